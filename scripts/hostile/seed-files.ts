import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { lines, testPdf } from '../../src/coa/testing/pdf.ts';
import { blank } from '../../tests/support/drawn-page.ts';

/** Small sound files of every kind, from which hostile ones are made. */
export async function seedFiles(): Promise<Buffer[]> {
  const page = () =>
    sharp({ create: { width: 48, height: 36, channels: 3, background: '#fff' } }).composite([
      { input: { create: { width: 20, height: 6, channels: 3, background: '#224' } }, left: 6, top: 8 },
    ]);
  const frames = await Promise.all(
    ['#fff', '#446'].map((background) =>
      sharp({ create: { width: 24, height: 16, channels: 4, background } })
        .png()
        .toBuffer(),
    ),
  );
  const animation = () => sharp(frames, { join: { animated: true } });
  return [
    await page().png().toBuffer(),
    await page().png({ progressive: true }).toBuffer(),
    await page().png({ palette: true }).toBuffer(),
    await page().toColourspace('rgb16').png().toBuffer(),
    await page().ensureAlpha(0.5).png().toBuffer(),
    await page()
      .withExif({ IFD0: { Software: 'Painter 1', Copyright: 'x'.repeat(40) } })
      .png()
      .toBuffer(),
    await page().jpeg().toBuffer(),
    await page().jpeg({ progressive: true }).toBuffer(),
    await page().toColourspace('cmyk').jpeg().toBuffer(),
    await page()
      .withExif({ IFD0: { Software: 'Painter 1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),
    await page().webp().toBuffer(),
    await page().webp({ lossless: true }).toBuffer(),
    await animation().webp().toBuffer(),
    await page().gif().toBuffer(),
    await animation().gif().toBuffer(),
    ...(await Promise.all(
      (['none', 'lzw', 'deflate', 'packbits', 'jpeg', 'ccittfax4'] as const).flatMap((compression) =>
        [{}, { tile: true, tileWidth: 32, tileHeight: 16 }].map((tiles) =>
          (compression === 'ccittfax4' ? page().greyscale().removeAlpha().toColourspace('b-w') : page())
            .tiff({ compression, ...tiles, ...(compression === 'ccittfax4' && { bitdepth: 1 as const }) })
            .toBuffer(),
        ),
      ),
    )),
    await blank(20, 12, 0x224466ff).getBuffer('image/bmp'),
    testPdf({ pages: [lines('Purity 99 %')], size: [100, 80] }),
    readFileSync('fixtures/containers/generated.png').subarray(0, 60_000),
  ];
}
