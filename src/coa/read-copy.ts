import type { Copy } from './compare/copy.ts';
import { confirmRead } from './fields/confirm-fields.ts';
import { type Fields, namedFields } from './fields/fields.ts';
import { placedWords } from './forensics/glyphs/placed.ts';
import { openPicture, type PictureFile, type Timed } from './image/open-picture.ts';
import { type PageReading, type ReadingContext, readPage, releasePage } from './read-page.ts';
import { fingerprintOf } from './records/fingerprint.ts';
import { writeReading } from './report/write-evidence.ts';

/**
 * What a page that was read is compared by. Its pixels are a copy, which outlives the page.
 * @param fields as they stand after second readings.
 * @param file SHA-256 of the file, hexadecimal.
 */
export function copyOf(reading: PageReading, fields: Fields, file: string): Copy {
  const { picture, prepared, codes } = reading;
  const { width, height, data } = prepared.grey;
  return {
    width: picture.width,
    height: picture.height,
    fields: [...namedFields(fields)].map(([name, field]) => writeReading(name, field)),
    codes: codes?.map(({ text, box }) => ({ text, box })) ?? null,
    words: placedWords(reading),
    grey: { width, height, data: data.slice() },
    file,
  };
}

/**
 * Reads one page as one of two copies to be compared.
 * @param page from 0; a picture has one.
 * @returns the copy, and how many pages the file has.
 * @throws CheckError when the file cannot be opened, or the reader is unavailable.
 */
export async function readCopy(
  file: PictureFile,
  page: number,
  context: ReadingContext,
  timed: Timed,
): Promise<{ copy: Copy; pages: number }> {
  const reading = await readPage(await openPicture(file, page, timed), context, timed);
  const fields = await confirmRead(reading.fields, reading.prepared, context.reader);
  const { sha256 } = await fingerprintOf(file.picture, reading.prepared.grey);
  const copy = copyOf(reading, fields, sha256);
  releasePage(reading);
  return { copy, pages: reading.container.pdf?.pages ?? 1 };
}
