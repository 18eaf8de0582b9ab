import { anyOf, beginningWith } from '../../../vocabulary/any-of.ts';
import { AVERAGE_PURITIES, OTHER_PURITIES, PURITY_TITLES, WHOLE_PURITIES } from '../../../vocabulary/results.ts';
import type { Percentage } from '../read-percent.ts';

/** A purity with the title that gives it, and how plainly it does. */
export interface PurityReading extends Percentage {
  label: string;
  score: number;
}

/** What calls its figure a purity. */
export const PURITY_TITLE = anyOf(PURITY_TITLES);
/** What calls it the purity of something else, as of enantiomers. */
export const OTHER_PURITY_TITLE = anyOf(OTHER_PURITIES);
/** What calls it the purity of all parts of a blend. */
export const WHOLE_PURITY_TITLE = beginningWith(WHOLE_PURITIES);
/** What calls it the mean of several. */
export const AVERAGE_PURITY_TITLE = anyOf(AVERAGE_PURITIES);
/** No report prints a purity below this: a smaller number has lost its first digit. */
export const MIN_PURITY = 10;
/**
 * What a purity's place says for it: behind its title, in its row (`rivalled` where other numbers of the row may be meant), under or over
 * it, on a dial `far` from it, in the first row of the `group` that it heads, in a sentence, or beside the substance alone; without a
 * title that says purity, as the area of a peak (`ofArea`) or an `assay`. A title of many words may be of something else (`…OfLong`).
 * That of a part of a blend counts by `partial`, one measured where few peptides absorb by `longWavelength`, that of a whole blend
 * `whole` at least.
 */
export const SCORES = {
  own: 1,
  row: 0.95,
  under: 0.8,
  group: 0.75,
  over: 0.7,
  far: 0.68,
  rivalled: 0.7,
  substance: 0.65,
  sentence: 0.6,
  ofArea: 0.55,
  assay: 0.45,
  ownOfLong: 0.5,
  rowOfLong: 0.4,
  partial: 0.5,
  longWavelength: 0.95,
  whole: 0.9,
} as const;

/** Words of a title that stands plainly for its value. */
export const MAX_TITLE_WORDS = 7;
