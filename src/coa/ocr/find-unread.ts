import { sharedHeight } from '../geometry/box.ts';
import type { Component } from '../image/prepare/components.ts';
import type { PreparedPage } from '../image/prepare/prepare-page.ts';
import { type Cell, groupCells } from '../layout/cells.ts';
import { beginsUnder, overlaps } from '../layout/relations.ts';
import { signsOf, type Word } from '../layout/word.ts';
import { readPart } from './read-again.ts';
import type { TextReader } from './text-reader.ts';

/** Places that are read at most: a page has one or two, a drawing many that are no letters. Tiny labels over values are passed over together. */
const MAX_PLACES = 6;
const MAX_LABELS_ABOVE = 8;
/** How far under such a label its value begins at most, letter heights. */
const VALUE_BELOW = 2;

/** A place with letters of which the reader made no words. */
export interface UnreadPlace {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** The cell beside it on the same line, which is part of the place; null when it stands alone. */
  cell: Cell | null;
}

/** Components as high as letters, in letter heights of the page, and no wider than an M of that height. */
const LETTER = { minHeight: 0.5, maxHeight: 2.7, maxWidth: 1.6 };
/** Letters of a row: gap between two, step of their lower edges, and difference in height, in their height. */
const ROW = { gap: 1.5, step: 0.4, height: 0.5 };
const MIN_LETTERS = 3;
/** The head of a number: step of the lower edges and difference in height to its rest, in its height. */
const HEAD = { step: 0.2, height: 0.3 };
/** Letters that touch are one patch, at most so many times as wide as it is high. */
const MAX_JOINED_WIDTH = 5;
/** A label that was passed over: cells that begin or end in line with it, and how well what stands beside it was read. */
const PASSED_OVER = { column: 2, confidence: 0.8, places: 2 } as const;
/** What was read with less confidence than this and stands higher than letters is a drawing, which covers no letters. */
const DRAWING_CONFIDENCE = 0.5;
/** More components than this without a word belong to a drawing or to noise. */
const MAX_LETTERS = 2_000;

type Bounds = Omit<UnreadPlace, 'cell'>;

/**
 * Finds rows of connected components that look like letters and lie outside every OCR word: the reader's layout passes
 * over parts of lines now and then, most often where little else stands on the strip. Boxes are in pixels of the prepared
 * page, from the top down.
 */
export function findUnread(
  cells: readonly Cell[],
  { patches, letters }: Pick<PreparedPage, 'patches' | 'letters'>,
): UnreadPlace[] {
  const words = cells
    .flatMap((cell) => cell.words)
    .filter((word) => word.confidence >= DRAWING_CONFIDENCE || word.bottom - word.top <= LETTER.maxHeight * letters);
  const free = patches
    .filter((patch) => isLetterSized(patch, letters) && !words.some((word) => overlaps(word, patch)))
    .sort((a, b) => a.left - b.left);
  if (free.length > MAX_LETTERS) return [];
  const rows = rowsOf(free)
    .map((row) => {
      const box = boundsOf(row);
      return { row, box, cell: cellBeside(box, cells, words) };
    })
    .filter(({ row, box, cell }) => row.length >= MIN_LETTERS || (cell !== null && beginsNumber(box, cell)))
    .map(({ box, cell }): UnreadPlace => ({ ...(cell === null ? box : boundsOf([box, cell])), cell }))
    .sort((a, b) => a.top - b.top);
  const { above = [], others = [] } = Object.groupBy(rows, (place) =>
    place.cell === null && cells.some((cell) => beginsUnder(cell, place, letters, VALUE_BELOW)) ? 'above' : 'others',
  );
  const places = [...above.slice(0, MAX_LABELS_ABOVE), ...others.slice(0, MAX_PLACES)];
  const labels = patches
    .filter((patch) => isLetterSized(patch, letters, MAX_JOINED_WIDTH) && !isLetterSized(patch, letters))
    .filter((patch) => ![...words, ...places].some((taken) => overlaps(taken, patch)))
    .map((patch) => ({ patch, inLine: isBesideValue(patch, cells) ? inLineWith(patch, cells, letters) : 0 }))
    .filter(({ inLine }) => inLine >= PASSED_OVER.column)
    .sort((a, b) => b.inLine - a.inLine)
    .slice(0, PASSED_OVER.places);
  return [...places, ...labels.map(({ patch }) => ({ ...boundsOf([patch]), cell: null }))];
}

/** Whether what stands next on the line of a short word was read well: a lot beside "Lot". */
function isBesideValue(word: Bounds, cells: readonly Cell[]): boolean {
  const [beside] = cells
    .filter((cell) => cell.left > word.right && sharedHeight(cell, word) > 0.5)
    .sort((a, b) => a.left - b.left);
  return beside !== undefined && beside.confidence >= PASSED_OVER.confidence;
}

/** Cells that begin or end in line with a word, as the labels of a column do. */
function inLineWith(word: Bounds, cells: readonly Cell[], letters: number): number {
  return cells.filter(
    (cell) => Math.abs(cell.left - word.left) < letters || Math.abs(cell.right - word.right) < letters,
  ).length;
}

function isLetterSized(
  { left, right, top, bottom }: Component,
  letters: number,
  maxWidth: number = LETTER.maxWidth,
): boolean {
  const [width, height] = [right - left + 1, bottom - top + 1];
  return height >= LETTER.minHeight * letters && height <= LETTER.maxHeight * letters && width <= maxWidth * height;
}

function boundsOf(boxes: readonly Bounds[]): Bounds {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** Letters that follow one another on a line. @param letters from left to right. */
function rowsOf(letters: readonly Component[]): Component[][] {
  const rows: { letters: Component[]; last: Component }[] = [];
  for (const letter of letters) {
    const row = rows.find(({ last }) => {
      const height = last.bottom - last.top;
      return (
        letter.left - last.right < ROW.gap * height &&
        Math.abs(letter.bottom - last.bottom) < ROW.step * height &&
        Math.abs(letter.bottom - letter.top - height) < ROW.height * height
      );
    });
    if (row === undefined) rows.push({ letters: [letter], last: letter });
    else {
      row.letters.push(letter);
      row.last = letter;
    }
  }
  return rows.map((row) => row.letters);
}

/** The cell with a word that stands on the same line, no farther than letters of one word. */
function cellBeside(box: Bounds, cells: readonly Cell[], words: readonly Word[]): Cell | null {
  const reach = ROW.gap * (box.bottom - box.top);
  const reached = { ...box, left: box.left - reach, right: box.right + reach };
  return cells.find((cell) => overlaps(cell, reached) && cell.words.some((word) => words.includes(word))) ?? null;
}

/** Whether letters stand right before a number of their height: "98." before "963 %" in the middle of a dial. */
function beginsNumber(box: Bounds, cell: Cell): boolean {
  const first = cell.words[0];
  if (first === undefined) return false;
  const height = box.bottom - box.top;
  return (
    /^[.,]?\d/.test(first.text) &&
    first.left >= box.right &&
    Math.abs(first.bottom - box.bottom) < HEAD.step * height &&
    Math.abs(first.bottom - first.top - height) < HEAD.height * height
  );
}

/** Words of the page with what `findUnread` found read as well, on its own; a cell read again counts where that brought letters. */
export async function readUnread(words: readonly Word[], prepared: PreparedPage, reader: TextReader): Promise<Word[]> {
  const cells = groupCells(words, prepared.letters);
  const replaced = new Map<Cell, Word[]>();
  const added: Word[] = [];
  const places = findUnread(cells, prepared);
  const readings = await Promise.all(places.map((place) => readPart(prepared, place, 1, reader)));
  // In the order of the places, whichever was read first.
  for (const [index, { cell }] of places.entries()) {
    const read = readings[index] ?? [];
    if (cell === null) added.push(...read);
    else if (lettersIn(read) > lettersIn(cell.words)) replaced.set(cell, read);
  }
  if (added.length + replaced.size === 0) return [...words];
  return [...cells.flatMap((cell) => replaced.get(cell) ?? cell.words), ...added];
}

function lettersIn(words: readonly Word[]): number {
  return words.reduce((sum, { text }) => sum + signsOf(text).length, 0);
}
