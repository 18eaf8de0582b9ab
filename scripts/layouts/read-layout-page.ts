import { namedFields } from '../../src/coa/fields/fields.ts';
import { lastDay } from '../../src/coa/fields/last-day.ts';
import { furtherValues } from '../../src/coa/forensics/features/further-values.ts';
import { measureWords } from '../../src/coa/forensics/features/measured-word.ts';
import { placedFields, placedWords } from '../../src/coa/forensics/glyphs/placed.ts';
import type { CodeOnPage } from '../../src/coa/forensics/layouts/code-mark.ts';
import type { PageWithCode } from '../../src/coa/forensics/layouts/code-place.ts';
import { type FormedField, formsOn } from '../../src/coa/forensics/layouts/forms.ts';
import type { LearnedPage } from '../../src/coa/forensics/layouts/learn-layout.ts';
import { type PagePlaces, placesOn } from '../../src/coa/forensics/layouts/places/place.ts';
import { printedMarks } from '../../src/coa/forensics/layouts/printed-marks.ts';
import { type RepeatedField, repeatsOn } from '../../src/coa/forensics/layouts/repeated-value.ts';
import { mediansOf, settingOf } from '../../src/coa/forensics/layouts/setting.ts';
import { median } from '../../src/coa/forensics/statistics.ts';
import { centreWithin } from '../../src/coa/geometry/box.ts';
import { openPicture, untimed } from '../../src/coa/image/open-picture.ts';
import { groupCells } from '../../src/coa/layout/cells.ts';
import type { TextReader } from '../../src/coa/ocr/text-reader.ts';
import { type PageReading, type ReadingContext, readPage } from '../../src/coa/read-page.ts';
import { smallestCode } from './smallest-code.ts';

/**
 * Reads the first page of a file.
 * @throws CheckError when the file cannot be read as a picture.
 */
export async function readFirstPage(picture: Uint8Array, context: ReadingContext): Promise<PageReading> {
  return readPage(await openPicture({ picture, declaredType: null }, 0, untimed), context, untimed);
}

/** Id of the laboratory whose page it is; null where none of the list was recognised. */
export function laboratoryOf({ fields }: PageReading): string | null {
  return fields.laboratory?.laboratory?.id ?? null;
}

/** How each field of a page is set, by name, and where it stands. */
export function settingsOf(reading: PageReading): { settings: LearnedPage; places: PagePlaces } {
  const words = measureWords(reading.picture, placedWords(reading), { lightOnDark: true });
  const placed = placedFields(namedFields(reading.fields));
  const fields = [...placed, ...furtherValues(placedWords(reading), placed)];
  const page = mediansOf(words);
  const settings = new Map(
    fields.flatMap(({ name, box }) => {
      const own = words.filter((word) => centreWithin(word.box, box));
      return own.length === 0 ? [] : [[name, settingOf(own, page)] as const];
    }),
  );
  return { settings, places: placesOn(words, fields) };
}

/** Which of its values a page prints twice. */
export function repeatsOf(reading: PageReading): ReadonlyMap<RepeatedField, boolean> {
  return repeatsOn(namedFields(reading.fields), placedWords(reading));
}

/** How a page writes its fields. */
export function writtenFormsOf(reading: PageReading): ReadonlyMap<FormedField, string> {
  return formsOn(namedFields(reading.fields));
}

/** What stands on a page besides its values: of a laboratory on the list, the sentences of its record among it. */
export function marksOf({ words, prepared, fields }: PageReading): string[] {
  const laboratory = fields.laboratory?.laboratory;
  return printedMarks(groupCells(words, prepared.letters), laboratory?.wordings ?? []);
}

/** The code of a page and its day, as a laboratory's code is learned from. @param file as it was read. */
export async function codeOf(
  file: Uint8Array,
  reading: PageReading,
  reader: Pick<TextReader, 'readCodes'>,
): Promise<CodeOnPage> {
  const heights = placedWords(reading).map(({ box: [, , , height] }) => height);
  const sides = (reading.codes ?? []).map(({ box: [, , width, height] }) => Math.max(width, height));
  const day = lastDay(reading.fields);
  if (sides.length === 0 || heights.length === 0) return { side: null, smallest: null, day };
  const side = Math.max(...sides);
  const smallest = await smallestCode(file, { side, width: reading.picture.width }, reader);
  return { side: side / median(heights), smallest, day };
}

/** A page with its words and the largest code that was read on it. */
export function withCode(reading: PageReading): PageWithCode {
  const boxes = (reading.codes ?? []).map(({ box }) => box).sort((a, b) => b[2] * b[3] - a[2] * a[3]);
  return { picture: reading.picture, words: placedWords(reading), code: boxes[0] ?? null };
}
