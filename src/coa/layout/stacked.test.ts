import { expect, test } from 'vitest';
import { splitStacked } from './stacked.ts';
import type { Word } from './word.ts';

const LETTERS = 10;
const PAGE = { width: 1000, height: 2800 };

/** So many lines of one word each from a row on. */
function sheet(top: number, lines: number, text: string): Word[] {
  return Array.from({ length: lines }, (_, row) => ({
    text: `${text}${row}`,
    confidence: 0.9,
    left: 50,
    right: 300,
    top: top + row * 25,
    bottom: top + row * 25 + 14,
  }));
}

test('two sheets one above the other are parted at the gap between them', () => {
  const [split, ...others] = splitStacked([...sheet(60, 50, 'a'), ...sheet(1460, 50, 'b')], PAGE, LETTERS);
  expect(others).toEqual([]);
  expect(split!.seam).toBeGreaterThan(1300);
  expect(split!.seam).toBeLessThan(1460);
  expect(split!.upper.every(({ text }) => text.startsWith('a'))).toBe(true);
  expect(split!.lower).toHaveLength(50);
});

test('every wide gap may be the seam, the lowest first; what was hardly read closes none', () => {
  const words = [...sheet(60, 30, 'a'), ...sheet(1060, 30, 'b'), ...sheet(1900, 30, 'c')];
  const across = { text: '~', confidence: 0.2, left: 0, right: 900, top: 700, bottom: 2000 };
  for (const all of [words, [...words, across]])
    expect(splitStacked(all, PAGE, LETTERS).map(({ seam }) => Math.round(seam / 100))).toEqual([18, 9]);
});

test('a picture no longer than a sheet is one page, and so is one with a note at its foot', () => {
  const two = [...sheet(60, 50, 'a'), ...sheet(1460, 50, 'b')];
  expect(splitStacked(two, { width: 1500, height: 2800 }, LETTERS)).toEqual([]);
  expect(splitStacked([...sheet(60, 50, 'a'), ...sheet(2000, 5, 'b')], PAGE, LETTERS)).toEqual([]);
});
