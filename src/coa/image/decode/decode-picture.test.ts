import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { blank } from '../../../../tests/support/drawn-page.ts';
import { CheckError } from '../../errors.ts';
import { decodePicture, type Picture } from './decode-picture.ts';

const WIDTH = 24;
const HEIGHT = 16;
const CORNERS = ['#d01010', '#10b010', '#1020d0', '#e0d020'] as const;

/** Four colours, one a quarter, clockwise from the upper left, so that every turn shows. */
function quarters(): Sharp {
  const part = (background: string) => ({
    create: { width: WIDTH / 2, height: HEIGHT / 2, channels: 3 as const, background },
  });
  const at = [
    [0, 0],
    [WIDTH / 2, 0],
    [WIDTH / 2, HEIGHT / 2],
    [0, HEIGHT / 2],
  ] as const;
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#fff' } }).composite(
    CORNERS.map((colour, index) => ({ input: part(colour), left: at[index]![0], top: at[index]![1] })),
  );
}

function pixel(picture: Picture, x: number, y: number): number[] {
  return [...picture.rgba.subarray((y * picture.width + x) * 4, (y * picture.width + x) * 4 + 4)];
}

/** Which colour of the four stands in each corner, clockwise from the upper left. */
function corners(picture: Picture): (number | undefined)[] {
  const { width, height } = picture;
  const near = (at: number[]) =>
    CORNERS.findIndex((colour) =>
      [1, 3, 5].every((start, channel) => Math.abs(parseInt(colour.slice(start, start + 2), 16) - at[channel]!) < 60),
    );
  return [
    [3, 3],
    [width - 4, 3],
    [width - 4, height - 4],
    [3, height - 4],
  ].map(([x, y]) => near(pixel(picture, x!, y!)));
}

describe('decodes', () => {
  test.each([
    ['png', 'PNG', () => quarters().png()],
    ['png', 'PNG, interlaced', () => quarters().png({ progressive: true })],
    ['png', 'PNG with a palette', () => quarters().png({ palette: true })],
    ['png', 'PNG, 16 bits a channel', () => quarters().toColourspace('rgb16').png()],
    ['jpeg', 'JPEG', () => quarters().jpeg({ quality: 95 })],
    ['jpeg', 'JPEG, progressive', () => quarters().jpeg({ quality: 95, progressive: true })],
    ['jpeg', 'JPEG, colours halved', () => quarters().jpeg({ quality: 95, chromaSubsampling: '4:2:0' })],
    ['webp', 'WebP', () => quarters().webp({ quality: 95 })],
    ['webp', 'WebP, lossless', () => quarters().webp({ lossless: true })],
    ['gif', 'GIF', () => quarters().gif()],
    ['tiff', 'TIFF', () => quarters().tiff({ compression: 'none' })],
    ['tiff', 'TIFF, LZW', () => quarters().tiff({ compression: 'lzw' })],
    ['tiff', 'TIFF, deflate', () => quarters().tiff({ compression: 'deflate' })],
  ] as const)('%s: %s', async (format, _, make) => {
    const picture = await decodePicture(await make().toBuffer());
    expect(picture).toMatchObject({ format, width: WIDTH, height: HEIGHT });
    expect(picture.rgba).toHaveLength(WIDTH * HEIGHT * 4);
    expect(corners(picture)).toEqual([0, 1, 2, 3]);
  });

  test('bmp: BMP', async () => {
    const picture = await decodePicture(await blank(7, 5, 0x1020d0ff).getBuffer('image/bmp'));
    expect(picture).toMatchObject({ format: 'bmp', width: 7, height: 5 });
    expect(pixel(picture, 3, 3)).toEqual([0x10, 0x20, 0xd0, 255]);
  });

  test('a picture of one pixel', async () => {
    const picture = await decodePicture(await blank(1, 1, 0x203040ff).getBuffer('image/png'));
    expect([picture.width, picture.height, ...pixel(picture, 0, 0)]).toEqual([1, 1, 0x20, 0x30, 0x40, 255]);
  });

  test('one bit a pixel', async () => {
    const bytes = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#fff' } })
      .composite([{ input: { create: { width: 8, height: 16, channels: 3, background: '#000' } }, left: 0, top: 0 }])
      .toColourspace('b-w')
      .png({ palette: true, colours: 2 })
      .toBuffer();
    const picture = await decodePicture(bytes);
    expect([pixel(picture, 2, 2), pixel(picture, 13, 13)]).toEqual([
      [0, 0, 0, 255],
      [255, 255, 255, 255],
    ]);
  });

  test('grey', async () => {
    const grey = () =>
      sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#707070' } }).toColourspace('b-w');
    for (const bytes of [
      await grey().jpeg().toBuffer(),
      await grey().png().toBuffer(),
      await grey().webp().toBuffer(),
    ]) {
      const [red, green, blue] = pixel(await decodePicture(bytes), 3, 3);
      expect([green, blue]).toEqual([red, red]);
    }
  });

  test('CMYK: white stays light, black stays dark', async () => {
    const page = sharp({ create: { width: 32, height: 32, channels: 3, background: '#fff' } }).composite([
      { input: { create: { width: 16, height: 32, channels: 3, background: '#000' } }, left: 0, top: 0 },
    ]);
    const picture = await decodePicture(await page.toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer());
    expect(Math.max(...pixel(picture, 4, 16).slice(0, 3))).toBeLessThan(90);
    expect(Math.min(...pixel(picture, 28, 16).slice(0, 3))).toBeGreaterThan(200);
  });

  test('what is transparent as laid on white', async () => {
    const picture = await decodePicture(
      await sharp({ create: { width: 4, height: 4, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
        .png()
        .toBuffer(),
    );
    expect(pixel(picture, 1, 1)).toEqual([255, 255, 255, 255]);
    const half = await decodePicture(
      await sharp({ create: { width: 4, height: 4, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } } })
        .png()
        .toBuffer(),
    );
    expect(pixel(half, 1, 1)[0]).toBeGreaterThan(120);
    expect(pixel(half, 1, 1)[0]).toBeLessThan(135);
  });

  test('the first frame of an animated GIF', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 20, height: 12, channels: 3, background } })
        .png()
        .toBuffer();
    const bytes = await sharp([await frame('#d01010'), await frame('#10b010')], { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(bytes).metadata()).pages).toBe(2);
    const picture = await decodePicture(bytes);
    expect(picture).toMatchObject({ format: 'gif', width: 20, height: 12 });
    const [red, green] = pixel(picture, 10, 6);
    expect(red).toBeGreaterThan(180);
    expect(green).toBeLessThan(60);
  });

  test('does not write into the bytes it was given', async () => {
    for (const bytes of [
      await blank(4, 4, 0x00000000).getBuffer('image/bmp'),
      await blank(4, 4, 0x00000000).getBuffer('image/png'),
      await quarters().webp().toBuffer(),
    ]) {
      const before = Buffer.from(bytes);
      await decodePicture(bytes);
      expect(bytes.equals(before)).toBe(true);
    }
  });
});

describe('turns by EXIF orientation', () => {
  // What stands in the corners of the file, by the orientation that makes 0, 1, 2, 3 of it.
  test.each([
    [1, [0, 1, 2, 3], false],
    [2, [1, 0, 3, 2], false],
    [3, [2, 3, 0, 1], false],
    [4, [3, 2, 1, 0], false],
    [5, [0, 3, 2, 1], true],
    [6, [3, 0, 1, 2], true],
    [7, [2, 1, 0, 3], true],
    [8, [1, 2, 3, 0], true],
  ] as const)('%d', async (orientation, upright, turned) => {
    const picture = await decodePicture(
      await quarters().jpeg({ quality: 95 }).withMetadata({ orientation }).toBuffer(),
    );
    expect([picture.width, picture.height]).toEqual(turned ? [HEIGHT, WIDTH] : [WIDTH, HEIGHT]);
    expect(corners(picture)).toEqual(upright);
  });
});

describe('refuses', () => {
  const refusal = (bytes: Uint8Array) =>
    decodePicture(bytes).then(
      () => null,
      (error: unknown) => error,
    );

  test.each(['genuine-jpeg.jpg', 'genuine-png.png', 'reallab.webp'])('%s cut in the middle', async (file) => {
    const whole = readFileSync(`fixtures/certificates/${file}`);
    const error = await refusal(whole.subarray(0, whole.length / 2));
    expect(error).toBeInstanceOf(CheckError);
    expect(error).toMatchObject({ kind: 'undecodable', message: expect.stringContaining('damaged') });
  });

  test.each(['gif', 'tiff'] as const)('a %s cut in the middle', async (format) => {
    const noise = await sharp({
      create: {
        width: 64,
        height: 64,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      [format]()
      .toBuffer();
    expect(await refusal(noise.subarray(0, noise.length / 2))).toMatchObject({ kind: 'undecodable' });
  });

  test('a bitmap cut in the middle', async () => {
    const bytes = await blank(40, 40, 0x1020d0ff).getBuffer('image/bmp');
    expect(await refusal(bytes.subarray(0, bytes.length / 2))).toMatchObject({ kind: 'undecodable' });
  });

  test('a PNG with its pixels overwritten', async () => {
    const bytes = await quarters().png().toBuffer();
    bytes.fill(0xaa, bytes.indexOf('IDAT') + 4, bytes.length - 16);
    expect(await refusal(bytes)).toMatchObject({ kind: 'undecodable' });
  });

  test('what is no picture, or too large, before decoding', async () => {
    expect(await refusal(Buffer.from('%PDF-1.7'))).toMatchObject({ kind: 'unsupported-type' });
    const header = await quarters().png().toBuffer();
    header.writeUInt32BE(30_000, 16);
    header.writeUInt32BE(30_000, 20);
    expect(await refusal(header)).toMatchObject({ kind: 'too-large' });
  });
});
