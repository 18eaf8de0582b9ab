import {
  type AlignedWord,
  estimateBaselines,
  hasBaseline,
  levelNear,
  ofOneSize,
  type PageBaselines,
} from '../glyphs/baselines.ts';
import { evenly, type TypesetWord } from '../glyphs/typeset-word.ts';
import { median, medianOf } from '../statistics.ts';

/** The lines of a page, and how far its words stand off them. */
export interface PageLines {
  baselines: PageBaselines;
  /** In heights, of every word that shares its line with others. */
  deviations: readonly number[];
}

/** Heights within which baselines count as one line; farther off they are of cells with several lines. */
export const ON_LINE = 0.3;
/** Heights within which edges count as of one column. */
export const IN_COLUMN = 0.6;
/** Gap of words, in heights, below which they are of one cell. */
export const WORD_SPACE = 0.9;
/** The same for two words of which it matters only that they share a row. */
const IN_ROW = 0.5;
/** Spread of the offsets of other rows, in heights, over which they tell nothing; and how many rows must agree. */
const UNSTEADY = 0.15;
const MIN_ROWS = 2;
/** Distance of the rows above and below that are looked at, in heights. */
const ROW_DISTANCE = { min: 0.8, max: 5 };

/** Finds the lines of a page, and how far its words stand off them. */
export function gatherLines(words: readonly TypesetWord[]): PageLines {
  const baselines = estimateBaselines(words);
  const deviations = evenly([...baselines.words.entries()]).flatMap(([index, one]) => {
    if (!hasBaseline(one)) return [];
    const level = levelNear(baselines, one.word.edges.bottom);
    const own = level[index];
    if (own === undefined || !hasBaseline(own)) return [];
    const off = distanceOffLine(
      own,
      level.filter((other): other is AlignedWord => other.word !== one.word && hasBaseline(other)),
    );
    return off === null ? [] : [Math.abs(off)];
  });
  return { baselines, deviations };
}

/** How far a word stands below the others of its line and size, in heights; null where it stands alone. */
export function distanceOffLine(own: AlignedWord, rest: readonly AlignedWord[]): number | null {
  const { height } = own.word;
  const line = rest.filter(
    (other) =>
      Math.abs(other.baseline - own.baseline) < ON_LINE * height &&
      ofOneSize(other, own) &&
      (other.left > own.right + WORD_SPACE * height || other.right < own.left - WORD_SPACE * height),
  );
  return line.length === 0 ? null : (own.baseline - median(line.map(({ baseline }) => baseline))) / height;
}

/** The nearest word of the line to the left, else to the right. */
export function labelOf(own: AlignedWord, rest: readonly AlignedWord[]): AlignedWord | null {
  const line = rest.filter((other) => Math.abs(other.baseline - own.baseline) < ON_LINE * own.word.height);
  const before = line.filter((other) => other.right < own.left).sort((a, b) => b.right - a.right);
  const after = line.filter((other) => other.left > own.right).sort((a, b) => a.left - b.left);
  return before[0] ?? after[0] ?? null;
}

/** Words of a word's size that begin or end where it does. @param height by which distances are measured. */
export function columnOf(own: AlignedWord, rest: readonly AlignedWord[], height: number): AlignedWord[] {
  return rest.filter(
    (other) =>
      other.word !== own.word &&
      ofOneSize(other, own) &&
      (Math.abs(other.left - own.left) < IN_COLUMN * height || Math.abs(other.right - own.right) < IN_COLUMN * height),
  );
}

/**
 * How far a word stands below another of its row, less what is usual between their columns, in heights; null unless two
 * other rows agree.
 * @param column of the word. @param mates of the other one.
 */
export function offsetInRow(
  own: AlignedWord,
  mate: AlignedWord,
  column: readonly AlignedWord[],
  mates: readonly AlignedWord[],
): number | null {
  const { height } = own.word;
  const offsets = column.flatMap((other) => {
    const beside = mates.find(
      (one) =>
        one.word !== other.word && one.word !== mate.word && Math.abs(one.baseline - other.baseline) < IN_ROW * height,
    );
    return beside === undefined ? [] : [other.baseline - beside.baseline];
  });
  if (Math.max(...offsets) - Math.min(...offsets) > UNSTEADY * height) return null;
  const usual = medianOf(offsets, MIN_ROWS);
  return usual === null ? null : (own.baseline - mate.baseline - usual) / height;
}

/** How far a word stands below the middle of those above and below it, in heights; null unless both are near. */
export function bendOf(own: AlignedWord, column: readonly AlignedWord[], height: number): number | null {
  const rows = column
    .map(({ baseline }) => baseline - own.baseline)
    .filter(
      (distance) => Math.abs(distance) > ROW_DISTANCE.min * height && Math.abs(distance) < ROW_DISTANCE.max * height,
    );
  const up = -Math.max(...rows.filter((distance) => distance < 0));
  const down = Math.min(...rows.filter((distance) => distance > 0));
  return Number.isFinite(up) && Number.isFinite(down) && Math.abs(up - down) <= IN_COLUMN * height
    ? (up - down) / 2 / height
    : null;
}
