import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { UNPACK } from './unpack-piece.ts';

/** 60 by 50 pixels of noise as one packed strip: what stands between the head and the directory. */
const pixels = await sharp({
  create: { width: 60, height: 50, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 50 } },
})
  .removeAlpha()
  .raw()
  .toBuffer();
const strip = async (compression: 'lzw' | 'packbits') => {
  const file = await sharp(pixels, { raw: { width: 60, height: 50, channels: 3 } })
    .tiff({ compression, predictor: 'none', rowsPerStrip: 50 } as object)
    .toBuffer();
  return file.subarray(8, file.readUInt32LE(4));
};
const packed: readonly (readonly [string, number, Buffer])[] = [
  ['nothing', 1, pixels],
  ['LZW', 5, await strip('lzw')],
  ['deflate', 8, deflateSync(pixels)],
  ['PackBits', 32773, await strip('packbits')],
];

/** Bytes that come out, or 'throws'. */
function unpacked(compression: number, bytes: Buffer, most: number): number | 'throws' {
  try {
    return UNPACK[compression]!(bytes, most).length;
  } catch {
    return 'throws';
  }
}

test.each(packed)(
  'packed with %s: a strip cut short gives less, or throws; none gives more than asked for',
  (_name, compression, bytes) => {
    for (const share of [0, 0.1, 0.5])
      expect([0, 'throws', ...Array(pixels.length).keys()]).toContain(
        unpacked(compression, bytes.subarray(0, bytes.length * share), pixels.length),
      );
    const little = unpacked(compression, bytes, 100);
    expect(little === 'throws' || little <= 100).toBe(true);
  },
);

test('codes that refer to entries that do not exist yet throw', () => {
  expect(unpacked(5, Buffer.from([0x80, 0x7f, 0xff, 0xff]), 1_000)).toBe('throws');
});
