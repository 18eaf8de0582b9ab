import {
  alikeInHeight,
  evenly,
  isOnLine,
  levelNear,
  magnitude,
  median,
  type OnLine,
  ofOneSize,
  type SetWord,
  type StandingPage,
  type StandingWord,
  standWords,
} from '../glyphs/set-words.ts';

/** Names of what `lineTraits` measures, in order; lengths in heights of the field's letters. */
export const LINE_VALUES: readonly string[] = [
  'foot below the line’s other words',
  'foot off the line’s other words',
  'share of words that stand as far off their line',
  'foot below its label’s, less the same in other rows',
  'foot off its label’s, less the same in other rows',
  'foot off all of its row, less the same in other rows',
  'foot below the middle of the rows above and below',
  'foot below the middle of the rows above and below, less that of its label',
  'foot off the middle of the rows above and below, the lesser of both',
  'left edge right of its column’s',
  'least distance of left edges in its column',
  'right edge right of its column’s',
  'least distance of right edges in its column',
  'least distance of left edges, right edges and middles in its column',
  'edge right of that of its block',
  'edge off that of its block',
  'lines of its block that agree',
  'how far words stand off their lines, page',
];

/** The lines of a page, and how far its words stand off them. */
export interface PageLines {
  standing: StandingPage;
  /** In heights, of every word that shares its line with others. */
  deviations: readonly number[];
}

/** How a field stands on its page. */
export interface LineTraits {
  /** See `LINE_VALUES`. */
  values: (number | null)[];
  /** Words of its size that begin or end where it does. */
  column: SetWord[];
  /** How far it stands above or below its row; null where that cannot be told. */
  offRow: number | null;
}

/** Heights within which feet count as on one line; farther off they are of cells with several lines. */
const ON_LINE = 0.3;
/** The same for two words of which it matters only that they share a row. */
const IN_ROW = 0.5;
/** Heights within which edges count as of one column. */
const IN_COLUMN = 0.6;
/** Spread of the offsets of other rows, in heights, over which they tell nothing. */
const UNSTEADY = 0.15;
/** Gap of words, in heights, below which they are of one cell. */
const WORD_SPACE = 0.9;
const LEAST_DEVIATIONS = 8;

export function pageLines(words: readonly SetWord[]): PageLines {
  const standing = standWords(words);
  const deviations = evenly([...standing.words.entries()]).flatMap(([index, one]) => {
    if (!isOnLine(one)) return [];
    const level = levelNear(standing, one.word.edges.bottom);
    const own = level[index]!;
    const off = isOnLine(own)
      ? offLine(
          own,
          level.filter((other): other is OnLine => other.word !== one.word && isOnLine(other)),
        )
      : null;
    return off === null ? [] : [Math.abs(off)];
  });
  return { standing, deviations };
}

/** How a field's words stand against the lines, rows, columns and blocks of their page. */
export function lineTraits({ standing, deviations }: PageLines, own: readonly SetWord[]): LineTraits {
  const mine = new Set(own);
  const level = levelNear(standing, own[0]!.edges.bottom);
  const rest = level.filter((one): one is OnLine => !mine.has(one.word) && isOnLine(one));
  const field = joined(level.filter(({ word }) => mine.has(word)));
  const usual = deviations.length < LEAST_DEVIATIONS ? null : median(deviations);
  if (!isOnLine(field)) return { values: [...LINE_VALUES.slice(1).map(() => null), usual], column: [], offRow: null };
  const { height } = field.word;

  const off = offLine(field, rest);
  const column = columnOf(field, rest, height);
  const label = labelOf(field, rest);
  const againstLabel =
    label === null
      ? null
      : againstOtherRows(
          field,
          label,
          column,
          rest.filter((one) => ofOneSize(one, label) && Math.abs(one.left - label.left) < IN_COLUMN * height),
        );
  const againstRow = present(
    rest
      .filter(
        (other) => Math.abs(other.foot - field.foot) < ON_LINE * height && alikeInHeight(other.word, field.word, 0.6),
      )
      .map((mate) => againstOtherRows(field, mate, column, columnOf(mate, rest, height))),
  );
  const offRow = againstRow.length === 0 ? null : Math.abs(median(againstRow));
  const bend = bendOf(field, column, height);
  const labelBend =
    label === null
      ? null
      : bendOf(
          label,
          rest.filter((other) => ofOneSize(other, label) && Math.abs(other.left - label.left) < IN_COLUMN * height),
          height,
        );
  const bendToLabel = bend === null || labelBend === null ? null : bend - labelBend;

  const near = rest.filter(
    (other) =>
      alikeInHeight(other.word, field.word, 0.7) &&
      Math.abs(other.foot - field.foot) > IN_COLUMN * height &&
      Math.abs(other.foot - field.foot) < 14 * height,
  );
  const distances = (of: (word: StandingWord) => number): number[] =>
    near.map((other) => (of(field) - of(other)) / height).filter((distance) => Math.abs(distance) < IN_COLUMN);
  const [lefts, rights, middles] = [
    distances(({ left }) => left),
    distances(({ right }) => right),
    distances(middleOf),
  ];
  const block = blockEdge(field, rest);

  return {
    values: [
      off,
      magnitude(off),
      off === null || usual === null
        ? null
        : deviations.filter((deviation) => deviation >= Math.abs(off)).length / deviations.length,
      againstLabel,
      magnitude(againstLabel),
      offRow,
      bend,
      bendToLabel,
      bend === null ? null : Math.min(Math.abs(bend), Math.abs(bendToLabel ?? bend)),
      centre(lefts),
      least(lefts),
      centre(rights),
      least(rights),
      least([...lefts, ...rights, ...middles]),
      block.off,
      magnitude(block.off),
      block.agree,
      usual,
    ],
    column: column.map(({ word }) => word),
    offRow: offRow ?? magnitude(off),
  };
}

/** A field's words as one: from the first to the last, on the line of most. */
function joined(words: readonly StandingWord[]): StandingWord {
  const ordered = words.toSorted((a, b) => a.left - b.left);
  const feet = words.filter(isOnLine).map(({ foot }) => foot);
  const height = median(words.map(({ word }) => word.height));
  return {
    word: { ...ordered[0]!.word, height },
    left: ordered[0]!.left,
    right: ordered.at(-1)!.right,
    at: median(words.map(({ at }) => at)),
    foot: feet.length === 0 ? null : median(feet),
    size: median(words.map(({ size }) => size)),
  };
}

/** How far a word stands below the others of its line and size, in heights; null where it stands alone. */
function offLine(own: OnLine, rest: readonly OnLine[]): number | null {
  const { height } = own.word;
  const line = rest.filter(
    (other) =>
      Math.abs(other.foot - own.foot) < ON_LINE * height &&
      ofOneSize(other, own) &&
      (other.left > own.right + WORD_SPACE * height || other.right < own.left - WORD_SPACE * height),
  );
  return line.length === 0 ? null : (own.foot - median(line.map(({ foot }) => foot))) / height;
}

/** The nearest word of the line to the left, else to the right. */
function labelOf(own: OnLine, rest: readonly OnLine[]): OnLine | null {
  const line = rest.filter((other) => Math.abs(other.foot - own.foot) < ON_LINE * own.word.height);
  const before = line.filter((other) => other.right < own.left).sort((a, b) => b.right - a.right);
  const after = line.filter((other) => other.left > own.right).sort((a, b) => a.left - b.left);
  return before[0] ?? after[0] ?? null;
}

/** Words of a word's size that begin or end where it does. */
function columnOf(own: OnLine, rest: readonly OnLine[], height: number): OnLine[] {
  return rest.filter(
    (other) =>
      other.word !== own.word &&
      ofOneSize(other, own) &&
      (Math.abs(other.left - own.left) < IN_COLUMN * height || Math.abs(other.right - own.right) < IN_COLUMN * height),
  );
}

/** How far a word stands below another of its row, less what is usual between their columns, in heights; null unless two other rows agree. */
function againstOtherRows(
  own: OnLine,
  mate: OnLine,
  column: readonly OnLine[],
  mates: readonly OnLine[],
): number | null {
  const { height } = own.word;
  const offsets = column.flatMap((other) => {
    const beside = mates.find(
      (one) => one.word !== other.word && one.word !== mate.word && Math.abs(one.foot - other.foot) < IN_ROW * height,
    );
    return beside === undefined ? [] : [other.foot - beside.foot];
  });
  if (offsets.length < 2 || Math.max(...offsets) - Math.min(...offsets) > UNSTEADY * height) return null;
  return (own.foot - mate.foot - median(offsets)) / height;
}

/** How far a word stands below the middle of those above and below it, in heights; null unless both are near. */
function bendOf(own: OnLine, column: readonly OnLine[], height: number): number | null {
  const rows = column
    .map(({ foot }) => foot - own.foot)
    .filter((distance) => Math.abs(distance) > 0.8 * height && Math.abs(distance) < 5 * height);
  const up = -Math.max(...rows.filter((distance) => distance < 0));
  const down = Math.min(...rows.filter((distance) => distance > 0));
  return Number.isFinite(up) && Number.isFinite(down) && Math.abs(up - down) <= IN_COLUMN * height
    ? (up - down) / 2 / height
    : null;
}

interface Cell {
  left: number;
  right: number;
  foot: number;
}

/** Lines on either side of a field that are looked at, and how near their edges must be to agree, in heights. */
const BLOCK_LINES = 3;
const AGREEING = 0.12;
const BLOCK_HEIGHT = 9;
/** An edge farther off than this is of another block. */
const OTHER_BLOCK = 1.5;

/** How far the cell that holds a field begins, ends or is centred beside the lines around it, by whichever edge most of them share. */
function blockEdge(own: OnLine, rest: readonly OnLine[]): { off: number | null; agree: number | null } {
  const { height } = own.word;
  const cell: Cell = { left: own.left, right: own.right, foot: own.foot };
  const cells = [cell];
  for (const { left, right, foot } of rest
    .filter((other) => Math.abs(other.foot - own.foot) < BLOCK_HEIGHT * height)
    .sort((a, b) => a.left - b.left)) {
    const beside = cells.find(
      (one) =>
        Math.abs(one.foot - foot) < ON_LINE * height &&
        left < one.right + WORD_SPACE * height &&
        right > one.left - WORD_SPACE * height,
    );
    if (beside === undefined) cells.push({ left, right, foot });
    else [beside.left, beside.right] = [Math.min(beside.left, left), Math.max(beside.right, right)];
  }
  const lines = cells
    .filter((one) => one !== cell && one.left < cell.right && one.right > cell.left && one.foot !== cell.foot)
    .sort((a, b) => Math.abs(a.foot - cell.foot) - Math.abs(b.foot - cell.foot));
  const block = [
    ...lines.filter(({ foot }) => foot < cell.foot).slice(0, BLOCK_LINES),
    ...lines.filter(({ foot }) => foot > cell.foot).slice(0, BLOCK_LINES),
  ];
  let best: { off: number; agree: number } | null = null;
  for (const edge of [(one: Cell) => one.left, (one: Cell) => one.right, middleOf]) {
    for (const line of block) {
      const agreeing = block.map(edge).filter((other) => Math.abs(other - edge(line)) < AGREEING * height);
      if (agreeing.length >= 2 && agreeing.length > (best?.agree ?? 0))
        best = { off: (edge(cell) - median(agreeing)) / height, agree: agreeing.length };
    }
  }
  return { off: best === null || Math.abs(best.off) > OTHER_BLOCK ? null : best.off, agree: best?.agree ?? null };
}

function middleOf({ left, right }: Pick<Cell, 'left' | 'right'>): number {
  return (left + right) / 2;
}

function centre(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : median(numbers);
}

function least(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : Math.min(...numbers.map(Math.abs));
}

function present(values: readonly (number | null)[]): number[] {
  return values.filter((value) => value !== null);
}
