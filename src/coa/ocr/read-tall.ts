import type { PreparedPage } from '../image/prepare/prepare-page.ts';
import { type Cell, groupCells, heightOfWords } from '../layout/cells.ts';
import type { Word } from '../layout/word.ts';
import { readPart } from './read-again.ts';
import type { TextReader } from './text-reader.ts';

/** Results: a number with its unit, or with decimals. */
const RESULT = /\d\s?(?:m\s?g|mcg|g\b|%)|\d[.,]\d/i;
const WORD = /\p{L}{2}/u;
/** How much higher than its row a result is that was read together with something else, and how far apart both may end, in its height. */
const TALL = { ratio: 1.6, apart: 0.35 } as const;
/** Confidence with which a row's title was read by which its height is told, and a result that takes the place of the first. */
const MIN_CONFIDENCE = { title: 0.8, result: 0.7 } as const;
/** Results that are read again at most: a page has one or two. */
const MAX_PLACES = 4;
/** Scale of the second reading. */
const LARGER = 1.7;

/** A result that was read together with what stands over it, and the place of its row alone. */
export interface TallResult {
  cell: Cell;
  part: { left: number; top: number; right: number; bottom: number };
}

/**
 * Results that are far higher than the title of their row: the reader took the edge of a code, a stamp or a rule above for
 * a part of their letters, and may have read others. Boxes are in pixels of the prepared page.
 */
export function findTallResults(cells: readonly Cell[]): TallResult[] {
  return cells
    .filter(({ text }) => RESULT.test(text))
    .flatMap((cell): TallResult[] => {
      const height = heightOfWords(cell);
      const [title] = cells
        .filter(
          (other) =>
            other.right <= cell.left &&
            other.confidence > MIN_CONFIDENCE.title &&
            WORD.test(other.text) &&
            other.bottom > cell.top + height / 2 &&
            Math.abs(other.bottom - cell.bottom) < height * TALL.apart,
        )
        .sort((a, b) => b.right - a.right);
      if (title === undefined || height <= TALL.ratio * heightOfWords(title)) return [];
      return [{ cell, part: { left: cell.left, right: cell.right, top: title.top, bottom: title.bottom } }];
    })
    .slice(0, MAX_PLACES);
}

/** Words of the page with such results read once more, within their row. */
export async function readTallResults(
  words: readonly Word[],
  prepared: PreparedPage,
  reader: TextReader,
): Promise<Word[]> {
  const cells = groupCells(words, prepared.letters);
  const found = findTallResults(cells);
  if (found.length === 0) return [...words];
  const readings = await Promise.all(found.map(({ part }) => readPart(prepared, part, LARGER, reader)));
  const replaced = new Map(
    found.flatMap(({ cell }, index): [Cell, Word[]][] => {
      const read = readings[index] ?? [];
      const isResult = /\d/.test(read.map(({ text }) => text).join(''));
      return isResult && read.every(({ confidence }) => confidence >= MIN_CONFIDENCE.result) ? [[cell, read]] : [];
    }),
  );
  return cells.flatMap((cell) => replaced.get(cell) ?? cell.words);
}
