import { specOf } from '../../fields/specs.ts';
import { furtherValues } from './further-values.ts';
import type { PlacedField, PlacedWord } from './measured-word.ts';

/** Fields that are edited although nobody is judged by their values, without their numbers. */
const EDITED_TOO = /^(sample|identified|manufacturer|label_claim|host)(_\d+)?$/;

/** Every value of a page that somebody may have changed: the fields that are judged, others like them, and values that are no fields. */
export function everyField(words: readonly PlacedWord[], placed: readonly PlacedField[]): PlacedField[] {
  return [...placed.filter(({ name }) => isWorthComparing(name)), ...furtherValues(words, placed)];
}

/** Whether a field is one whose pixels are compared with its page. */
export function isWorthComparing(name: string): boolean {
  return specOf(name)?.compared !== undefined || EDITED_TOO.test(name);
}
