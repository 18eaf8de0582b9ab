import { type Fields, namedFields } from './fields/fields.ts';
import { otherValue, type RepeatedField, type Repeats } from './forensics/layouts/repeated-value.ts';
import type { Box } from './geometry/box.ts';
import type { PreparedPage } from './image/prepare/prepare-page.ts';
import { readAgain } from './ocr/read-again.ts';
import type { TextReader } from './ocr/text-reader.ts';

/** Letter heights to which a place is enlarged at most: as tall as ordinary text becomes. The figures of a card are larger to begin with, and lost their first digit at twice that. */
const TALLEST = 1.7;

/**
 * Reads again what the page prints otherwise than its fields: a second number or batch, and another value where its
 * laboratory prints the field's own. Most pages have none of it, and nothing is read then.
 * @returns the places whose digits read the same twice: no accusation may rest on any other.
 */
export async function readElsewhere(
  fields: Fields,
  { learned, words }: Repeats,
  prepared: PreparedPage,
  reader: TextReader,
): Promise<Box[]> {
  const named = namedFields(fields);
  const others = (Object.keys(learned) as RepeatedField[]).flatMap((name) => otherValue(name, named, words) ?? []);
  const places = [...fields.elsewhere.reportNumber, ...fields.elsewhere.batch, ...others];
  const confirmed = await Promise.all(
    places.map(async ({ text, box }) =>
      digitsOf(await readAgain(prepared, box, reader, { segmentation: 'line' }, TALLEST)).includes(digitsOf(text))
        ? [box]
        : [],
    ),
  );
  return confirmed.flat();
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');
