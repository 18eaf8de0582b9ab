import { SIDE } from '../../image/container/jpeg-blocks.ts';
import { bestOf, canBeSeen, countsOf } from './frequency.ts';
import type { InkBlocks } from './ink-blocks.ts';
import { savedOnce, savedTwice } from './likelihoods.ts';
import { BASES, scaledTable } from './luminance-tables.ts';

/** Steps by which a page may have been rounded when it was saved before. */
export interface EarlierTable {
  /** By which they were scaled, 1 to 100. */
  quality: number;
  table: number[];
  /** How much better a page is explained with them than without, natural logarithm a block. */
  support: number;
}

const QUALITIES = { lowest: 40, highest: 97 } as const;
/** Frequencies by which the quality is found. */
const SEARCHED = [
  [1, 5],
  [5, 1],
  [2, 4],
  [4, 2],
  [3, 3],
  [2, 5],
  [5, 2],
  [3, 4],
  [4, 3],
  [0, 6],
  [6, 0],
  [4, 4],
  [5, 5],
  [4, 6],
  [6, 4],
  [6, 6],
].map(([row = 0, column = 0]) => row * SIDE + column);
const MIN_FREQUENCIES = 4;
/** Noises of thin print and of thick, standard deviations. */
const NOISES = [2.2, 4.5] as const;
/** Support a block from which on a quality is looked at more closely: it lies below 0 of pages saved once. */
const MIN_SUPPORT = 0.2;
/** Qualities that lie no farther apart show one save, and so many are looked at. */
const BESIDE = 5;
const MAX_TABLES = 3;

/**
 * The tables that explain a page better than none, each better than those beside it, the best first.
 * @param sample numbers of blocks to go by, of one ink.
 */
export function earlierTables(blocks: InkBlocks, sample: readonly number[]): EarlierTable[] {
  const searched = SEARCHED.map((at) => ({ at, supportOf: supportAt(blocks, sample, at) }));
  const found: EarlierTable[] = [];
  for (const base of BASES)
    for (let quality = QUALITIES.lowest; quality <= QUALITIES.highest; quality++) {
      const table = scaledTable(base, quality);
      const seen = searched.filter(({ at }) => canBeSeen(table, blocks.steps, at));
      if (seen.length < MIN_FREQUENCIES) continue;
      const support = seen.reduce((sum, { at, supportOf }) => sum + supportOf(table[at]!), 0) / sample.length;
      if (support >= MIN_SUPPORT) found.push({ quality, table, support });
    }
  const apart: EarlierTable[] = [];
  for (const one of found.sort((a, b) => b.support - a.support))
    if (apart.every(({ quality }) => Math.abs(quality - one.quality) > BESIDE)) apart.push(one);
  return apart.slice(0, MAX_TABLES);
}

/** How much better one frequency of a page is explained by steps of an earlier save, by those steps. */
function supportAt(blocks: InkBlocks, sample: readonly number[], at: number): (earlier: number) => number {
  const step = blocks.steps[at]!;
  const counts = countsOf(blocks, sample, at);
  const once = bestOf(savedOnce(step), counts);
  const known = new Map<number, number>();
  return (earlier) => {
    const support =
      known.get(earlier) ??
      bestOf(
        NOISES.flatMap((noise) => savedTwice(earlier, step, noise, [once.index])),
        counts,
      ).value - once.value;
    known.set(earlier, support);
    return support;
  };
}
