import { anyOf, wholly } from '../../../vocabulary/any-of.ts';
import { OTHER_AMOUNTS, UNITS_OF_CONTENT } from '../../../vocabulary/results.ts';
import { type Amount, type AmountReading, hasDecimals } from '../read-amount.ts';

/** An amount that may be the content of the page, and what its place says for that. */
export interface Candidate extends Amount {
  score: number;
  /** All of its title, where the label is only how that begins, with what the row begins with: "Content GHK-Cu", "Choline: Assay". */
  title?: string;
}

/** Titles of amounts of something else than what the vial holds. */
export const OTHER_AMOUNT = anyOf(OTHER_AMOUNTS);
/** A unit that stands by itself, and its number elsewhere. */
export const UNIT_ALONE = wholly(UNITS_OF_CONTENT);
/** A number alone that was measured, whose unit stands elsewhere. */
export const DECIMALS = /^\d{1,4}[.,]\d{1,4}$/;

/** What an amount's place says for its being a result. */
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

/** What decimals add to that: an amount with them was measured, a whole one is mostly a claim. */
const MEASURED = 0.15;

/** An amount as the content of the page, called by a label. @param place one of `SCORES` */
export function candidate(amount: AmountReading, label: string, place: number): Candidate {
  return { ...amount, label, score: place + (hasDecimals(amount.text) ? MEASURED : 0) };
}
