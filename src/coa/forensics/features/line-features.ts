import { type AlignedWord, hasBaseline, levelNear, ofOneSize, type PageWord } from '../glyphs/baselines.ts';
import { alikeInHeight, type TypesetWord } from '../glyphs/typeset-word.ts';
import { magnitude, median, medianOf } from '../statistics.ts';
import { type BlockEdge, blockEdge, middleOf } from './block-edge.ts';
import { declareFeatures, type Feature } from './feature.ts';
import {
  bendOf,
  columnOf,
  distanceOffLine,
  IN_COLUMN,
  labelOf,
  ON_LINE,
  offsetInRow,
  type PageLines,
} from './page-lines.ts';

/** How a field stands against the lines, rows, columns and blocks of its page; distances in heights of its letters. */
export interface LineComparison {
  /** Words of its size that begin or end where it does. */
  column: readonly TypesetWord[];
  /** How far it stands below the other words of its line; null where it stands alone. */
  belowLine: number | null;
  /** Share of the page's words that stand as far off their line. */
  shareAsFar: number | null;
  /** How far it stands below its label, less the same in other rows. */
  belowLabel: number | null;
  /** How far it stands off all of its row, less the same in other rows. */
  offRow: number | null;
  /** How far it stands below the middle of the rows above and below, and the same less that of its label. */
  bend: number | null;
  bendToLabel: number | null;
  /** Distances of its edges and its middle to those of the words above and below it. */
  lefts: readonly number[];
  rights: readonly number[];
  middles: readonly number[];
  block: BlockEdge;
  /** How far words usually stand off their lines on this page. */
  usualDeviation: number | null;
}

const MIN_DEVIATIONS = 8;
/** Share of the other's height down to which words are compared: of one row, and of lines above and below. */
const ROW_HEIGHTS = 0.6;
const COLUMN_HEIGHTS = 0.7;
/** How far above and below a field words are looked for, in heights. */
const COLUMN_REACH = 14;

/** Compares a field with the lines, rows, columns and blocks of its page. */
export function compareLines({ baselines, deviations }: PageLines, own: readonly TypesetWord[]): LineComparison {
  const mine = new Set(own);
  const level = levelNear(baselines, own[0]?.edges.bottom ?? 0);
  const field = joined(level.filter(({ word }) => mine.has(word)));
  const usualDeviation = medianOf(deviations, MIN_DEVIATIONS);
  if (!hasBaseline(field)) return { ...UNPLACED, usualDeviation };
  const rest = level.filter((one): one is AlignedWord => !mine.has(one.word) && hasBaseline(one));
  const { height } = field.word;
  const belowLine = distanceOffLine(field, rest);
  const column = columnOf(field, rest, height);
  const bend = bendOf(field, column, height);
  const { belowLabel, labelBend } = compareWithLabel(field, rest, column);
  const againstRow = rest
    .filter(
      (other) =>
        Math.abs(other.baseline - field.baseline) < ON_LINE * height &&
        alikeInHeight(other.word, field.word, ROW_HEIGHTS),
    )
    .map((mate) => offsetInRow(field, mate, column, columnOf(mate, rest, height)))
    .filter((offset) => offset !== null);
  return {
    column: column.map(({ word }) => word),
    belowLine,
    shareAsFar:
      belowLine === null || usualDeviation === null
        ? null
        : deviations.filter((deviation) => deviation >= Math.abs(belowLine)).length / deviations.length,
    belowLabel,
    offRow: magnitude(medianOf(againstRow)),
    bend,
    bendToLabel: bend === null || labelBend === null ? null : bend - labelBend,
    ...distancesInColumn(field, rest),
    block: blockEdge(field, rest),
    usualDeviation,
  };
}

/** A field of which the baseline is not known. */
const UNPLACED: LineComparison = {
  column: [],
  belowLine: null,
  shareAsFar: null,
  belowLabel: null,
  offRow: null,
  bend: null,
  bendToLabel: null,
  lefts: [],
  rights: [],
  middles: [],
  block: { off: null, agreeing: null },
  usualDeviation: null,
};

/** A field's words as one: from the first to the last, on the line of most. */
function joined(words: readonly PageWord[]): PageWord {
  const ordered = words.toSorted((a, b) => a.left - b.left);
  const height = median(words.map(({ word }) => word.height));
  return {
    word: { ...ordered[0]!.word, height },
    left: ordered[0]!.left,
    right: ordered.at(-1)!.right,
    seenAt: median(words.map(({ seenAt }) => seenAt)),
    baseline: medianOf(words.filter(hasBaseline).map(({ baseline }) => baseline)),
    size: median(words.map(({ size }) => size)),
  };
}

/** How a field stands against the label beside it, and that label against the labels above and below it. */
function compareWithLabel(
  field: AlignedWord,
  rest: readonly AlignedWord[],
  column: readonly AlignedWord[],
): { belowLabel: number | null; labelBend: number | null } {
  const { height } = field.word;
  const label = labelOf(field, rest);
  if (label === null) return { belowLabel: null, labelBend: null };
  const labels = rest.filter(
    (other) => ofOneSize(other, label) && Math.abs(other.left - label.left) < IN_COLUMN * height,
  );
  return { belowLabel: offsetInRow(field, label, column, labels), labelBend: bendOf(label, labels, height) };
}

/** How far a field's edges and middle lie to the right of those of the words above and below that nearly share them. */
function distancesInColumn(
  field: AlignedWord,
  rest: readonly AlignedWord[],
): Pick<LineComparison, 'lefts' | 'rights' | 'middles'> {
  const { height } = field.word;
  const near = rest.filter((other) => {
    const rows = Math.abs(other.baseline - field.baseline);
    return (
      alikeInHeight(other.word, field.word, COLUMN_HEIGHTS) && rows > IN_COLUMN * height && rows < COLUMN_REACH * height
    );
  });
  const distances = (of: (word: PageWord) => number): number[] =>
    near.map((other) => (of(field) - of(other)) / height).filter((distance) => Math.abs(distance) < IN_COLUMN);
  return {
    lefts: distances(({ left }) => left),
    rights: distances(({ right }) => right),
    middles: distances(middleOf),
  };
}

/** The least magnitude of some numbers; null of none. */
function least(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : Math.min(...numbers.map(Math.abs));
}

/** Features of how a field stands in its line and to its label. */
export const LINE_FEATURES: readonly Feature<LineComparison>[] = declareFeatures<LineComparison>('line', [
  ['baseline below the line’s other words', 'heights', ({ belowLine }) => belowLine],
  ['baseline off the line’s other words', 'heights', ({ belowLine }) => magnitude(belowLine)],
  ['share of words that stand as far off their line', 'share', ({ shareAsFar }) => shareAsFar],
  ['baseline below its label’s, less the same in other rows', 'heights', ({ belowLabel }) => belowLabel],
  ['baseline off its label’s, less the same in other rows', 'heights', ({ belowLabel }) => magnitude(belowLabel)],
  ['baseline off all of its row, less the same in other rows', 'heights', ({ offRow }) => offRow],
  ['baseline below the middle of the rows above and below', 'heights', ({ bend }) => bend],
  [
    'baseline below the middle of the rows above and below, less that of its label',
    'heights',
    ({ bendToLabel }) => bendToLabel,
  ],
  [
    'baseline off the middle of the rows above and below, the lesser of both',
    'heights',
    ({ bend, bendToLabel }) => (bend === null ? null : Math.min(Math.abs(bend), Math.abs(bendToLabel ?? bend))),
  ],
  ['left edge right of its column’s', 'heights', ({ lefts }) => medianOf(lefts)],
  ['least distance of left edges in its column', 'heights', ({ lefts }) => least(lefts)],
  ['right edge right of its column’s', 'heights', ({ rights }) => medianOf(rights)],
  ['least distance of right edges in its column', 'heights', ({ rights }) => least(rights)],
  [
    'least distance of left edges, right edges and middles in its column',
    'heights',
    ({ lefts, rights, middles }) => least([...lefts, ...rights, ...middles]),
  ],
  ['edge right of that of its block', 'heights', ({ block }) => block.off],
  ['edge off that of its block', 'heights', ({ block }) => magnitude(block.off)],
  ['lines of its block that agree', 'count', ({ block }) => block.agreeing],
  ['how far words stand off their lines, page', 'heights', ({ usualDeviation }) => usualDeviation],
]);
