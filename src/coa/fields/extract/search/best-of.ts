import type { LabelledField } from '../../specs.ts';
import type { LabelledValue } from './labelled/labelled-value.ts';

/** The part of a value's score that does not depend on how well it was read. */
const SCORE_UNREAD = 0.5;
/** How much a batch without a digit counts beside another: "Dark Blue Cap" is one, but also what is left of the next label. */
const WORDS_AS_BATCH = 0.5;

/** Of the values that labels give a field, the one most plainly announced and best read; null when there is none. */
export function bestOf(labelled: readonly LabelledValue[], field: LabelledField): LabelledValue | null {
  return labelled.filter((value) => value.field === field).sort((a, b) => weightOf(b) - weightOf(a))[0] ?? null;
}

/** How much a value counts beside others of its field. */
export function weightOf({ field, text, score, confidence }: LabelledValue): number {
  const counted = field === 'batch' && !/\d/.test(text) ? WORDS_AS_BATCH : 1;
  return counted * score * (SCORE_UNREAD + confidence * (1 - SCORE_UNREAD));
}
