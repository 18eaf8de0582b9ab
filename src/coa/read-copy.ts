import type { Copy } from './compare/copy.ts';
import { confirmFields, fieldsToReadTwice } from './fields/confirm-fields.ts';
import { namedFields } from './fields/fields.ts';
import { placedWords } from './forensics/glyphs/placed.ts';
import { openPicture, type Timed } from './image/open-picture.ts';
import { type ReadingContext, readPage } from './read-page.ts';
import { fingerprintOf } from './records/fingerprint.ts';
import { writeReading } from './report/write-evidence.ts';

/**
 * Reads one page as one of two copies to be compared.
 * @param page from 0; a picture has one.
 * @throws CheckError when the file cannot be opened, or the reader is unavailable.
 */
export async function readCopy(
  file: { picture: Uint8Array; declaredType: string | null },
  page: number,
  context: ReadingContext,
  timed: Timed,
): Promise<{ copy: Copy; pages: number }> {
  const reading = await readPage(await openPicture(file, page, timed), context, timed);
  const { picture, prepared, codes } = reading;
  const fields = await confirmFields(reading.fields, fieldsToReadTwice(reading.fields), prepared, context.reader);
  return {
    copy: {
      width: picture.width,
      height: picture.height,
      fields: [...namedFields(fields)].map(([name, field]) => writeReading(name, field)),
      codes: codes?.map(({ text, box }) => ({ text, box })) ?? null,
      words: placedWords(reading),
      grey: prepared.grey,
      file: (await fingerprintOf(file.picture, prepared.grey)).sha256,
    },
    pages: reading.container.pdf?.pages ?? 1,
  };
}
