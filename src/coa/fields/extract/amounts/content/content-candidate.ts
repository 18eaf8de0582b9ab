import { anyOf, wholly } from '../../../vocabulary/any-of.ts';
import { OTHER_AMOUNTS, UNITS_OF_CONTENT } from '../../../vocabulary/results.ts';
import type { Amount } from '../read-amount.ts';

export interface Candidate extends Amount {
  score: number;
  /** All of its title, where the label is only how that begins, with what the row begins with: "Content GHK-Cu", "Choline: Assay". */
  title?: string;
}
export const OTHER_AMOUNT = anyOf(OTHER_AMOUNTS);
export const UNIT_ALONE = wholly(UNITS_OF_CONTENT);

/** What an amount's place says for its being a result; an amount with decimals was measured, a whole one is mostly a claim. */
export const SCORES = {
  average: 1.1,
  resultColumn: 1,
  resultOfCompound: 0.95,
  labelled: 0.85,
  namedByCompound: 0.8,
  titled: 0.75,
  unitUnder: 0.7,
  sentence: 0.5,
  alone: 0.4,
} as const;
export const MEASURED = 0.15;
export const DECIMALS = /^\d{1,4}[.,]\d{1,4}$/;
