import { z } from 'zod';
import { LearnedCode } from './code-mark.ts';
import { LearnedForms } from './forms.ts';
import { LearnedInterval } from './intervals.ts';
import { LearnedPlaces } from './places/learned-places.ts';
import { LearnedMarks } from './printed-marks.ts';
import { LearnedRepeats } from './repeated-value.ts';
import { LearnedSequence } from './sequence.ts';
import { LearnedSpacing } from './spacing.ts';

/**
 * What is measured of how a field is set, against the words of its own page where a capture changes it: its height and the
 * width of its strokes as logarithms of their ratios to the page's medians; the luma of ink and paper less the page's; and
 * the chroma of both (Cb and Cr less 128). In brackets the least difference that means anything, in the same unit.
 */
export const SETTING_MEASURES = [
  ['size', 0.03],
  ['stroke', 0.05],
  ['ink', 8],
  ['inkCb', 3],
  ['inkCr', 3],
  ['paper', 2],
  ['paperCb', 1],
  ['paperCr', 1],
] as const;

/** One letter as a laboratory prints it in a field: logarithm of width by height, and its coverage on a grid of 12 × 12, 0 to 15, as hexadecimal digits. */
const LearnedLetter = z.tuple([z.number(), z.string().regex(/^[0-9a-f]{144}$/)]);

const LearnedField = z.object({
  /** One row a page: the measures in the order of `SETTING_MEASURES`. */
  settings: z.array(z.array(z.number()).length(SETTING_MEASURES.length)),
  /** By character, those that differ most; from several pages where there are such. */
  letters: z.record(z.string(), z.array(LearnedLetter)),
  /** How far the letters of a genuine page lie from those of all others at most (median over its letters, see `letterDistance`); null where that was not learned. */
  varies: z.number().nullable().default(null),
  /** How far apart its letters stand. */
  spacing: LearnedSpacing.default({}),
});

/** How one laboratory sets the fields of its certificates, as learned from genuine pages: numbers and shapes of single letters. */
export const Layout = z.object({
  /** Id of the laboratory's record. */
  laboratory: z.string(),
  /** From how many pages, and when. */
  pages: z.number().int().min(3),
  learned_on: z.iso.date(),
  /** Null where no code was read on its pages. */
  code: LearnedCode.nullable().default(null),
  /** Which values its pages print twice. */
  repeats: LearnedRepeats.default({}),
  /** How it writes its fields: decimals, separators, case, the length and letters of numbers and keys. */
  forms: LearnedForms.default({}),
  /** Signature, terms, page number and the sentences of its record: on how many pages each stands. */
  marks: LearnedMarks.default({}),
  /** How far apart the days on its pages lie. */
  intervals: z.array(LearnedInterval).default([]),
  /** In which order it numbers its reports. */
  sequences: z.array(LearnedSequence).default([]),
  /** Where its fields stand; null where that was not learned. */
  places: LearnedPlaces.nullable().default(null),
  /** By name of the field in the evidence. */
  fields: z.record(z.string(), LearnedField),
});

export type Layout = z.infer<typeof Layout>;
/** How a laboratory sets one field, as it was learned. */
export type LearnedField = z.infer<typeof LearnedField>;
export type LearnedLetter = z.infer<typeof LearnedLetter>;
