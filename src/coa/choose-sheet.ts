import type { Fields } from './fields/fields.ts';
import { type OtherPage, summaryOf } from './fields/page-summary.ts';
import type { PreparedPage } from './image/prepare/prepare-page.ts';
import { applyToBox } from './image/transform.ts';
import { groupCells } from './layout/cells.ts';
import { type PageGraph, pageGraph, type Rows } from './layout/page-graph.ts';
import { splitSideBySide } from './layout/side-by-side.ts';
import { splitStacked } from './layout/stacked.ts';
import type { Word } from './layout/word.ts';
import type { Code } from './ocr/read-codes.ts';

/** Finds the fields among the cells of a page, or of a sheet that takes a part of it. */
export type FindIn = (graph: PageGraph, codes: readonly Code[]) => Fields;

interface Sheet {
  words: Word[];
  /** How they stand to one another. */
  graph: PageGraph;
  codes: Code[] | null;
  fields: Fields;
}

export interface ChosenSheet extends Sheet {
  other: Omit<OtherPage, 'page'> | null;
}

/** One of two sheets in a picture. */
interface PlacedSheet extends Sheet {
  place: OtherPage['place'];
}

/** A sheet of some of a page's words and codes. @param rows those that it takes; all where it takes columns. */
function sheetOf(
  words: Word[],
  codes: Code[] | null,
  { letters, page }: PreparedPage,
  find: FindIn,
  rows: Rows = { top: 0, bottom: page.height },
): Sheet {
  const graph = pageGraph(groupCells(words, letters), letters, rows);
  return { words, graph, codes, fields: find(graph, codes ?? []) };
}

/** Parts codes in two by whether they belong to the first of two sheets. */
function parted(codes: Code[] | null, isFirst: (code: Code) => boolean): [Code[] | null, Code[] | null] {
  return codes === null ? [null, null] : [codes.filter(isFirst), codes.filter((code) => !isFirst(code))];
}

/** The page itself, or of two sheets beside or above one another the first that is a certificate. */
export function chooseSheet(
  { words, codes }: { words: Word[]; codes: Code[] | null },
  prepared: PreparedPage,
  find: FindIn,
): ChosenSheet {
  const sheets = sideBySide(words, codes, prepared, find) ?? stacked(words, codes, prepared, find);
  if (sheets === null) return { ...sheetOf(words, codes, prepared, find), other: null };
  const [first, second] = sheets;
  const [judged, other] =
    first.fields.pageKind !== 'certificate' && second.fields.pageKind === 'certificate'
      ? [second, first]
      : [first, second];
  return { ...judged, other: { place: other.place, read: 'picture', summary: summaryOf(other.fields) } };
}

/**
 * Two sheets side by side; null where there are none. Two columns of one sheet are told from two sheets by their heads: each
 * sheet has its own title, or both name the same laboratory.
 */
function sideBySide(
  words: Word[],
  codes: Code[] | null,
  prepared: PreparedPage,
  find: FindIn,
): [PlacedSheet, PlacedSheet] | null {
  const { page, letters, toPicture } = prepared;
  const split = splitSideBySide(words, page, letters);
  if (split === null) return null;
  const [gutter] = applyToBox(toPicture, { left: split.gutter, right: split.gutter, top: 0, bottom: page.height });
  const [left, right] = parted(codes, ({ box: [x, , width] }) => x + width / 2 < gutter);
  const halves: [PlacedSheet, PlacedSheet] = [
    { place: 'left half', ...sheetOf(split.left, left, prepared, find) },
    { place: 'right half', ...sheetOf(split.right, right, prepared, find) },
  ];
  return areTitled(halves) || nameOneLaboratory(halves) ? halves : null;
}

/** Kinds of labels that both of two sheets bear at the least, and their share of those on the one that has fewer. */
const MIN_SHARED_LABELS = 4;
const MIN_SHARED_SHARE = 0.7;

/**
 * Two sheets one above the other; null where there are none. A long picture may as well be one certificate on a telephone:
 * of one report the lower part has other labels than the upper one, two reports have the same, or other laboratories.
 */
function stacked(
  words: Word[],
  codes: Code[] | null,
  prepared: PreparedPage,
  find: FindIn,
): [PlacedSheet, PlacedSheet] | null {
  const { page, letters, toPicture } = prepared;
  for (const { upper, lower, seam } of splitStacked(words, page, letters)) {
    const [, row] = applyToBox(toPicture, { left: 0, right: page.width, top: seam, bottom: seam });
    const [above, below] = parted(codes, ({ box: [, y, , height] }) => y + height / 2 < row);
    const parts: [PlacedSheet, PlacedSheet] = [
      { place: 'upper part', ...sheetOf(upper, above, prepared, find, { top: 0, bottom: seam }) },
      { place: 'lower part', ...sheetOf(lower, below, prepared, find, { top: seam, bottom: page.height }) },
    ];
    const areCertificates = parts.every(({ fields }) => fields.pageKind === 'certificate');
    if (areCertificates && (shareLabels(parts) || nameTwoLaboratories(parts))) return parts;
  }
  return null;
}

const areTitled = (sheets: readonly Sheet[]): boolean =>
  sheets.every(({ fields }) => fields.certificateMarks.includes('title'));

function nameOneLaboratory(sheets: readonly Sheet[]): boolean {
  const [one, other] = sheets.map(({ fields }) => fields.laboratory?.laboratory?.id);
  return one !== undefined && one === other;
}

function nameTwoLaboratories(sheets: readonly Sheet[]): boolean {
  const [one, other] = sheets.map(({ fields }) => fields.laboratory?.laboratory?.id);
  return one !== undefined && other !== undefined && one !== other && areTitled(sheets);
}

function shareLabels([one, other]: readonly [Sheet, Sheet]): boolean {
  const [a, b] = [one.fields.labels.found, other.fields.labels.found];
  const shared = a.filter((kind) => b.includes(kind)).length;
  return shared >= MIN_SHARED_LABELS && shared >= MIN_SHARED_SHARE * Math.min(a.length, b.length);
}
