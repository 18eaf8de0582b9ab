import sharp from 'sharp';
import { expect, test } from 'vitest';
import { decodeJpeg, decodeWebp } from './webassembly-decoders.ts';

const picture = () => sharp({ create: { width: 9, height: 6, channels: 3, background: '#c04020' } });
const CASES = [
  ['JPEG', decodeJpeg, () => picture().jpeg({ quality: 95 }).toBuffer()],
  ['WebP', decodeWebp, () => picture().webp({ lossless: true }).toBuffer()],
] as const;

test.each(CASES)('%s: size and pixels', async (_, decode, make) => {
  const { width, height, rgba } = await decode(await make());
  expect([width, height, rgba.length]).toEqual([9, 6, 9 * 6 * 4]);
  const [red, green, blue, alpha] = rgba;
  expect(Math.abs(red! - 0xc0) + Math.abs(green! - 0x40) + Math.abs(blue! - 0x20)).toBeLessThan(15);
  expect(alpha).toBe(255);
});

test.each(CASES)('%s: decodes a view into a larger buffer', async (_, decode, make) => {
  const file = await make();
  const larger = Buffer.concat([Buffer.alloc(100, 0xff), file, Buffer.alloc(100, 0xff)]);
  expect((await decode(larger.subarray(100, 100 + file.length))).width).toBe(9);
});

test.each(CASES)(
  '%s: what is none is refused, and the next picture is decoded all the same',
  async (_, decode, make) => {
    for (let round = 0; round < 3; round++) await expect(decode(Buffer.from('neither of the two'))).rejects.toThrow();
    expect((await decode(await make())).width).toBe(9);
  },
);

test.each(CASES)('%s: several at once do not mix', async (_, decode) => {
  const format = decode === decodeJpeg ? 'jpeg' : 'webp';
  const files = await Promise.all(
    [5, 6, 7, 8].map((width) =>
      sharp({ create: { width, height: 3, channels: 3, background: '#fff' } })
        [format]()
        .toBuffer(),
    ),
  );
  expect((await Promise.all(files.map((file) => decode(file)))).map(({ width }) => width)).toEqual([5, 6, 7, 8]);
});
