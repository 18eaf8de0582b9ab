import type { Pixels } from '../../image/prepare/turn-upright.ts';
import type { Glyph } from '../glyphs/glyph.ts';
import { maxOf, median, medianOf } from '../statistics.ts';
import { declareFeatures, type Feature } from './feature.ts';
import type { MeasuredWord } from './measured-word.ts';

/**
 * How near the letters of a page come to their like, pixel by pixel: a letter's twin is the same letter elsewhere on the
 * page whose pixels differ least. One that was copied on the page has a nearer twin than letters have there by nature; one
 * that was typed, or cut from another picture, has its noise from elsewhere and no near twin.
 */
export interface PageTwins {
  /** Root mean square difference of luma to the twin; nothing of a letter without one. */
  distances: ReadonlyMap<Glyph, number>;
  /** The same in rising order. */
  sorted: readonly number[];
}

/** How near the letters of a field come to their twins; null where none could be compared. */
export interface TwinComparison {
  /** Shares of the page's letters that have a nearer twin: mean, least and most of the field's letters. */
  mean: number | null;
  least: number | null;
  most: number | null;
  /** Mean and least, less the median of the other fields. */
  meanToOthers: number | null;
  leastToOthers: number | null;
  /** Distance of its letter that is nearest to a twin, by the page's median. */
  nearest: number | null;
  /** Median distance on the page, in steps of luma. */
  usual: number | null;
}

/** Smaller letters are alike by chance. */
const MIN_HEIGHT = 8;
const MIN_WIDTH = 4;
/** Pixels by which the boxes of two letters may differ and be of one size. */
const SAME_SIZE = 1;
/** Paper around a letter that is compared with it, pixels. */
const MARGIN = 1;
/** JPEG treats what stands at the same place of its 8 × 8 grid alike: such letters are twins by nature. */
const GRID_STEP = 8;
/** Letters of one kind that each is compared with, at most. */
const MAX_ALIKE = 80;
/** A page with fewer letters that have a twin shows nothing. */
const MIN_LETTERS = 40;
/** Difference of luma below which two letters count as equal. */
const EQUAL = 0.5;

/** A letter and its pixels' luma, with the paper around it and one more pixel to the right and above. */
interface Patch {
  glyph: Glyph;
  luma: Uint8Array;
  across: number;
}

/** Finds the nearest twin of every letter. */
export function gatherTwins(picture: Pixels, words: readonly MeasuredWord[]): PageTwins {
  const glyphs = words.flatMap(({ typeset }) => typeset.glyphs);
  const patches = glyphs.flatMap((glyph) => patchOf(picture, glyph) ?? []);
  const distances = new Map<Glyph, number>();
  for (const alike of Map.groupBy(patches, ({ glyph }) => glyph.character).values()) {
    for (const patch of alike) {
      const distance = nearestOf(patch, alike);
      if (distance < Infinity) distances.set(patch.glyph, distance);
    }
  }
  return { distances, sorted: [...distances.values()].sort((a, b) => a - b) };
}

/** Compares the letters of a field with the page's. @param others words of each other field. */
export function compareTwins(
  page: PageTwins,
  own: readonly MeasuredWord[],
  others: readonly (readonly MeasuredWord[])[],
): TwinComparison {
  const distances = distancesIn(page, own);
  if (page.sorted.length < MIN_LETTERS || distances.length === 0)
    return { mean: null, least: null, most: null, meanToOthers: null, leastToOthers: null, nearest: null, usual: null };
  const shares = distances.map((distance) => shareNearer(page, distance));
  const sharesOfOthers = others
    .map((words) => distancesIn(page, words).map((distance) => shareNearer(page, distance)))
    .filter((all) => all.length > 0);
  const [mean, least] = [meanOf(shares), Math.min(...shares)];
  const usual = median(page.sorted);
  const [meanOfOthers, leastOfOthers] = [
    medianOf(sharesOfOthers.map(meanOf)),
    medianOf(sharesOfOthers.map((all) => Math.min(...all))),
  ];
  return {
    mean,
    least,
    most: maxOf(shares),
    meanToOthers: meanOfOthers === null ? null : mean - meanOfOthers,
    leastToOthers: leastOfOthers === null ? null : least - leastOfOthers,
    nearest: (Math.min(...distances) + EQUAL) / (usual + EQUAL),
    usual,
  };
}

function distancesIn({ distances }: PageTwins, words: readonly MeasuredWord[]): number[] {
  return words.flatMap(({ typeset }) => typeset.glyphs.flatMap((glyph) => distances.get(glyph) ?? []));
}

/** Share of the page's letters whose twin is nearer, 0 to 1. */
function shareNearer({ sorted }: PageTwins, distance: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < distance) low = middle + 1;
    else high = middle;
  }
  return low / sorted.length;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The luma of a letter's pixels; null where it is too small, or stands at the picture's edge. */
function patchOf({ width, height, rgba }: Pixels, glyph: Glyph): Patch | null {
  if (glyph.height < MIN_HEIGHT || glyph.width < MIN_WIDTH) return null;
  const [left, last] = [glyph.left - MARGIN, glyph.bottom + MARGIN];
  const across = glyph.width + 2 * MARGIN + SAME_SIZE;
  const down = glyph.height + 2 * MARGIN + SAME_SIZE;
  if (left < 0 || last >= height || left + across > width || last - down < -1) return null;
  const luma = new Uint8Array(across * down);
  for (let row = 0, i = 0; row < down; row++) {
    let at = ((last - row) * width + left) * 4;
    for (const end = i + across; i < end; i++, at += 4)
      luma[i] = Math.round(0.299 * rgba[at]! + 0.587 * rgba[at + 1]! + 0.114 * rgba[at + 2]!);
  }
  return { glyph, luma, across };
}

function nearestOf(own: Patch, alike: readonly Patch[]): number {
  const [width, height] = [own.glyph.width + 2 * MARGIN, own.glyph.height + 2 * MARGIN];
  const pixels = width * height;
  let least = Infinity;
  let compared = 0;
  for (const other of alike) {
    if (other === own || !isComparable(own.glyph, other.glyph)) continue;
    if (++compared > MAX_ALIKE) break;
    least = Math.min(least, squares(own, other, width, height, least));
  }
  return Math.sqrt(least / pixels);
}

function isComparable(one: Glyph, other: Glyph): boolean {
  return (
    Math.abs(one.width - other.width) <= SAME_SIZE &&
    Math.abs(one.height - other.height) <= SAME_SIZE &&
    ((one.left - other.left) % GRID_STEP !== 0 || (one.bottom - other.bottom) % GRID_STEP !== 0)
  );
}

/** Sum of the squared differences of two letters, over the size of the first, row by row until it is over `bound`. */
function squares(one: Patch, other: Patch, width: number, height: number, bound: number): number {
  let sum = 0;
  for (let row = 0; row < height && sum < bound; row++) {
    let [a, b] = [row * one.across, row * other.across];
    for (const end = a + width; a < end; a++, b++) {
      const difference = one.luma[a]! - other.luma[b]!;
      sum += difference * difference;
    }
  }
  return sum;
}

export const TWIN_FEATURES: readonly Feature<TwinComparison>[] = declareFeatures<TwinComparison>('twins', [
  ['share of letters nearer to a twin, mean', 'share', ({ mean }) => mean],
  ['share of letters nearer to a twin, least', 'share', ({ least }) => least],
  ['share of letters nearer to a twin, most', 'share', ({ most }) => most],
  ['share of letters nearer to a twin, mean, less the other fields’', 'share', ({ meanToOthers }) => meanToOthers],
  ['share of letters nearer to a twin, least, less the other fields’', 'share', ({ leastToOthers }) => leastToOthers],
  ['nearest twin, by the page’s', 'ratio', ({ nearest }) => nearest],
  ['distance of letters to their twins, page', 'luma', ({ usual }) => usual],
]);
