import type { Field, Fields } from './fields/fields.ts';
import { FIRM } from './fields/firm-reading.ts';
import { mayStandAt, type PlaceToRead } from './forensics/layouts/places/fields-by-place.ts';
import { around } from './geometry/box.ts';
import type { PreparedPage } from './image/prepare/prepare-page.ts';
import { applyToBox } from './image/transform.ts';
import { confidenceOf, textOf } from './layout/word.ts';
import { placeOf } from './ocr/read-again.ts';
import { readLine } from './ocr/scene/read-line.ts';
import type { TextReader } from './ocr/text-reader.ts';

/** By what the confidence of a value read so is multiplied, since no label says what it is. */
const BY_PLACE_ALONE = 0.75;
/** What a rule or a border beside a value is read as. */
const BEFORE = /^[^\p{L}\p{N}#(]+/u;
const BEHIND = /(?<![^\p{L}\p{N}.)])[^\p{L}\p{N}.)]+$/u;

/**
 * The fields of a page with those that the recogniser of scene text reads where the page's laboratory always sets them and nothing was
 * read. Most pages lack none, and nothing is read then.
 */
export async function readAtPlaces(
  fields: Fields,
  places: readonly PlaceToRead[],
  prepared: PreparedPage,
  reader: TextReader,
): Promise<Fields> {
  const found = await Promise.all(
    places.map(async ({ name, box }): Promise<[string, Field][]> => {
      const words = await readLine(prepared, placeOf(prepared, box), reader);
      const text = textOf(words).replace(BEFORE, '').replace(BEHIND, '');
      const confidence = confidenceOf(words);
      // Nothing else on the page speaks for it.
      if (confidence < FIRM || !mayStandAt(name, text) || (name === 'batch' && !/\d/.test(text))) return [];
      // What was read may be shorter than what the place leaves room for.
      const place = around(words.map((word) => applyToBox(prepared.toPicture, word)));
      const told = { text, value: text, confidence: confidence * BY_PLACE_ALONE, box: place, label: '', readings: 1 };
      return [[name, { ...told, bySight: true }]];
    }),
  );
  return { ...fields, ...Object.fromEntries(found.flat()) };
}
