import { expect, test } from 'vitest';
import { splitSideBySide } from './side-by-side.ts';
import type { Word } from './word.ts';

const LETTERS = 10;
const PAGE = { width: 1400, height: 1000 };

/** Thirty lines of one word each, `width` wide from `left` on. */
function column(left: number, width: number, text: string): Word[] {
  return Array.from({ length: 30 }, (_, row) => ({
    text: `${text}${row}`,
    confidence: 0.9,
    left,
    right: left + width,
    top: 20 + row * 30,
    bottom: 34 + row * 30,
  }));
}

test('two sheets with a gap between them are parted at it', () => {
  const split = splitSideBySide([...column(50, 550, 'a'), ...column(780, 560, 'b')], PAGE, LETTERS);
  expect(split?.gutter).toBeGreaterThan(600);
  expect(split?.gutter).toBeLessThan(780);
  expect(split?.left.every(({ text }) => text.startsWith('a'))).toBe(true);
  expect(split?.right).toHaveLength(30);
});

test('a word across the gap keeps a picture whole, what was hardly read does not', () => {
  const across = { text: 'Certificate', confidence: 0.9, left: 500, right: 900, top: 0, bottom: 14 };
  const sheets = [...column(50, 550, 'a'), ...column(780, 560, 'b')];
  expect(splitSideBySide([...sheets, across], PAGE, LETTERS)).toBeNull();
  expect(splitSideBySide([...sheets, { ...across, confidence: 0.2 }], PAGE, LETTERS)).not.toBeNull();
});

test('one upright sheet in two columns is one page, and so is a wide one with a note in its margin', () => {
  const columns = [...column(50, 550, 'a'), ...column(780, 560, 'b')];
  expect(splitSideBySide(columns, { width: 1400, height: 1900 }, LETTERS)).toBeNull();
  expect(splitSideBySide([...column(50, 550, 'a'), ...column(780, 560, 'b').slice(0, 5)], PAGE, LETTERS)).toBeNull();
});

test('what was hardly read makes no sheet of a few lines beside a code', () => {
  const code = column(780, 560, 'b').map((word, row) => ({ ...word, confidence: row < 6 ? 0.9 : 0.2 }));
  expect(splitSideBySide([...column(50, 550, 'a'), ...code], PAGE, LETTERS)).toBeNull();
});
