import { namedFields } from '../../../../src/coa/fields/fields.ts';
import { everyField } from '../../../../src/coa/forensics/features/every-field.ts';
import { placedFields, placedWords } from '../../../../src/coa/forensics/glyphs/placed.ts';
import { centreWithin } from '../../../../src/coa/geometry/box.ts';
import type { PageReading } from '../../../../src/coa/read-page.ts';
import type { RealPage } from './page.ts';

/** What was read on a page and where: its words, and every field worth an edit with its text. */
export function readReal(reading: PageReading): Pick<RealPage, 'words' | 'fields'> {
  const words = placedWords(reading);
  const fields = everyField(words, placedFields(namedFields(reading.fields))).map((field) => ({
    ...field,
    text: words
      .filter(({ box }) => centreWithin(box, field.box))
      .map(({ text }) => text)
      .join(' '),
  }));
  return { words, fields };
}
