import type { Cell } from '../../../../layout/cells.ts';
import type { PageGraph } from '../../../../layout/page-graph.ts';
import { textOf, type Word } from '../../../../layout/word.ts';
import type { LabelledField } from '../../../specs.ts';

/** A value that stands by a label: an edge of the page from the one to the other, with a score. */
export interface LabelledValue {
  field: LabelledField;
  label: string;
  /** The value's words; several lines never run together here. */
  words: Word[];
  /** The cell in which they stand. */
  cell: Cell;
  text: string;
  confidence: number;
  /** 0 to 1: how plainly label and place say that this is the field's value. */
  score: number;
  /** Where it stands to its label. */
  place: 'same-cell' | 'right' | 'below' | 'above';
}

/** Whether a text can be the value of a field. */
export type Accepts = (field: LabelledField, text: string) => boolean;

/** A label as it stands on the page. */
export interface Label {
  field: LabelledField;
  text: string;
  closed: boolean;
  strength: number;
}

/** Where labels and values are looked for. */
export interface Page {
  graph: PageGraph;
  accepts: Accepts;
}

/**
 * What the place of a value says for it, beside 1 for one behind a colon in the label's cell: `unannounced` is behind no
 * colon, `far` beside the label, but so many letter heights off, `rivalled` below one with a value beside it. `byHabit` is
 * below on a page that sets its values so; what stands beside a label there counts `againstHabit` of its score.
 */
export const PLACE_SCORES = {
  unannounced: 0.55,
  right: 0.9,
  far: 0.7,
  below: 0.8,
  above: 0.75,
  rivalled: 0.5,
  byHabit: 0.85,
  againstHabit: 0.5,
} as const;

/** What words say as a value: without signs before it, of which one may be what a reader made of the border of its cell, and behind it. */
export function valueText(words: readonly Word[]): string {
  return textOf(words)
    .replace(/^(?:[\s:>#|_\-–—.,;]|\[(?!.*\]))+/, '')
    .replace(/(?<![\s|:;,])[\s|:;,]+$/, '')
    .trim();
}
