import type { Field } from '../../fields/fields.ts';
import type { PreparedPage } from '../../image/prepare/prepare-page.ts';
import { applyToBox } from '../../image/transform.ts';
import type { Word } from '../../layout/word.ts';
import type { PlacedField, PlacedWord } from '../features/measured-word.ts';

/** Fields that the comparison knows as values. */
const FITTED_AS_VALUES = /^(?:component|activity)(?:_|$)/;

/** The words of a page where they stand in its picture. */
export function placedWords({
  words,
  prepared,
}: {
  words: readonly Word[];
  prepared: Pick<PreparedPage, 'toPicture'>;
}): PlacedWord[] {
  return words.map((word) => ({
    text: word.text,
    confidence: word.confidence,
    box: applyToBox(prepared.toPicture, word),
  }));
}

/**
 * The fields that stand on the page; those told by a code or an address have no place. The components of a blend and what is given in
 * international units are left out: the comparison was fitted to pages of which such amounts were values like any other, and looks at them
 * as such (see `furtherValues`).
 */
export function placedFields(named: ReadonlyMap<string, Field<unknown>>): PlacedField[] {
  return [...named].flatMap(([name, { box }]) => (box === null || FITTED_AS_VALUES.test(name) ? [] : [{ name, box }]));
}
