import type { Component } from '../image/prepare/components.ts';
import type { PreparedPage } from '../image/prepare/prepare-page.ts';
import { type Cell, groupCells } from '../layout/cells.ts';
import type { Word } from '../layout/word.ts';
import { readPart } from './read-again.ts';
import type { TextReader } from './read-text.ts';

/** Places that are read at most: a page has one or two, a drawing many that are no letters. */
const MOST = 6;

/** A place with letters of which the reader made no words. */
export interface UnreadPlace {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** The cell beside it on the same line, which is part of the place; null when it stands alone. */
  cell: Cell | null;
}

/** Patches as high as letters, in letter heights of the page, and no wider than an M of that height. */
const LETTER = { lowest: 0.55, highest: 2.7, widest: 1.6 };
/** Letters of a word stand nearer than this, in their height. */
const GAP = 1.3;
const FEWEST_LETTERS = 3;
/** What was read with less confidence than this and stands higher than letters is a drawing, which covers no letters. */
const DRAWING_CONFIDENCE = 0.5;
/** More patches than this without a word belong to a drawing or to noise. */
const MOST_LETTERS = 2_000;

/**
 * Finds rows of letter-like patches that no word covers: the reader's layout passes over parts of lines now and then,
 * most often where little else stands on the strip. Boxes are in pixels of the prepared page, from the top down.
 */
export function findUnread(
  cells: readonly Cell[],
  { patches, letters }: Pick<PreparedPage, 'patches' | 'letters'>,
): UnreadPlace[] {
  const words = cells
    .flatMap((cell) => cell.words)
    .filter((word) => word.confidence >= DRAWING_CONFIDENCE || word.bottom - word.top <= LETTER.highest * letters);
  const free = patches
    .filter((patch) => {
      const [wide, high] = [patch.right - patch.left + 1, patch.bottom - patch.top + 1];
      return high >= LETTER.lowest * letters && high <= LETTER.highest * letters && wide <= LETTER.widest * high;
    })
    .filter(
      ({ left, right, top, bottom }) =>
        !words.some((word) => word.left < right && word.right > left && word.top < bottom && word.bottom > top),
    )
    .sort((a, b) => a.left - b.left);
  if (free.length > MOST_LETTERS) return [];
  const rows: Component[][] = [];
  for (const letter of free) {
    const row = rows.find((open) => {
      const last = open.at(-1)!;
      const high = last.bottom - last.top;
      return (
        letter.left - last.right < GAP * high &&
        Math.abs(letter.bottom - last.bottom) < 0.4 * high &&
        Math.abs(letter.bottom - letter.top - high) < 0.5 * high
      );
    });
    if (row === undefined) rows.push([letter]);
    else row.push(letter);
  }
  return rows
    .map((row) => {
      const box = {
        left: row[0]!.left,
        right: Math.max(...row.map(({ right }) => right)),
        top: Math.min(...row.map(({ top }) => top)),
        bottom: Math.max(...row.map(({ bottom }) => bottom)),
      };
      const reach = GAP * (box.bottom - box.top);
      const cell =
        cells.find(
          (beside) =>
            beside.left < box.right + reach &&
            beside.right > box.left - reach &&
            beside.top < box.bottom &&
            beside.bottom > box.top &&
            beside.words.some((word) => words.includes(word)),
        ) ?? null;
      return { row, box, cell };
    })
    .filter(({ row, box, cell }) => row.length >= FEWEST_LETTERS || (cell !== null && beginsNumber(box, cell)))
    .map(
      ({ box, cell }): UnreadPlace =>
        cell === null
          ? { ...box, cell }
          : {
              left: Math.min(box.left, cell.left),
              right: Math.max(box.right, cell.right),
              top: Math.min(box.top, cell.top),
              bottom: Math.max(box.bottom, cell.bottom),
              cell,
            },
    )
    .sort((a, b) => a.top - b.top)
    .slice(0, MOST);
}

/** Whether letters stand right before a number of their height: "98." before "963 %" in the middle of a dial. */
function beginsNumber(box: Omit<UnreadPlace, 'cell'>, cell: Cell): boolean {
  const first = cell.words[0]!;
  const high = box.bottom - box.top;
  return (
    /^[.,]?\d/.test(first.text) &&
    first.left >= box.right &&
    Math.abs(first.bottom - box.bottom) < 0.2 * high &&
    Math.abs(first.bottom - first.top - high) < 0.3 * high
  );
}

/** Words of the page with what `findUnread` found read as well, on its own; a cell read again counts where that brought letters. */
export async function readUnread(words: readonly Word[], prepared: PreparedPage, reader: TextReader): Promise<Word[]> {
  const cells = groupCells(words, prepared.letters);
  const replaced = new Map<Cell, Word[]>();
  const added: Word[] = [];
  await Promise.all(
    findUnread(cells, prepared).map(async (place) => {
      const read = await readPart(prepared, place, 1, reader);
      if (place.cell === null) added.push(...read);
      else if (lettersIn(read) > lettersIn(place.cell.words)) replaced.set(place.cell, read);
    }),
  );
  if (added.length + replaced.size === 0) return [...words];
  return [...cells.flatMap((cell) => replaced.get(cell) ?? cell.words), ...added];
}

function lettersIn(words: readonly Word[]): number {
  return words.reduce((sum, { text }) => sum + text.replace(/[^\p{L}\p{N}]/gu, '').length, 0);
}
