import { describe, expect, test } from 'vitest';
import { type DrawnPage, drawPage } from '../../../../tests/support/drawn-page.ts';
import { type Grey, greyOf } from '../grey.ts';
import { removeRules } from './remove-rules.ts';

const LETTERS = 24;
const TEXT = [
  [60, 40, 'Client Humber Molecular'],
  [60, 120, 'LIMIT ILL 1l1 HPLC 99.35 %'],
  [60, 200, 'Batch LOT35822'],
] as const;

async function page(draw: (grey: Grey) => void = () => undefined): Promise<{ grey: Grey; drawn: DrawnPage }> {
  const drawn = await drawPage(TEXT, { width: 640, height: 280 });
  const grey = greyOf(drawn.picture);
  draw(grey);
  return { grey, drawn };
}

function fill({ width, data }: Grey, left: number, top: number, right: number, bottom: number): void {
  for (let y = top; y < bottom; y++) data.fill(0, y * width + left, y * width + right);
}

const ink = ({ data }: Grey) => data.reduce((sum, value) => sum + (value < 128 ? 1 : 0), 0);
const inkIn = ({ width, data }: Grey, [x, y, w, h]: readonly number[]) => {
  let count = 0;
  for (let row = y!; row < y! + h!; row++)
    for (let column = x!; column < x! + w!; column++) if (data[row * width + column]! < 128) count++;
  return count;
};

test('text without rules stays as it is', async () => {
  const { grey } = await page();
  const before = ink(grey);
  removeRules(grey, LETTERS);
  expect(ink(grey)).toBeGreaterThan(before * 0.985);
});

test('a rule printed pale goes, a tint of the paper stays', () => {
  const [width, height] = [300, 60];
  const ruled = (level: number) => {
    const data = new Uint8Array(width * height).fill(255);
    data.fill(level, 30 * width, 32 * width);
    removeRules({ width, height, data }, LETTERS);
    return data.every((value) => value === 255);
  };
  expect(ruled(160)).toBe(true);
  expect(ruled(192)).toBe(false);
});

test('the stems of a heading stay, though they are longer than letters of the text are high', async () => {
  const [x, y, tall] = [600, 40, 80];
  const stem = [x, y, 9, tall] as const;
  const { grey } = await page((drawn) => fill(drawn, x, y, x + 9, y + tall));
  removeRules(grey, LETTERS);
  expect(inkIn(grey, stem)).toBe(9 * tall);
  const { grey: ruled } = await page((drawn) => fill(drawn, x, y, x + 3, y + tall));
  removeRules(ruled, LETTERS);
  expect(inkIn(ruled, [x, y, 3, tall])).toBe(0);
});

describe('rules go, letters stay', () => {
  test.each([
    ['a line between rows', (grey: Grey) => fill(grey, 20, 100, 620, 102)],
    ['a thicker line', (grey: Grey) => fill(grey, 20, 100, 620, 105)],
    ['an upright line', (grey: Grey) => fill(grey, 30, 10, 32, 270)],
    [
      'a box around a row',
      (grey: Grey) => {
        fill(grey, 40, 30, 600, 32);
        fill(grey, 40, 88, 600, 90);
        fill(grey, 40, 30, 42, 90);
        fill(grey, 598, 30, 600, 90);
      },
    ],
    [
      'a grid',
      (grey: Grey) => {
        for (const y of [26, 104, 182, 260]) fill(grey, 40, y, 600, y + 2);
        for (const x of [40, 320, 598]) fill(grey, x === 320 ? 500 : x, 26, (x === 320 ? 500 : x) + 2, 262);
      },
    ],
  ])('%s', async (_, draw) => {
    const bare = (await page()).grey;
    const { grey, drawn } = await page(draw);
    const added = ink(grey) - ink(bare);
    removeRules(grey, LETTERS);
    expect(ink(grey) - ink(bare)).toBeLessThan(added * 0.12);
    for (const box of drawn.boxes) expect(inkIn(grey, box)).toBeGreaterThan(inkIn(bare, box) * 0.93);
  });
});

test('a line through letters goes, and leaves most of them', async () => {
  const bare = (await page()).grey;
  const { grey, drawn } = await page((target) => fill(target, 20, 78, 620, 80));
  removeRules(grey, LETTERS);
  expect(inkIn(grey, [450, 70, 150, 20])).toBe(0);
  expect(inkIn(grey, drawn.boxes[0]!)).toBeGreaterThan(inkIn(bare, drawn.boxes[0]!) * 0.9);
});

test('a filled box is no rule', async () => {
  const { grey } = await page((target) => fill(target, 400, 180, 600, 260));
  removeRules(grey, LETTERS);
  expect(inkIn(grey, [400, 180, 200, 80])).toBeGreaterThan(200 * 80 * 0.9);
});

test('serifs that run together stay, a short rule with nothing on it goes', async () => {
  const { grey } = await page((grey) => grey.data.fill(255));
  fill(grey, 40, 60, 120, 63);
  for (let x = 46; x < 120; x += 14) fill(grey, x, 40, x + 5, 60);
  fill(grey, 240, 60, 320, 63);
  removeRules(grey, LETTERS);
  expect(inkIn(grey, [40, 60, 80, 3])).toBe(240);
  expect(inkIn(grey, [240, 60, 80, 3])).toBe(0);
});
