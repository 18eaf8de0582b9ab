import { centreWithin } from '../geometry/box.ts';
import type { PreparedPage } from '../image/prepare/prepare-page.ts';
import { applyToBox } from '../image/transform.ts';
import { type Cell, cellOf } from '../layout/cells.ts';
import { beforeOf, depthOf, type PageGraph, rightOf } from '../layout/page-graph.ts';
import type { Place } from '../layout/relations.ts';
import { textOf, type Word } from '../layout/word.ts';
import { readPart } from '../ocr/read-again.ts';
import type { TextReader } from '../ocr/text-reader.ts';
import { LIMIT } from './extract/amounts/read-percent.ts';
import { findDates } from './extract/dates/find-dates.ts';
import { HEAD } from './extract/parties/find-letterhead.ts';
import { findLabelled } from './extract/search/find-labelled.ts';
import { firstLabelOf } from './extract/search/label-of.ts';
import type { Fields } from './fields.ts';
import { isBetter, ofReport } from './fill-gaps.ts';
import { acceptsValue } from './text/accepts.ts';
import { editDistance } from './text/edit-distance.ts';
import { lettersOnly } from './text/letters-only.ts';
import { distanceToLabel, matchLabel } from './vocabulary/labels.ts';

/** Scales of the second look: names with letters set too tight read better larger, labels set too wide smaller, figures as they are. */
const LARGER = 1.7;
const SMALLER = 0.65;
const SAME = 1;
/** Lines that are read again at most, of each kind: each costs some 20 ms. */
const LETTERHEADS = 2;
const LABELS = 5;
const HARDLY_READ_CLIENTS = 2;
/** Share of a client's label that may be misread in a line that may be another: "ESTED F" is nearly "Tested", and "Tested for". */
const NEARLY = 0.4;
/** How far beside a client's line letters of its label may have been passed over, and how many stand alone there, in letter heights. */
const PASSED_OVER = { left: 4.5, right: 6, alone: 2 };
const SHARES = 3;
/** Parts that are read for them at most: each share, and what stands before it. */
const SHARE_PARTS = 6;
const DATES = 4;
/** Most reports print two dates at least. */
const USUAL_DATES = 2;
/** Letters of our list's label of a number that may be misread, as a share of it. */
const MISREAD_LABEL = 0.5;
/** Words with which a cell begins of which such a label may be. */
const LABEL_WORDS = 3;
/** How far right of its label a number may stand, letter heights. */
const BESIDE = 25;

/** Share of the page in which a client stands. */
const UPPER_HALF = 0.5;

/** Letter heights around a part that is read again. */
const MARGIN = 0.7;

/** Letters of a line that may name something, at least. */
const MIN_LETTERS = 5;

/** Cells that state a share, but not one that a specification asks for. */
const SHARE = /\d.*%/;

/** Words read worse than this are mostly rules and borders. */
const MIN_CONFIDENCE = 0.3;
/** What the end of a date looks like, and a date that nothing stands before. */
const DATE_END = /\/\s?20\d\d$/;
const WHOLE_DATE = /^\d{1,2}\/\d{1,2}\/20\d\d$/;

/**
 * Where a second look is worth its time: the page names no laboratory or product that our list knows, no client, no
 * purity, or fewer dates than most; or it lacks the number that its laboratory prints.
 */
export function needsSecondLook(fields: Fields): boolean {
  return (
    fields.certificateMarks.length > 0 &&
    (!fields.laboratory?.laboratory ||
      fields.compound === null ||
      fields.client === null ||
      fields.purity === null ||
      ofReport(fields) < USUAL_DATES ||
      numberLabels(fields).length > 0)
  );
}

/** Whether a certificate names no batch: its label may have been passed over. */
export function lacksBatch({ certificateMarks, batch }: Fields): boolean {
  return certificateMarks.length > 0 && batch === null;
}

/** Whether the product has a name that our list does not know: it may be misread. */
function isUnknownProduct({ sample, compound }: Fields): boolean {
  return sample !== null && compound === null;
}

/** The labels behind which the laboratory prints the number that was not found. */
function numberLabels({ laboratory, reportNumber }: Fields): string[] {
  if (reportNumber !== null) return [];
  return (laboratory?.laboratory?.identifiers ?? []).flatMap(({ field, label }) =>
    field === 'report_number' ? [label] : [],
  );
}

/** Whether a second look found what the first missed or hardly read; it counts there and nowhere else. */
export function foundMore(second: Fields, first: Fields): boolean {
  return (
    (Boolean(second.laboratory?.laboratory) && !first.laboratory?.laboratory) ||
    (second.compound !== null && first.compound === null) ||
    (second.client !== null && first.client === null) ||
    isBetter(second.purity, first.purity) ||
    (second.reportNumber !== null && first.reportNumber === null) ||
    ofReport(second) > ofReport(first)
  );
}

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

/** The words in which the product is named, and their cell; null where they stand in none alone. */
function wordsOfProduct(
  { sample }: Fields,
  cells: readonly Cell[],
  { toPicture }: PreparedPage,
): { cell: Cell; words: Word[] } | null {
  const box = sample?.box ?? null;
  if (box === null) return null;
  for (const cell of cells) {
    const words = cell.words.filter((word) => centreWithin(applyToBox(toPicture, word), box));
    if (words.length > 0) return { cell, words };
  }
  return null;
}

/** Cells of a few letters at least. */
function letteredOf(cells: readonly Cell[]): Cell[] {
  return cells.filter(({ text }) => text.replace(/[^A-Za-z]/g, '').length >= MIN_LETTERS);
}

/** The largest lines at the head of the page, one of which should name the laboratory. */
function letterheadLines(graph: PageGraph): Cell[] {
  const lettered = letteredOf(graph.cells);
  const depths = lettered.map((cell) => depthOf(cell, graph));
  const end = Math.min(...depths) + HEAD;
  return lettered
    .filter((_, index) => depths[index]! < end)
    .sort((a, b) => b.bottom - b.top - (a.bottom - a.top))
    .slice(0, LETTERHEADS);
}

/** What stands behind a label of a client and was hardly read, as beside the border of its cell. */
function hardlyReadClients(graph: PageGraph): Cell[] {
  return findLabelled(graph, acceptsValue)
    .filter(({ field, place, confidence }) => field === 'client' && place === 'right' && confidence < MIN_CONFIDENCE)
    .map(({ cell }) => cell)
    .slice(0, HARDLY_READ_CLIENTS);
}

/** Lines of the upper half whose label is none that certificates have, or nearly a client's, those most like one first. */
function clientLines(graph: PageGraph): Cell[] {
  const texts = (cell: Cell): string[] => cell.words.map(({ text }) => text);
  return letteredOf(graph.cells)
    .filter((cell) => depthOf(cell, graph) < UPPER_HALF && cell.words.length > 1)
    .map((cell) => ({ cell, distance: distanceToLabel(texts(cell), 'client') }))
    .filter(({ cell, distance }) => distance < NEARLY || firstLabelOf(cell) === null)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, LABELS)
    .map(({ cell }) => cell);
}

/**
 * A line with the place beside it, up to the next cells, in which letters of a label set wide or on a tint were passed
 * over: "ESTED F  R" is "TESTED FOR". Single letters that stand there are part of it.
 */
function withPassedOver(line: Cell, graph: PageGraph): { part: Place; swallowed: Cell[] } {
  const { letters } = graph;
  const [before, behind] = [beforeOf(line, graph), rightOf(line, graph)].map((edges) =>
    edges.flatMap(({ cell, onLine }) => (onLine ? [cell] : [])),
  );
  const isAlone = ({ text }: Cell): boolean => text.length <= PASSED_OVER.alone;
  const [stop, next] = [before, behind].map((cells) => cells?.find((cell) => !isAlone(cell)));
  const left = Math.max(line.left - PASSED_OVER.left * letters, stop === undefined ? 0 : stop.right + letters);
  const right = Math.min(line.right + PASSED_OVER.right * letters, next === undefined ? Infinity : next.left - letters);
  const part = { ...line, left: Math.min(left, line.left), right: Math.max(right, line.right) };
  return {
    part,
    swallowed: [...(before ?? []), ...(behind ?? [])].filter(
      (cell) => isAlone(cell) && cell.left >= part.left && cell.right <= part.right,
    ),
  };
}

/** Cells that state a share, each with those of its row that should say of what. */
function shareLines(graph: PageGraph): Cell[] {
  const shares = graph.cells.filter(({ text }) => SHARE.test(text) && !LIMIT.test(text)).slice(0, SHARES);
  return shares
    .flatMap((share) => [share, ...beforeOf(share, graph).flatMap(({ cell }) => (/\d/.test(cell.text) ? [] : [cell]))])
    .slice(0, SHARE_PARTS);
}

/** Cells that end as a date does and hold none. */
function damagedDates(cells: readonly Cell[]): Cell[] {
  return cells.filter(({ words, text }) =>
    words.some((word) => DATE_END.test(word.text) && (!WHOLE_DATE.test(word.text) || findDates(text).length === 0)),
  );
}

function holdsDate(words: readonly Word[]): boolean {
  const read = words.filter(({ confidence }) => confidence > MIN_CONFIDENCE);
  return findDates(textOf(read)).length > 0;
}

/** The cell that is most like a label of our list, and what stands right of it; null when none is like it. */
function lineOfLabel(label: string, graph: PageGraph): { label: Cell; beside: Cell[] } | null {
  const wanted = lettersOnly(label);
  const most = Math.floor(wanted.length * MISREAD_LABEL);
  const misses = ({ words }: Cell): number =>
    Math.min(
      ...words
        .slice(0, LABEL_WORDS)
        .map((_, last) => editDistance(lettersOnly(textOf(words.slice(0, last + 1))), wanted, most + 1)),
    );
  const [nearest] = graph.cells
    .map((cell) => ({ cell, misses: misses(cell) }))
    .filter((one) => one.misses <= most)
    .sort((a, b) => a.misses - b.misses);
  if (nearest === undefined) return null;
  const { cell } = nearest;
  const beside = rightOf(cell, graph).flatMap((edge) => (edge.gap < BESIDE ? [edge.cell] : []));
  return { label: cell, beside };
}
