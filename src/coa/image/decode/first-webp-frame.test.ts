import sharp from 'sharp';
import { expect, test } from 'vitest';
import { decodePicture } from './decode-picture.ts';
import { firstWebpFrame } from './first-webp-frame.ts';

const frame = (background: string, alpha = 1) =>
  sharp({ create: { width: 40, height: 24, channels: 4, background } })
    .ensureAlpha(alpha)
    .png()
    .toBuffer();
const animation = async (...backgrounds: string[]) =>
  sharp(await Promise.all(backgrounds.map((background) => frame(background))), { join: { animated: true } });

test.each([true, false])('the first frame of an animation is read (lossless: %s)', async (lossless) => {
  const bytes = await (await animation('#d01010', '#10b010')).webp({ lossless, quality: 95 }).toBuffer();
  expect((await sharp(bytes).metadata()).pages).toBe(2);
  const { width, height, rgba } = await decodePicture(bytes);
  expect([width, height]).toEqual([40, 24]);
  expect(rgba[0]).toBeGreaterThan(180);
  expect(rgba[1]).toBeLessThan(60);
});

test('a frame stands where it lies on the canvas; the rest is white', async () => {
  const bytes = await (await animation('#d01010', '#10b010')).webp({ lossless: true }).toBuffer();
  // The canvas grows by 8 to the right and 4 downwards, the first frame moves 4 to the right.
  bytes.writeUIntLE(47, 24, 3);
  bytes.writeUIntLE(27, 27, 3);
  bytes.writeUIntLE(2, bytes.indexOf('ANMF') + 8, 3);
  const { width, height, rgba } = await decodePicture(bytes);
  const at = (x: number, y: number) => [...rgba.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)];
  expect([width, height]).toEqual([48, 28]);
  expect([at(3, 0), at(4, 0), at(43, 23), at(44, 0), at(4, 24)]).toEqual([
    [255, 255, 255],
    [0xd0, 0x10, 0x10],
    [0xd0, 0x10, 0x10],
    [255, 255, 255],
    [255, 255, 255],
  ]);
});

test('a frame beside the canvas, or larger than its own header, is damaged', async () => {
  const bytes = await (await animation('#d01010', '#10b010')).webp({ lossless: true }).toBuffer();
  const at = bytes.indexOf('ANMF') + 8;
  const beside = Buffer.from(bytes);
  beside.writeUIntLE(1, at, 3);
  await expect(decodePicture(beside)).rejects.toMatchObject({ kind: 'undecodable' });
  const lying = Buffer.from(bytes);
  lying.writeUIntLE(9, at + 6, 3);
  await expect(decodePicture(lying)).rejects.toMatchObject({ kind: 'undecodable' });
});

test('a still picture has no frames', async () => {
  expect(
    firstWebpFrame(
      await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
        .webp()
        .toBuffer(),
    ),
  ).toBeNull();
});
