import type { PreparedPage } from '../image/prepare/prepare-page.ts';
import type { Cell } from '../layout/cells.ts';
import type { Word } from '../layout/word.ts';
import { readPart } from '../ocr/read-again.ts';
import type { TextReader } from '../ocr/read-text.ts';
import { LIMIT } from './extract/find-purity.ts';
import type { Fields } from './fields.ts';
import { distanceToLabel, matchLabel } from './vocabulary/labels.ts';

/** Scales of the second look: names with letters set too tight read better larger, labels set too wide smaller, figures as they are. */
const LARGER = 1.7;
const SMALLER = 0.65;
const SAME = 1;
/** Lines that are read again at most, of each kind: each costs some 20 ms. */
const LETTERHEADS = 2;
const LABELS = 5;
const SHARES = 3;
/** Share of the page in which a letterhead stands. */
const HEAD = 0.2;

/** Cells that state a share, but not one that a specification asks for. */
const SHARE = /\d.*%/;

/** Where a second look is worth its time: the page names no laboratory that the register knows, no client, or no purity. */
export function needsSecondLook(fields: Fields): boolean {
  return (
    fields.certificateMarks.length > 0 &&
    (!fields.laboratory?.laboratory || fields.client === null || fields.purity === null)
  );
}

/** Whether a second look found what the first missed; it counts there and nowhere else. */
export function foundMore(second: Fields, first: Fields): boolean {
  return (
    (Boolean(second.laboratory?.laboratory) && !first.laboratory?.laboratory) ||
    (second.client !== null && first.client === null) ||
    (second.purity !== null && first.purity === null)
  );
}

/**
 * Reads again the lines that should have named the laboratory, the client or the purity: the largest ones at the head of
 * the page, those whose label is none that certificates have, and those that state a share. Substitute fonts whose
 * letters stand too near or too far apart come out otherwise at another scale and with the other model.
 * @returns the words of the page with those lines replaced; null when no line is worth it.
 */
export async function lookAgain(
  cells: readonly Cell[],
  fields: Fields,
  prepared: PreparedPage,
  reader: TextReader,
): Promise<Word[] | null> {
  const parts = new Map<Cell, number>();
  const add = (found: readonly Cell[], most: number, scale: number): void => {
    for (const cell of found.slice(0, most)) if (!parts.has(cell)) parts.set(cell, scale);
  };
  const lettered = cells.filter(({ text }) => text.replace(/[^A-Za-z]/g, '').length >= 5);
  if (!fields.laboratory?.laboratory) {
    const first = Math.min(...lettered.map(({ top }) => top));
    const head = lettered
      .filter(({ top }) => top < first + HEAD * prepared.page.height)
      .sort((a, b) => b.bottom - b.top - (a.bottom - a.top));
    add(head, LETTERHEADS, LARGER);
  }
  if (fields.client === null) {
    const texts = (cell: Cell): string[] => cell.words.map(({ text }) => text);
    const unlabelled = lettered.filter(
      (cell) => cell.top < prepared.page.height / 2 && cell.words.length > 1 && matchLabel(texts(cell)) === null,
    );
    const measured = unlabelled.map((cell) => ({ cell, distance: distanceToLabel(texts(cell), 'client') }));
    add(
      measured.sort((a, b) => a.distance - b.distance).map(({ cell }) => cell),
      LABELS,
      SMALLER,
    );
  }
  if (fields.purity === null) {
    const shares = cells.filter(({ text }) => SHARE.test(text) && !LIMIT.test(text)).slice(0, SHARES);
    const rows = shares.flatMap((share) => [
      share,
      ...cells.filter(
        (cell) =>
          cell.right < share.left && !/\d/.test(cell.text) && cell.top < share.bottom && cell.bottom > share.top,
      ),
    ]);
    add(rows, 2 * SHARES, SAME);
  }
  if (parts.size === 0) return null;
  const replaced = new Map<Cell, Word[]>();
  await Promise.all(
    [...parts].map(async ([cell, scale]) => {
      const words = await readPart(prepared, cell, scale, reader);
      if (words.length > 0) replaced.set(cell, words);
    }),
  );
  return cells.flatMap((cell) => replaced.get(cell) ?? cell.words);
}
