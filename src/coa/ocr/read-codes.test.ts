import bwipjs from 'bwip-js/node';
import sharp, { type Sharp } from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { blank, drawPage, pictureOf } from '../../../tests/support/drawn-page.ts';
import { type Grey, greyOf } from '../image/grey.ts';
import { type Code, readCodes } from './read-codes.ts';
import { createWorkerReader } from './worker-reader.ts';

const reader = createWorkerReader();
afterAll(() => reader.close());
const codesOf = async (picture: Grey): Promise<Code[]> => (await readCodes(picture, reader)).read;

const ADDRESS = 'https://partnerlab.example/verify?t=89260&k=3KFEG35YQ8P7';
const code = (text: string, scale = 4, bcid = 'qrcode') =>
  bwipjs.toBuffer({ bcid, text, scale, ...(bcid === 'code128' ? { height: 12 } : {}) });

/** A page with codes on it, perhaps changed as pictures are. */
async function page(
  codes: readonly (readonly [x: number, y: number, png: Buffer])[],
  change: (image: Sharp) => Sharp = (image) => image,
) {
  const { image } = await drawPage([[40, 40, 'Scan to verify this report']], { width: 900, height: 700 });
  const png = await sharp(await image.getBuffer('image/png'))
    .composite(codes.map(([left, top, input]) => ({ input, left, top })))
    .png()
    .toBuffer();
  const { data, info } = await change(sharp(png)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return greyOf({ width: info.width, height: info.height, rgba: new Uint8Array(data) });
}

describe('reads', () => {
  test('a QR code, with its place', async () => {
    const png = await code(ADDRESS);
    const size = (await sharp(png).metadata()).width;
    const [found, ...others] = await codesOf(await page([[600, 400, png]]));
    expect(others).toEqual([]);
    expect(found).toMatchObject({ format: 'QRCode', text: ADDRESS });
    const [x, y, width, height] = found!.box;
    for (const [got, wanted] of [
      [x, 600],
      [y, 400],
      [width, size],
      [height, size],
    ] as const)
      expect(Math.abs(got - wanted)).toBeLessThan(size * 0.1);
  });

  test('several of different kinds', async () => {
    const found = await codesOf(
      await page([
        [60, 150, await code(ADDRESS)],
        [600, 150, await code('https://quarrybank.example/1')],
        [60, 550, await code('LOT35822', 2, 'code128')],
        [600, 480, await code('HA-260312-028', 4, 'datamatrix')],
      ]),
    );
    expect(found.map(({ text }) => text).sort()).toEqual(
      ['HA-260312-028', 'LOT35822', ADDRESS, 'https://quarrybank.example/1'].sort(),
    );
  });

  test.each([
    ['small', (image: Sharp) => image.resize({ width: 480 })],
    ['of one and a third pixels a module', (image: Sharp) => image.resize({ width: 300 })],
    ['turned', (image: Sharp) => image.rotate(12, { background: '#fff' })],
    ['on its head', (image: Sharp) => image.rotate(180)],
    ['recompressed', (image: Sharp) => image.jpeg({ quality: 40 })],
    ['blurred', (image: Sharp) => image.blur(1.2)],
    ['dimmed', (image: Sharp) => image.linear(0.4, 60)],
    [
      'skewed',
      (image: Sharp) =>
        image.affine(
          [
            [1, 0.15],
            [0.05, 0.95],
          ],
          { background: '#fff' },
        ),
    ],
    ['white on black', (image: Sharp) => image.negate({ alpha: false })],
  ])('a code that is %s', async (_, change) => {
    expect((await codesOf(await page([[600, 400, await code(ADDRESS)]], change))).map(({ text }) => text)).toEqual([
      ADDRESS,
    ]);
  });
});

test('a small code is placed where it stands', async () => {
  const small = (image: Sharp): Sharp => image.resize({ width: 300 });
  const [found] = await codesOf(await page([[600, 400, await code(ADDRESS)]], small));
  const [x, y] = found!.box;
  expect(Math.abs(x - 200)).toBeLessThan(5);
  expect(Math.abs(y - 133)).toBeLessThan(5);
});

test('the same text twice is one code', async () => {
  const png = await code(ADDRESS);
  expect(
    await codesOf(
      await page([
        [60, 200, png],
        [600, 400, png],
      ]),
    ),
  ).toHaveLength(1);
});

test('a page without codes, an empty one and one of a single pixel have none', async () => {
  expect(await codesOf(await page([]))).toEqual([]);
  expect(await codesOf(greyOf(pictureOf(blank(300, 300))))).toEqual([]);
  expect(await codesOf(greyOf(pictureOf(blank(1, 1))))).toEqual([]);
});

test('a very long text is cut', async () => {
  const [found] = await codesOf(await page([[40, 100, await code('A'.repeat(1_500), 2)]]));
  expect(found!.text).toBe('A'.repeat(1_000));
});
