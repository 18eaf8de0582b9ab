import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { decodePicture } from './decode-picture.ts';

const WIDTH = 90;
const HEIGHT = 70;
const noise = () =>
  sharp({
    create: {
      width: WIDTH,
      height: HEIGHT,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 50 },
    },
  });
const raw = await noise().removeAlpha().raw().toBuffer();
const picture = () => sharp(raw, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });

describe('a TIFF is decoded pixel by pixel', () => {
  test.each(
    (['none', 'lzw', 'deflate', 'packbits'] as const).flatMap((compression) =>
      (['none', 'horizontal'] as const).map((predictor) => ({ compression, predictor })),
    ),
  )('$compression, predictor $predictor', async ({ compression, predictor }) => {
    const { rgba } = await decodePicture(await picture().tiff({ compression, predictor }).toBuffer());
    const rgb = Buffer.from(rgba.filter((_, index) => index % 4 !== 3));
    expect(rgb.equals(raw)).toBe(true);
  });

  test('of one colour, so that codes are longest', async () => {
    const flat = await sharp({ create: { width: 600, height: 500, channels: 3, background: '#204060' } })
      .tiff({ compression: 'lzw', predictor: 'none' })
      .toBuffer();
    const { rgba } = await decodePicture(flat);
    expect([...rgba.subarray(-4)]).toEqual([0x20, 0x40, 0x60, 255]);
  });
});

test('of several pages the first is read, whatever the others claim', async () => {
  const frames = await Promise.all(
    ['#d01010', '#10b010'].map((background) =>
      sharp({ create: { width: 20, height: 12, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const { rgba, width, height } = await decodePicture(
    await sharp(frames, { join: { animated: true } })
      .tiff({ compression: 'lzw' })
      .toBuffer(),
  );
  expect([width, height, ...rgba.subarray(0, 3)]).toEqual([20, 12, 0xd0, 0x10, 0x10]);
});

test.each(['jpeg', 'tiles'])('%s inside is said to be unreadable', async (kind) => {
  const bytes = await picture()
    .tiff(kind === 'jpeg' ? { compression: 'jpeg' } : { tile: true, tileWidth: 32, tileHeight: 32 })
    .toBuffer();
  await expect(decodePicture(bytes)).rejects.toMatchObject({
    kind: 'undecodable',
    message: expect.stringContaining('Save the picture as PNG or JPEG'),
  });
});
