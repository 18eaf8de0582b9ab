import type { Fields } from './fields/fields.ts';
import { type OtherPage, summaryOf } from './fields/page-summary.ts';
import type { Box } from './geometry/box.ts';
import type { PreparedPage } from './image/prepare/prepare-page.ts';
import { applyToBox } from './image/transform.ts';
import { pageGraph } from './layout/build-graph.ts';
import { groupCells } from './layout/cells.ts';
import type { PageGraph, Rows } from './layout/page-graph.ts';
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
  /** Whether something in the picture lies on it. */
  holds(box: Box): boolean;
}

/** The sheet of a picture that is judged, with what is told of another beside it; null where there is none. */
export interface ChosenSheet extends Sheet {
  other: Omit<OtherPage, 'page'> | null;
}

/** One of two sheets in a picture. */
interface PlacedSheet extends Sheet {
  place: OtherPage['place'];
}

/** The part of a page that a sheet takes. */
interface Part {
  /** Rows that it takes, of the prepared page. */
  rows: Rows;
  holds(box: Box): boolean;
}

/** A sheet of some of a page's words, and of those codes that lie on it. */
function sheetOf(
  words: Word[],
  codes: Code[] | null,
  { letters }: PreparedPage,
  find: FindIn,
  { rows, holds }: Part,
): Sheet {
  const own = codes?.filter(({ box }) => holds(box)) ?? null;
  const graph = pageGraph(groupCells(words, letters), letters, rows);
  return { words, graph, codes: own, fields: find(graph, own ?? []), holds };
}

/** The page itself, or of two sheets beside or above one another the first that is a certificate. */
export function chooseSheet(
  { words, codes }: { words: Word[]; codes: Code[] | null },
  prepared: PreparedPage,
  find: FindIn,
): ChosenSheet {
  const sheets = sideBySide(words, codes, prepared, find) ?? stacked(words, codes, prepared, find);
  if (sheets === null) {
    const whole = { rows: { top: 0, bottom: prepared.page.height }, holds: () => true };
    return { ...sheetOf(words, codes, prepared, find, whole), other: null };
  }
  const [first, second] = sheets;
  const [judged, other] =
    first.fields.pageKind !== 'certificate' && second.fields.pageKind === 'certificate'
      ? [second, first]
      : [first, second];
  return { ...judged, other: { place: other.place, read: 'picture', summary: summaryOf(other.fields) } };
}

/**
 * Two sheets side by side; null where there are none. Two columns of one sheet are told from two sheets by their heads: each
 * sheet has its own title and labels that the other has too, or both name the same laboratory. A shop's page beside the
 * report that it shows may bear a title where the report does.
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
  const rows = { top: 0, bottom: page.height };
  const isLeft = ([x, , width]: Box): boolean => x + width / 2 < gutter;
  const isRight = (box: Box): boolean => !isLeft(box);
  const halves: [PlacedSheet, PlacedSheet] = [
    { place: 'left half', ...sheetOf(split.left, codes, prepared, find, { rows, holds: isLeft }) },
    { place: 'right half', ...sheetOf(split.right, codes, prepared, find, { rows, holds: isRight }) },
  ];
  return (areTitled(halves) && sharedLabels(halves) >= MIN_LABELS_OF_TITLED) || nameOneLaboratory(halves)
    ? halves
    : null;
}

/** Kinds of labels that two sheets with titles, side by side, both bear at the least. */
const MIN_LABELS_OF_TITLED = 2;
/** Kinds of labels that both of two sheets, one above the other, bear at the least, and their share of those on the one that has fewer. */
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
    const isAbove = ([, y, , height]: Box): boolean => y + height / 2 < row;
    const above: Part = { rows: { top: 0, bottom: seam }, holds: isAbove };
    const below: Part = { rows: { top: seam, bottom: page.height }, holds: (box) => !isAbove(box) };
    const parts: [PlacedSheet, PlacedSheet] = [
      { place: 'upper part', ...sheetOf(upper, codes, prepared, find, above) },
      { place: 'lower part', ...sheetOf(lower, codes, prepared, find, below) },
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

/** How many kinds of labels both sheets bear. */
const sharedLabels = ([one, other]: readonly [Sheet, Sheet]): number =>
  one.fields.labels.found.filter((kind) => other.fields.labels.found.includes(kind)).length;

function shareLabels(sheets: readonly [Sheet, Sheet]): boolean {
  const [a, b] = sheets.map(({ fields }) => fields.labels.found.length) as [number, number];
  const shared = sharedLabels(sheets);
  return shared >= MIN_SHARED_LABELS && shared >= MIN_SHARED_SHARE * Math.min(a, b);
}
