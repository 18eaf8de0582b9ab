import { magnitude, median } from '../statistics.ts';
import { declareFeatures, type Feature } from './feature.ts';
import { type MeasuredWord, ofHeight } from './measured-word.ts';

/** What is compared of a word's pixels, each with the least difference that means anything, in its own unit (see `WordMeasures`). */
export const PIXEL_MEASURES = {
  paper: 1,
  paperCb: 0.4,
  paperCr: 0.4,
  ink: 4,
  inkCb: 1.5,
  inkCr: 1.5,
  sharpness: 0.02,
  stroke: 0.008,
  paperNoise: 0.4,
  flatShare: 0.05,
  ringNoise: 0.006,
  chromaNoise: 0.02,
} as const;
/** A measure of a word’s pixels, by its name in `WordMeasures`. */
export type PixelMeasure = keyof typeof PIXEL_MEASURES;
const MEASURE_NAMES = Object.keys(PIXEL_MEASURES) as PixelMeasure[];

/** How a field's words and those of the page or of its other fields differ in one measure. */
export interface MeasureDifference {
  /** Medians of the field's words and of the page's. */
  own: number;
  page: number;
  /** Distance of the two in spreads of the page's words. */
  spreads: number;
  /** Share of the page's words that are as far off or farther. */
  share: number;
  /** How far the field lies beyond all other fields, in least differences; null where there are too few of them. */
  beyond: number | null;
}

/** How a field's pixels differ from those of its page. */
export interface PixelComparison {
  measures: Readonly<Record<PixelMeasure, MeasureDifference>>;
  /** Heights of the field's and the page's words, medians in pixels. */
  height: number;
  pageHeight: number;
}

/** Ratios of heights within which the page's words count as printed like the field; where too few are, all count. */
const PEER_HEIGHTS = { min: 0.72, max: 1.4 };
const MIN_PEERS = 6;
const MIN_OTHERS = 2;
/** A median absolute deviation times this is the standard deviation of what is normally distributed. */
const NORMAL_SPREAD = 1.4826;

/**
 * Compares the pixels of a field's words with those of its page.
 * @param words of the whole page.
 * @param others words of the page's other fields, of its size.
 */
export function comparePixels(
  own: readonly MeasuredWord[],
  words: readonly MeasuredWord[],
  others: readonly MeasuredWord[],
): PixelComparison {
  const mine = new Set(own);
  const height = medianHeight(own);
  const rest = words.filter((word) => !mine.has(word));
  const alike = ofHeight(rest, height, PEER_HEIGHTS);
  const peers = alike.length >= MIN_PEERS ? alike : rest;
  const differences = MEASURE_NAMES.map((measure) => [measure, differenceIn(measure, own, peers, others)] as const);
  return {
    measures: Object.fromEntries(differences) as Record<PixelMeasure, MeasureDifference>,
    height,
    pageHeight: medianHeight(words),
  };
}

/** Median height of the words' ink, pixels. */
export function medianHeight(words: readonly MeasuredWord[]): number {
  return median(words.map(({ measures }) => measures.height));
}

function differenceIn(
  measure: PixelMeasure,
  words: readonly MeasuredWord[],
  peers: readonly MeasuredWord[],
  others: readonly MeasuredWord[],
): MeasureDifference {
  const valuesOf = (all: readonly MeasuredWord[]): number[] => all.map(({ measures }) => measures[measure]);
  const leastDifference = PIXEL_MEASURES[measure];
  const ofPeers = valuesOf(peers);
  const page = median(ofPeers);
  const spread = NORMAL_SPREAD * median(ofPeers.map((value) => Math.abs(value - page)));
  const own = median(valuesOf(words));
  return {
    own,
    page,
    spreads: (own - page) / (spread + leastDifference),
    share: ofPeers.filter((value) => (own >= page ? value >= own : value <= own)).length / ofPeers.length,
    beyond: others.length < MIN_OTHERS ? null : distanceBeyond(own, valuesOf(others)) / leastDifference,
  };
}

/** How far a value lies above or below all others; 0 among them. */
function distanceBeyond(value: number, others: readonly number[]): number {
  const [lowest, highest] = [Math.min(...others), Math.max(...others)];
  if (value > highest) return value - highest;
  return value < lowest ? value - lowest : 0;
}

/** Features of how the pixels of a field differ from those of the page’s other words. */
export const PIXEL_FEATURES: readonly Feature<PixelComparison>[] = MEASURE_NAMES.flatMap((measure) =>
  declareFeatures<PixelComparison>('pixels', [
    [`${measure} in spreads`, 'spreads', ({ measures }) => measures[measure].spreads],
    [`${measure} in spreads, either way`, 'spreads', ({ measures }) => magnitude(measures[measure].spreads)],
    [`${measure}, share of words as far off`, 'share', ({ measures }) => measures[measure].share],
    [`${measure} beyond the other fields`, 'least differences', ({ measures }) => measures[measure].beyond],
    [
      `${measure} beyond the other fields, either way`,
      'least differences',
      ({ measures }) => magnitude(measures[measure].beyond),
    ],
  ]),
);

/** What kind of picture it is, by which the other features are to be judged. */
export const TEXTURE_FEATURES: readonly Feature<PixelComparison>[] = declareFeatures<PixelComparison>('texture', [
  ['noise of paper, page', 'luma', ({ measures }) => measures.paperNoise.page],
  ['flat paper, page', 'share', ({ measures }) => measures.flatShare.page],
  ['ring noise, page', 'contrasts', ({ measures }) => measures.ringNoise.page],
  ['sharpness, page', 'contrasts per pixel', ({ measures }) => measures.sharpness.page],
  ['flat paper, field', 'share', ({ measures }) => measures.flatShare.own],
  ['ring noise, field', 'contrasts', ({ measures }) => measures.ringNoise.own],
  ['noise of paper, field', 'luma', ({ measures }) => measures.paperNoise.own],
  ['height', 'pixels', ({ height }) => height],
  ['height to the page’s', 'ratio', ({ height, pageHeight }) => height / pageHeight],
]);
