import sharp from 'sharp';
import { expect, test } from 'vitest';
import { decodeGif } from './decode-gif.ts';

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });

test.each([
  ['noise, so that the table fills and starts again', () => noise(300, 200)],
  [
    'one colour, so that codes are longest',
    () => sharp({ create: { width: 400, height: 300, channels: 3, background: '#204060' } }),
  ],
  [
    'two colours',
    () =>
      sharp({ create: { width: 61, height: 33, channels: 3, background: '#fff' } }).composite([
        { input: { create: { width: 20, height: 9, channels: 3, background: '#000' } }, left: 7, top: 5 },
      ]),
  ],
])('%s: every pixel is as another decoder has it, in rows and interlaced', async (_name, make) => {
  for (const interlace of [false, true]) {
    const file = await make().gif({ progressive: interlace }).toBuffer();
    const theirs = await sharp(file).ensureAlpha().raw().toBuffer();
    const ours = decodeGif(file);
    expect(Buffer.from(ours.rgba).equals(theirs)).toBe(true);
  }
});

test('what is transparent stays so', async () => {
  const file = await sharp({
    create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([{ input: { create: { width: 5, height: 5, channels: 4, background: '#f00' } }, left: 2, top: 3 }])
    .gif()
    .toBuffer();
  const { rgba, width } = decodeGif(file);
  const alpha = (x: number, y: number) => rgba[(y * width + x) * 4 + 3];
  expect([alpha(0, 0), alpha(3, 4), alpha(10, 10)]).toEqual([0, 255, 0]);
});

test('a frame beside its canvas, codes that refer ahead, and a file that breaks off throw', async () => {
  const file = await noise(40, 30).gif().toBuffer();
  const beside = Buffer.from(file);
  beside.writeUInt16LE(1, file.lastIndexOf(Buffer.from([0x2c, 0, 0, 0, 0])) + 1);
  expect(() => decodeGif(beside)).toThrow('canvas');
  expect(() => decodeGif(Buffer.from(file).fill(0xff, file.length - 60, file.length - 10))).toThrow();
  for (const share of [0.1, 0.5, 0.95]) expect(() => decodeGif(file.subarray(0, file.length * share))).toThrow();
});
