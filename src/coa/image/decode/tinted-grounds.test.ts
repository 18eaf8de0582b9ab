import { describe, expect, test } from 'vitest';
import { blank, drawPage, pictureOf } from '../../../../tests/support/drawn-page.ts';
import { type Grey, greyOf, shrink } from '../grey.ts';
import { flatten } from './flatten.ts';
import { findTintedGrounds } from './tinted-grounds.ts';

/** A table of two cells side by side in two rows, with the text close to the upper left corner of each. */
const CELLS = [
  [40, 40, 340, 90],
  [340, 40, 640, 90],
  [40, 90, 340, 140],
  [340, 90, 640, 140],
] as const;
const page = greyOf(
  (
    await drawPage(
      CELLS.map(
        ([left, top], index) => [left + 9, top + 8, ['Purity', '99.884%', 'Lot', 'FL010126S1'][index]!] as const,
      ),
      { width: 680, height: 400 },
    )
  ).picture,
);

/** The page with each cell on its own ground, under dark letters or light ones. */
function onGrounds(grounds: readonly number[], light = false): Grey {
  const data = page.data.slice();
  for (const [index, [left, top, right, bottom]] of CELLS.entries()) {
    const ground = grounds[index]!;
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const share = page.data[y * page.width + x]! / 255;
        data[y * page.width + x] = ground * share + (light ? 255 : 0) * (1 - share);
      }
    }
  }
  return { ...page, data };
}

/** Share of the pixels without ink on the plain page that are light, and of those of full ink that are dark. */
function agreement(flat: Grey): { paper: number; ink: number } {
  const share = (wanted: (value: number) => boolean, good: (value: number) => boolean): number => {
    const values = [...flat.data].filter((_, at) => wanted(page.data[at]!));
    return values.filter(good).length / values.length;
  };
  return {
    paper: share(
      (value) => value === 255,
      (value) => value > 225,
    ),
    ink: share(
      (value) => value < 40,
      (value) => value < 150,
    ),
  };
}

describe('letters come out, edges of cells do not', () => {
  test.each([
    ['dark on two tints', onGrounds([140, 210, 140, 210])],
    ['dark on a tint, beside white cells', onGrounds([170, 255, 170, 255])],
    ['white on dark cells, side by side', onGrounds([40, 0, 0, 40], true)],
    ['on grounds of four tints', onGrounds([150, 230, 200, 110])],
  ])('%s', (_, grey) => {
    const { paper, ink } = agreement(flatten(grey));
    expect(paper).toBeGreaterThan(0.999);
    expect(ink).toBeGreaterThan(0.98);
  });
});

test('dark letters on a white box laid over a tint, which they fill', async () => {
  const text = 'Commandmentwoman';
  const drawn = await drawPage([[60, 60, text]], { width: 520, height: 400 });
  const plain = greyOf(drawn.picture);
  const rows = Array.from({ length: plain.height }, (_, y) => y).filter((y) =>
    plain.data.subarray(y * plain.width, (y + 1) * plain.width).some((value) => value < 128),
  );
  const [top, bottom] = [rows[0]! - 5, rows.at(-1)! + 5];
  const right = 60 + drawn.boxes[0]![2] + 6;
  const data = plain.data.map((value, at) => {
    const [x, y] = [at % plain.width, Math.floor(at / plain.width)];
    const isInCell = y > 20 && y < 160;
    const isInBox = y >= top && y <= bottom && x >= 54 && x <= right;
    return isInCell && !isInBox ? Math.round((value * 216) / 255) : value;
  });
  const flat = flatten({ ...plain, data });
  const share = (isInk: boolean, good: (value: number) => boolean): number => {
    const values = [...flat.data].filter((_, at) => (isInk ? plain.data[at]! < 40 : plain.data[at]! === 255));
    return values.filter(good).length / values.length;
  };
  expect(share(false, (value) => value > 225)).toBeGreaterThan(0.99);
  expect(share(true, (value) => value < 150)).toBeGreaterThan(0.98);
});

test('white letters on a dark bar stand beside dark letters on white', () => {
  const grey = onGrounds([30, 30, 255, 255], true);
  for (let at = 90 * page.width; at < grey.data.length; at++) grey.data[at] = page.data[at]!;
  const { paper, ink } = agreement(flatten(grey));
  expect(paper).toBeGreaterThan(0.999);
  expect(ink).toBeGreaterThan(0.98);
});

describe('nothing is tinted', () => {
  test('on a plain page', () => {
    expect(findTintedGrounds(shrink(page, 4))).toBeNull();
  });

  test('by strokes of large letters', async () => {
    const { picture } = await drawPage([[20, 40, 'TEST REPORT']], { width: 600, height: 160, size: 64 });
    expect(findTintedGrounds(shrink(greyOf(picture), 4))).toBeNull();
  });

  test('by rules', () => {
    const image = blank(600, 200);
    image.scan(20, 60, 560, 7, (_x, _y, at) => image.bitmap.data.fill(0, at, at + 3));
    expect(findTintedGrounds(shrink(greyOf(pictureOf(image)), 4))).toBeNull();
  });
});

test('a pill with round ends is one ground up to its edge', () => {
  const small: Grey = { width: 80, height: 40, data: new Uint8Array(3200).fill(255) };
  const inPill = (x: number, y: number): boolean => Math.hypot(Math.max(20 - x, 0, x - 60), y - 20) < 8;
  for (let at = 0; at < 3200; at++) if (inPill(at % 80, Math.floor(at / 80))) small.data[at] = 200;
  const grounds = findTintedGrounds(small)!;
  expect(grounds).not.toBeNull();
  for (let at = 0; at < 3200; at++) {
    if (!inPill(at % 80, Math.floor(at / 80))) continue;
    expect(grounds.tinted[at]).toBe(1);
    expect(grounds.darkest[at]).toBe(200);
  }
  expect(grounds.tinted[0]).toBe(0);
});
