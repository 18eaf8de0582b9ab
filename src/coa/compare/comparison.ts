import type { Region } from './print/find-regions.ts';
import type { ComparedField } from './values/compare-fields.ts';
import type { Difference } from './values/difference.ts';

/** What holding a certificate against a second copy can come to. */
export type ComparisonVerdict = 'same' | 'changed' | 'another' | 'cannot-tell';

/** Why nothing can be told. */
export type Hindrance =
  /** Both are one file: comparing it with itself proves nothing. */
  | 'same-file'
  /** One of the two shows too few fields of a certificate, or none. */
  | 'no-certificate'
  /** The pages could not be laid on one another, and what was read of them does not decide. */
  | 'not-laid-over'
  /** They lie on one another, but too little of the print is sharp enough, or shown on both. */
  | 'too-little';

/** What else is worth knowing of two copies, none of which is held against anybody. */
export type Remark =
  /** The laboratory's copy bears a later date: it may be a later issue of the report. */
  | 'later-issue'
  /** The given picture shows only part of the page. */
  | 'cropped'
  /** Something that the laboratory's copy prints is covered, or empty, on the given one. */
  | 'covered'
  /** Something lies on the given picture that the laboratory's copy does not have, such as a logo. */
  | 'overlaid'
  /** The words around the values are others, as in a version in another language: only values were compared. */
  | 'reworded'
  /** Only what was read was compared, not the print. */
  | 'not-by-print'
  /** The words of the page were not at hand: only the fields were compared, and changes are missed so. */
  | 'fields-only';

/** What holding a certificate against a second copy came to. */
export interface Comparison {
  verdict: ComparisonVerdict;
  /** Set where the verdict is `cannot-tell`. */
  hindrance: Hindrance | null;
  /** What differs, named; the fields first. Empty unless the verdict is `changed`. */
  differences: Difference[];
  /** How many fields that is: a value printed twice counts once, print that is no known field once a place. */
  changed: number;
  fields: ComparedField[];
  /** Where the pictures differ besides in fields. */
  regions: Region[];
  remarks: Remark[];
  /** How many words were compared by their print. */
  wordsCompared: number;
}
