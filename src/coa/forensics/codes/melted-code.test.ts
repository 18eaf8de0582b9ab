import bwipjs from 'bwip-js/node';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { Random } from '../../../../scripts/certificates/random.ts';
import type { Grey } from '../../image/grey.ts';
import { readCodes } from '../../ocr/read-codes.ts';
import { createWorkerReader } from '../../ocr/worker-reader.ts';
import { isMelted } from './melted-code.ts';

const reader = createWorkerReader();
afterAll(() => reader.close());

/** Modules of the code that is drawn, and of its finders' corners. */
const MODULES = 33;
const CORNER = 8;
const MARGIN = 40;

/** A code of so many pixels a module, on white, its modules from {@link MARGIN} on. */
async function drawn(pixels: number): Promise<Grey> {
  const text = 'https://partnerlab.example/verify?t=89260&k=3KFEG35YQ8P7';
  const png = await bwipjs.toBuffer({ bcid: 'qrcode', text, scale: 1 });
  const { data, info } = await sharp(png)
    .flatten({ background: 'white' })
    .greyscale()
    .trim()
    .resize({ width: MODULES * pixels, kernel: 'nearest' })
    .extend({ top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: 'white' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const stride = data.length / (info.width * info.height);
  return { width: info.width, height: info.height, data: Uint8Array.from(data.filter((_, at) => at % stride === 0)) };
}

/** What lies between the finders, each pixel taken from a place that drifts away by up to a module and a half. */
function melted(picture: Grey, pixels: number): Grey {
  const random = new Random('melted');
  const [phase, turn] = [random.next() * 6, random.next() * 6];
  const reach = 1.5 * pixels;
  return between(picture, pixels, (x, y) => {
    const fromX = x + reach * Math.sin((y / pixels) * 1.1 + phase + Math.cos(x / pixels));
    const fromY = y + reach * Math.sin((x / pixels) * 1.3 + turn + Math.cos(y / pixels));
    return picture.data[Math.round(fromY) * picture.width + Math.round(fromX)]!;
  });
}

/** A picture with what lies between the finders changed, pixel by pixel. */
function between(picture: Grey, pixels: number, shadeOf: (x: number, y: number, shade: number) => number): Grey {
  const data = picture.data.slice();
  for (let y = MARGIN; y < MARGIN + MODULES * pixels; y++)
    for (let x = MARGIN; x < MARGIN + MODULES * pixels; x++) {
      const [column, row] = [Math.floor((x - MARGIN) / pixels), Math.floor((y - MARGIN) / pixels)];
      const isFar = (at: number): boolean => at >= MODULES - CORNER;
      const inCorner =
        (column < CORNER && row < CORNER) || (isFar(column) && row < CORNER) || (column < CORNER && isFar(row));
      if (!inCorner) data[y * picture.width + x] = shadeOf(x, y, data[y * picture.width + x]!);
    }
  return { ...picture, data };
}

async function blurred(picture: Grey, sigma: number): Promise<Grey> {
  const { width, height } = picture;
  const data = await sharp(picture.data, { raw: { width, height, channels: 1 } })
    .blur(sigma)
    .extractChannel(0)
    .raw()
    .toBuffer();
  return { width, height, data: Uint8Array.from(data) };
}

/** Whether one of the codes that were found and not decoded is melted; null where none was. */
async function judged(picture: Grey): Promise<boolean | null> {
  const { undecoded } = await readCodes(picture, reader);
  return undecoded.length === 0 ? null : undecoded.some((code) => isMelted(picture, code));
}

/** The code as the reader would place it, for what it finds no code in. */
const placed = ({ width, height }: Grey) => ({
  modules: MODULES,
  corners: [
    [MARGIN, MARGIN],
    [width - MARGIN, MARGIN],
    [width - MARGIN, height - MARGIN],
    [MARGIN, height - MARGIN],
  ].map(([x, y]) => [x!, y!] as [number, number]),
});

describe('a code that cannot be decoded', () => {
  test.each([4, 7])('is melted where sharp finders stand around no grid, %d pixels a module', async (pixels) => {
    expect(await judged(melted(await drawn(pixels), pixels))).toBe(true);
  });

  test('is not where something lies over part of it', async () => {
    const code = await drawn(5);
    const covered = between(code, 5, (x, y, shade) => (Math.hypot(x - 130, y - 130) < 55 ? 255 : shade));
    expect(await judged(covered)).toBe(false);
  });

  test('is not where all of it is shaded', async () => {
    const shaded = between(await drawn(5), 5, (x, _y, shade) => (x % 60 < 30 ? 110 + shade / 3 : shade));
    expect(isMelted(shaded, placed(shaded))).toBe(false);
  });

  test('is not where it is blurred, finders and all', async () => {
    const blur = await blurred(melted(await drawn(5), 5), 2.5);
    expect(isMelted(blur, placed(blur))).toBe(false);
  });

  test('is not where its modules are too small to be told', async () => {
    const large = melted(await drawn(4), 4);
    expect(isMelted(large, placed(large))).toBe(true);
    // The same number of pixels for twice as many modules a side is too few for each.
    expect(isMelted(large, { ...placed(large), modules: 2 * MODULES - 1 })).toBe(false);
    const small = melted(await drawn(2), 2);
    expect(isMelted(small, placed(small))).toBe(false);
  });

  test('is none where it can be decoded', async () => {
    const code = await drawn(5);
    expect(await readCodes(code, reader)).toMatchObject({ read: [{ format: 'QRCode' }], undecoded: [] });
    expect(isMelted(code, placed(code))).toBe(false);
  });
});
