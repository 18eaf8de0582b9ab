import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { BUDGETS } from '../../budgets.ts';
import { pngChunk } from '../../testing/png.ts';
import { decodePicture, type Picture } from './decode-picture.ts';
import { scaleFactor } from './scale-factor.ts';

/** A page too large to be decoded as it is, grey above and red below on the left, white on the right. */
const [WIDTH, HEIGHT] = [5_200, 5_000];
const [GREY, RED] = [
  [128, 128, 128],
  [200, 40, 40],
] as const;

function page(): Sharp {
  const half = (colour: readonly [number, number, number], top: number) => ({
    input: {
      create: {
        width: WIDTH / 2,
        height: HEIGHT / 2,
        channels: 3 as const,
        background: { r: colour[0], g: colour[1], b: colour[2] },
      },
    },
    left: 0,
    top,
  });
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#ffffff' } }).composite([
    half(GREY, 0),
    half(RED, HEIGHT / 2),
  ]);
}

function pixel({ width, rgba }: Picture, x: number, y: number): number[] {
  return [...rgba.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
}

function expectNear(found: number[], wanted: readonly number[]): void {
  for (const [channel, value] of wanted.entries()) expect(Math.abs(found[channel]! - value)).toBeLessThan(8);
  expect(found[3]).toBe(255);
}

test.each([
  ['a JPEG', (picture: Sharp) => picture.jpeg({ quality: 80 })],
  ['a progressive JPEG', (picture: Sharp) => picture.jpeg({ quality: 80, progressive: true })],
  ['a PNG', (picture: Sharp) => picture.png({ compressionLevel: 1 })],
  ['a PNG of a palette', (picture: Sharp) => picture.png({ palette: true, colours: 4 })],
  ['a PNG with alpha', (picture: Sharp) => picture.ensureAlpha().png({ compressionLevel: 1, adaptiveFiltering: true })],
  ['a WebP', (picture: Sharp) => picture.webp({ quality: 60, effort: 0 })],
] as const)('%s of 26 million pixels is decoded at half its size', async (_, save) => {
  const picture = await decodePicture(await save(page()).toBuffer());
  expect([picture.width, picture.height]).toEqual([WIDTH / 2, HEIGHT / 2]);
  expectNear(pixel(picture, 100, 100), GREY);
  expectNear(pixel(picture, 100, HEIGHT / 2 - 100), RED);
  // A JPEG is drawn in two bands, which meet where the colours do.
  expectNear(pixel(picture, 100, HEIGHT / 4 - 8), GREY);
  expectNear(pixel(picture, 100, HEIGHT / 4 + 8), RED);
  expectNear(pixel(picture, WIDTH / 2 - 100, 100), [255, 255, 255]);
});

test('a large JPEG is turned by its EXIF orientation, and grey ones stay grey', async () => {
  const turned = await decodePicture(await page().greyscale().jpeg().withMetadata({ orientation: 6 }).toBuffer());
  expect([turned.width, turned.height]).toEqual([HEIGHT / 2, WIDTH / 2]);
  expectNear(pixel(turned, HEIGHT / 2 - 100, 100), GREY);
  expectNear(pixel(turned, 100, WIDTH / 2 - 100), [255, 255, 255]);
});

test('the factor leaves no more pixels than are wanted, and small pictures as they are', () => {
  expect(scaleFactor({ width: 5_000, height: 5_000 })).toBe(1);
  expect(scaleFactor({ width: 8_160, height: 6_144 })).toBe(2);
  expect(BUDGETS.scaledPixels / 4).toBeLessThanOrEqual(BUDGETS.scaledToPixels);
});

describe('refused is', () => {
  const header = (width: number, height: number, interlaced = 0): Buffer => {
    const bytes = Buffer.alloc(13);
    bytes.writeUInt32BE(width, 0);
    bytes.writeUInt32BE(height, 4);
    bytes.set([8, 0, 0, 0, interlaced], 8);
    return bytes;
  };
  const png = (head: Buffer, data: Buffer): Buffer =>
    Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      pngChunk('IHDR', head),
      pngChunk('IDAT', data),
      pngChunk('IEND', ''),
    ]);
  const zeros = deflateSync(Buffer.alloc(1_000_000));

  test.each([
    ['a large PNG that ends before its last row', png(header(WIDTH, HEIGHT), zeros), 'undecodable'],
    ['a large interlaced PNG', png(header(WIDTH, HEIGHT, 1), zeros), 'too-large'],
    ['a PNG of more pixels than any', png(header(9_000, 9_000), zeros), 'too-large'],
  ])('%s', async (_, bytes, kind) => {
    await expect(decodePicture(bytes)).rejects.toMatchObject({ kind });
  });

  test('a large JPEG that breaks off, and one of four colours', async () => {
    const jpeg = await page().jpeg().toBuffer();
    await expect(decodePicture(jpeg.subarray(0, jpeg.length >> 1))).rejects.toMatchObject({ kind: 'undecodable' });
    const four = await sharp({ create: { width: 52, height: 50, channels: 3, background: '#ffffff' } })
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer();
    // It says itself that it is large: to pack as many pixels of four colours takes seconds.
    const frame = four.indexOf(Buffer.from([0xff, 0xc0]));
    four.writeUInt16BE(HEIGHT, frame + 5);
    four.writeUInt16BE(WIDTH, frame + 7);
    await expect(decodePicture(four)).rejects.toMatchObject({ kind: 'too-large' });
  });

  test('a large lossless WebP', async () => {
    const lossless = await page().webp({ lossless: true, effort: 0 }).toBuffer();
    await expect(decodePicture(lossless)).rejects.toMatchObject({ kind: 'too-large' });
  });
});
