import { GREEK_LETTERS } from '../../../vocabulary/products.ts';
import type { LabelledValue } from '../../search/labelled/labelled-value.ts';

/** A stroke before small letters, which is a capital: "Tesamorelin/|pamorelin". */
const STROKE_FOR_CAPITAL = /(?<![^\s/(])\|(?=\p{Ll}{3})/gu;

/** A product's batch in one cell with it: "AOD-9604, Lot AOD/5/022". */
export const BATCH_BEHIND = /(?<=\S),? +(?:lot|batch)\b(?=.*\d).*$/i;

/** A name with the Greek letters that readers take for Latin ones. */
export function withGreek(sample: LabelledValue): LabelledValue {
  const text = GREEK_LETTERS.reduce((spelt, [read, letter]) => spelt.replace(read, letter), sample.text);
  return { ...sample, text };
}

/** What the subject of a letter says before the product: "Service request PPAC-3316 analysis of CJC-1295 5 mg". */
const SUBJECT_BEFORE = /^(?=.*\d).{0,50}\b(?:analysis|testing|examination|assay) of (?=\S)/i;

/** A strength whose millilitre lost its last letter to one of the same shape: "120mg/mi", "10 mg/m1". */
const MILLILITRE = /(?<=\d\s?(?:mg|mcg|µg|iu|g)\s?\/\s?\d*\s?m)[i1I|](?![\p{L}\d])/giu;

/** The stroke of such a strength, read as a letter: "196mgiml". */
const PER_MILLILITRE = /(?<=\d\s?(?:mg|mcg|µg|iu))[i1Il|](?=m[i1Il|](?![\p{L}\d]))/giu;

/** A dose of five, of whose digit a reader makes the letter of the same shape: "AOD-9604 Smg", "Blend Smg/Smg". */
const DOSE_OF_FIVE = /(?<![\p{L}\p{N}.,-])S(?=\s?mc?g\b)/gu;

/** Hydrochloride, whose small l is read as a capital I: "Berberine HCI". */
const CHLORIDE = /(?<![\p{L}\d])HCI(?![\p{L}\d])/gu;

/** A product's name as it is spelt, without the batch behind it. */
export function spelledOut(value: LabelledValue): LabelledValue {
  const text = value.text.replace(SUBJECT_BEFORE, '');
  return {
    ...value,
    text: text
      .replace(PER_MILLILITRE, '/')
      .replace(MILLILITRE, 'l')
      .replace(DOSE_OF_FIVE, '5')
      .replace(CHLORIDE, 'HCl')
      .replace(STROKE_FOR_CAPITAL, 'I')
      .replace(/§|(?<![\p{L}\d])\$(?=S-?\d)/gu, 'S')
      .replace(BATCH_BEHIND, ''),
  };
}
