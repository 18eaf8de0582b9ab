import { rightOf } from '../../../../layout/page-graph.ts';
import { confidenceOf } from '../../../../layout/word.ts';
import type { FieldClues } from '../../../clues.ts';
import { milligrams } from '../../../text/milligrams.ts';
import type { LabelledValue } from '../../search/labelled/labelled-value.ts';

/** A dose with which the next line goes on, or that stands behind a dash. */
export const DOSE_BEHIND = /^\d+(?:[.,]\d+)? ?(?:mg|mcg|iu)\b/i;
/** A dash that parts a product's name from its dose. */
const DASH = /^[-–—]$/;

/** A name with the dose that stands behind a dash in its line: "PT-141 (Bremelanotide) – 10 mg vial". */
export function withDose(sample: LabelledValue, { graph }: FieldClues): LabelledValue {
  const [dash, dose] = rightOf(sample.cell, graph).map(({ cell }) => cell);
  if (dash === undefined || dose === undefined || milligrams(sample.text) !== null) return sample;
  if (!DASH.test(dash.text) || !DOSE_BEHIND.test(dose.text) || sample.words.at(-1) !== sample.cell.words.at(-1))
    return sample;
  const words = [...sample.words, ...dash.words, ...dose.words];
  return { ...sample, words, text: `${sample.text} – ${dose.text}`, confidence: confidenceOf(words) };
}
