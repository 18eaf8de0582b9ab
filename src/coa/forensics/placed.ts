import type { Field } from '../fields/fields.ts';
import type { PreparedPage } from '../gather/prepare-page.ts';
import type { Word } from '../gather/read-text.ts';
import { applyToBox } from '../gather/transform.ts';
import type { PlacedField, PlacedWord } from './field-traits.ts';

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

/** The fields that stand on the page; those told by a code or an address have no place. */
export function placedFields(named: ReadonlyMap<string, Field<unknown>>): PlacedField[] {
  return [...named].flatMap(([name, { box }]) => (box === null ? [] : [{ name, box }]));
}
