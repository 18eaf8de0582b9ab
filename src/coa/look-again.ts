import type { Fields } from './fields/fields.ts';
import { matchLabel } from './fields/labels.ts';
import type { Cell } from './gather/cells.ts';
import type { PreparedPage } from './gather/prepare-page.ts';
import { readPart } from './gather/read-again.ts';
import type { TextReader, Word } from './gather/read-text.ts';

/** Scales of the second look: names with letters set too tight read better larger, labels set too wide smaller. */
const LARGER = 1.7;
const SMALLER = 0.65;
/** Lines that are read again at most: each costs about a tenth of a page. */
const LETTERHEADS = 2;
const LABELS = 4;
/** Share of the page in which a letterhead stands. */
const HEAD = 0.2;

/** Where a second look is worth its time: the page names no laboratory that the register knows, or no client. */
export function needsSecondLook(fields: Fields): boolean {
  return fields.certificateMarks.length > 0 && (!fields.laboratory?.laboratory || fields.client === null);
}

/**
 * Reads again the lines that should have named the laboratory or the client: the largest ones at the head of the page,
 * and those whose label is none that certificates have. Substitute fonts whose letters stand too near or too far apart
 * come out otherwise at another scale.
 * @returns the words of the page with those lines replaced; null when no line is worth it.
 */
export async function lookAgain(cells: readonly Cell[], fields: Fields, prepared: PreparedPage, reader: TextReader): Promise<Word[] | null> {
  const parts: { cell: Cell; scale: number }[] = [];
  const lettered = cells.filter(({ text }) => text.replace(/[^A-Za-z]/g, '').length >= 5);
  if (!fields.laboratory?.laboratory) {
    const first = Math.min(...lettered.map(({ top }) => top));
    const head = lettered.filter(({ top }) => top < first + HEAD * prepared.page.height).sort((a, b) => b.bottom - b.top - (a.bottom - a.top));
    parts.push(...head.slice(0, LETTERHEADS).map((cell) => ({ cell, scale: LARGER })));
  }
  if (fields.client === null) {
    const labels = lettered.filter((cell) => cell.top < prepared.page.height / 2 && cell.words.some(({ text }) => text.endsWith(':')) && matchLabel(cell.words.map(({ text }) => text)) === null);
    parts.push(...labels.slice(0, LABELS).map((cell) => ({ cell, scale: SMALLER })));
  }
  if (parts.length === 0) return null;
  const replaced = new Map<Cell, Word[]>();
  for (const { cell, scale } of parts) {
    if (replaced.has(cell)) continue;
    const words = await readPart(prepared, cell, scale, reader);
    if (words.length > 0) replaced.set(cell, words);
  }
  return cells.flatMap((cell) => replaced.get(cell) ?? cell.words);
}
