import { namedFields } from '../../../../src/coa/fields/fields.ts';
import { specOf } from '../../../../src/coa/fields/specs.ts';
import { furtherValues } from '../../../../src/coa/forensics/features/further-values.ts';
import { placedFields, placedWords } from '../../../../src/coa/forensics/glyphs/placed.ts';
import { centreWithin } from '../../../../src/coa/geometry/box.ts';
import type { PageReading } from '../../../../src/coa/read-page.ts';
import type { RealPage } from './page.ts';

/** Fields that nobody is judged by yet and that are edited all the same, without their numbers. */
const EDITED_TOO = /^(sample|identified|manufacturer|label_claim|host)(_\d+)?$/;

/** What was read on a page and where: its words, the fields worth an edit, and values that are no fields. */
export function readReal(reading: PageReading): Pick<RealPage, 'words' | 'fields'> {
  const words = placedWords(reading);
  const placed = placedFields(namedFields(reading.fields));
  const worth = placed.filter(({ name }) => specOf(name)?.compared !== undefined || EDITED_TOO.test(name));
  const fields = [...worth, ...furtherValues(words, placed)].map((field) => ({
    ...field,
    text: words
      .filter(({ box }) => centreWithin(box, field.box))
      .map(({ text }) => text)
      .join(' '),
  }));
  return { words, fields };
}
