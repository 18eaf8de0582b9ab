import { namedFields } from '../../src/coa/fields/fields.ts';
import { measureWords } from '../../src/coa/forensics/features/measured-word.ts';
import { placedFields, placedWords } from '../../src/coa/forensics/glyphs/placed.ts';
import type { LearnedPage } from '../../src/coa/forensics/layouts/learn-layout.ts';
import { mediansOf, settingOf } from '../../src/coa/forensics/layouts/setting.ts';
import { centreWithin } from '../../src/coa/geometry/box.ts';
import { openPicture, type Timed } from '../../src/coa/image/open-picture.ts';
import { type ReadingContext, readPage } from '../../src/coa/read-page.ts';

/** How the fields of a page are set, and whose page it is. */
export interface ReadSettings {
  /** Id of the laboratory; null where none of the list was recognised. */
  laboratory: string | null;
  fields: LearnedPage;
}

const timed: Timed = async (_, work) => work();

/**
 * Reads the first page of a file and measures how each of its fields is set.
 * @throws CheckError when the file cannot be read as a picture.
 */
export async function readSettings(picture: Uint8Array, context: ReadingContext): Promise<ReadSettings> {
  const reading = await readPage(await openPicture({ picture, declaredType: null }, 0, timed), context, timed);
  const words = measureWords(reading.picture, placedWords(reading), { lightOnDark: true });
  const page = mediansOf(words);
  const fields = placedFields(namedFields(reading.fields)).flatMap(({ name, box }) => {
    const own = words.filter((word) => centreWithin(word.box, box));
    return own.length === 0 ? [] : [[name, settingOf(own, page)] as const];
  });
  return { laboratory: reading.fields.laboratory?.laboratory?.id ?? null, fields: new Map(fields) };
}
