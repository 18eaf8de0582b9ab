import type { Box } from '../../../geometry/box.ts';
import type { PageClass } from '../../features/page-class.ts';
import type { CopiedGlyph } from '../../glyphs/find-copied-glyphs.ts';
import type { OfSeveral } from '../unlike-laboratory.ts';

/** A field whose pixels differ from the rest of its page as those of edited fields do. */
export interface UnlikeField {
  name: string;
  box: Box;
  /**
   * Whether it was held against its page alone, as fields of made pages are; against its page by what real pages alone teach,
   * for values that made pages know nothing of; or against how its laboratory sets it too.
   */
  against: 'page' | 'whole page' | 'laboratory';
  /** Log odds above the page's other fields (see `relativeScores`). */
  score: number;
  /**
   * `alone` where no clean test page came near, `apart` where on none a field lay as far from all others, `together` where none had two fields
   * as far off as this page has, `three` and `five`, and either of them `apart`, where on none so many of those that stand out most came near, else `doubt`.
   */
  weight: 'alone' | 'apart' | OfSeveral | 'doubt';
  /** What differs most, in words. */
  differs: string[];
}

/** What the comparison of the fields' pixels gave. */
export interface LocalEdits {
  pageClass: PageClass;
  /** How many fields could be compared with the rest of the page. */
  compared: number;
  /** How many were not, since no real page has so many: comparing them would take too long. */
  leftOut: number;
  /** Whether they were held against how the laboratory sets its pages too. */
  laboratoryKnown: boolean;
  /** Whether the laboratory is one whose pages we learned, and this page is set otherwise throughout. */
  anotherDesign: boolean;
  unlike: UnlikeField[];
  /**
   * Fields of a known laboratory's page that stand out too little to say anything, as one field in ten of untouched pages does,
   * worst first: they count where the page prints the same value twice and not alike.
   */
  faint: Omit<UnlikeField, 'weight'>[];
  /** Scores of the fields of a known laboratory's page that say nothing: how far others lie from them tells. */
  usual: readonly number[];
  /** Characters of fields whose pixels stand elsewhere on the page too; null where the page cannot show that. */
  copied: CopiedCharacter[] | null;
}

/** A character of a field that was copied from, or to, another place on the page. */
export interface CopiedCharacter extends CopiedGlyph {
  field: string;
  /** The field in which its twin stands, if in one. */
  twinField: string | null;
}
