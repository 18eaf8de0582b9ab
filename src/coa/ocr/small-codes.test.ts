import bwipjs from 'bwip-js/node';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { blank, drawPage, pictureOf } from '../../../tests/support/drawn-page.ts';
import { type Grey, greyOf } from '../image/grey.ts';
import { ENLARGEMENT, enlargeSharply, findSmallCodes } from './small-codes.ts';

const SIZE = 44;
const [LEFT, TOP] = [603, 402];

/** A page of text with a code of 33 modules on `SIZE` pixels. */
async function pageWithCode(): Promise<Grey> {
  const png = await bwipjs.toBuffer({
    bcid: 'qrcode',
    text: 'https://partnerlab.example/verify?k=3KFEG35YQ8P7',
    scale: 6,
  });
  const lines = [40, 70, 100, 130].map((y) => [40, y, 'The results relate to the sample as it was received'] as const);
  const { image } = await drawPage(lines, { width: 900, height: 700 });
  const { data, info } = await sharp(await image.getBuffer('image/png'))
    .composite([{ input: await sharp(png).resize(SIZE, SIZE).toBuffer(), left: LEFT, top: TOP }])
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return greyOf({ width: info.width, height: info.height, rgba: new Uint8Array(data) });
}

test('a small code is found among text, and nothing else', async () => {
  const parts = findSmallCodes(await pageWithCode());
  expect(parts).toHaveLength(1);
  const [{ left, top, right, bottom }] = parts as [(typeof parts)[0]];
  for (const [edge, wanted] of [
    [left, LEFT],
    [top, TOP],
    [right, LEFT + SIZE],
    [bottom, TOP + SIZE],
  ] as const)
    expect(Math.abs(edge - wanted)).toBeLessThanOrEqual(8);
});

test('an empty picture and one of a single pixel have none', () => {
  expect(findSmallCodes(greyOf(pictureOf(blank(300, 300))))).toEqual([]);
  expect(findSmallCodes(greyOf(pictureOf(blank(1, 1))))).toEqual([]);
});

test('a picture that is busy all over holds no small code, however large it is', () => {
  const side = 4_000;
  const data = Uint8Array.from({ length: side * side }, (_, at) => (at * 2_654_435_761) >>> 24);
  expect(findSmallCodes({ width: side, height: side, data })).toEqual([]);
});

test('a part is enlarged with its margin, and its edges are steeper than they were', () => {
  const width = 40;
  const ramp = Uint8Array.from({ length: width * width }, (_, at) =>
    Math.max(60, Math.min(200, ((at % width) - 18) * 40)),
  );
  const part = { left: 12, top: 12, right: 28, bottom: 28 };
  const enlarged = enlargeSharply({ width, height: width, data: ramp }, part, 4);
  expect([enlarged.width, enlarged.height]).toEqual([24 * ENLARGEMENT, 24 * ENLARGEMENT]);
  const row = [...enlarged.data.subarray(0, enlarged.width)];
  expect(Math.min(...row)).toBeLessThan(60);
  expect(Math.max(...row)).toBeGreaterThan(200);
});

test('beyond the picture its edge goes on', () => {
  const plain: Grey = { width: 16, height: 16, data: new Uint8Array(256).fill(90) };
  const { data } = enlargeSharply(plain, { left: 0, top: 0, right: 16, bottom: 16 }, 5);
  expect(new Set(data)).toEqual(new Set([90]));
});
