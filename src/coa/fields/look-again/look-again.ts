import type { PreparedPage } from '../../image/prepare/prepare-page.ts';
import { type Cell, cellOf } from '../../layout/cells.ts';
import type { PageGraph } from '../../layout/page-graph.ts';
import type { Word } from '../../layout/word.ts';
import { readPart } from '../../ocr/read-again.ts';
import type { TextReader } from '../../ocr/text-reader.ts';
import type { Fields } from '../fields.ts';
import { ofReport } from '../fill-gaps.ts';
import { matchLabel } from '../vocabulary/labels.ts';
import { clientLines, hardlyReadClients, withPassedOver } from './client-lines.ts';
import { damagedDates, holdsDate } from './damaged-dates.ts';
import { BESIDE, lineOfLabel } from './line-of-label.ts';
import { letterheadLines, shareLines, wordsOfProduct } from './lines-to-read.ts';
import { isUnknownProduct, numberLabels, USUAL_DATES } from './worth-a-second-look.ts';

/** Scales of the second look: names with letters set too tight read better larger, labels set too wide smaller, figures as they are. */
const LARGER = 1.7;
const SMALLER = 0.65;
const SAME = 1;

/** Dates that are read again at most: each costs some 20 ms. */
const DATES = 4;

/** Letter heights around a part that is read again. */
const MARGIN = 0.7;

/**
 * Reads again the lines that should have named the laboratory, the client or the purity: the largest ones at the head of
 * the page, those whose label is none that certificates have, those that state a share, dates of which the beginning was
 * misread, the line of the number, and the name of a product that our list does not know. Substitute fonts whose letters stand too near or too far apart come out otherwise
 * at another scale and with the other model.
 * @returns the words of the page with those lines replaced; null when no line is worth it.
 */
export async function lookAgain(
  graph: PageGraph,
  fields: Fields,
  prepared: PreparedPage,
  reader: TextReader,
): Promise<Word[] | null> {
  const { cells } = graph;
  const dates = ofReport(fields) < USUAL_DATES ? damagedDates(cells) : [];
  const parts = new Map<Cell, number>();
  const add = (found: readonly Cell[], scale: number): void => {
    for (const cell of found) if (!parts.has(cell)) parts.set(cell, scale);
  };
  if (!fields.laboratory?.laboratory) add(letterheadLines(graph), LARGER);
  const clients = fields.client === null ? clientLines(graph) : [];
  if (fields.client === null) add(hardlyReadClients(graph), LARGER);
  if (fields.purity === null) add(shareLines(graph), SAME);
  add(dates.slice(0, DATES), LARGER);
  const lines = numberLabels(fields).flatMap((label) => lineOfLabel(label, graph) ?? []);
  const product = isUnknownProduct(fields) ? wordsOfProduct(fields, cells, prepared) : null;
  if (parts.size === 0 && lines.length === 0 && clients.length === 0 && product === null) return null;

  const replaced = new Map<Cell, Word[]>();
  await Promise.all(
    [...parts].map(async ([cell, scale]) => {
      const words = await readPart(prepared, cell, scale, reader);
      // The border of a table's cell is taken for a digit: without it the date may be whole.
      const inside = { ...cell, left: cell.left + prepared.letters };
      const again = dates.includes(cell) && !holdsDate(words) ? await readPart(prepared, inside, scale, reader) : words;
      if (again.length > 0) replaced.set(cell, again);
    }),
  );
  await Promise.all(
    clients
      .filter((line) => !parts.has(line))
      .map(async (line) => {
        const { part, swallowed } = withPassedOver(line, graph);
        const words = await readPart(prepared, part, SMALLER, reader);
        // The best five of the lines that are no label: what none turns out to be stays as it was read.
        if (matchLabel(words.map(({ text }) => text))?.field !== 'client') return;
        replaced.set(line, words);
        for (const cell of swallowed) replaced.set(cell, []);
      }),
  );
  if (product !== null && !replaced.has(product.cell)) {
    const line = cellOf(product.words);
    const before = product.cell.words.findLast(({ right }) => right <= line.left);
    // The crop has a margin, in which nothing of the label may stand.
    const left = Math.max(line.left, (before?.right ?? 0) + MARGIN * prepared.letters);
    const words = await readPart(prepared, { ...line, left }, SAME, reader);
    if (words.length > 0 && cellOf(words).confidence >= line.confidence)
      replaced.set(product.cell, [...product.cell.words.filter((word) => !product.words.includes(word)), ...words]);
  }
  for (const { label, beside } of lines) {
    const line = cellOf([label, ...beside].flatMap(({ words }) => words));
    const right = Math.max(line.right, label.right + prepared.letters * BESIDE);
    const words = await readPart(prepared, { ...line, right }, SMALLER, reader);
    if (words.length === 0) continue;
    replaced.set(label, words);
    for (const cell of beside) replaced.set(cell, []);
  }
  return cells.flatMap((cell) => replaced.get(cell) ?? cell.words);
}
