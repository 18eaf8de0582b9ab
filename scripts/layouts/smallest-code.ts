import sharp from 'sharp';
import { greyOf } from '../../src/coa/image/grey.ts';
import { openPicture, untimed } from '../../src/coa/image/open-picture.ts';
import { isPdf } from '../../src/coa/image/pdf/open-pdf.ts';
import { readCodes } from '../../src/coa/ocr/read-codes.ts';
import type { TextReader } from '../../src/coa/ocr/text-reader.ts';

/** Sides of a code, pixels, at which it is tried, the largest first. */
const SIDES = [120, 100, 85, 72, 61, 52, 44, 37];
/** At which sellers' sites save pictures, or below. */
const QUALITY = 70;

/**
 * How small the code of a page may be and still be read: the page is made smaller and compressed step by step.
 * @param side of the code as the page shows it, pixels; `width` of the page.
 * @returns pixels of the last side at which it was read: `side` where none of the smaller ones was tried, or the first was not read.
 */
export async function smallestCode(
  page: Uint8Array,
  { side, width }: { side: number; width: number },
  reader: Pick<TextReader, 'readCodes'>,
): Promise<number> {
  let smallest = side;
  if (isPdf(page)) return smallest;
  for (const tried of SIDES.filter((one) => one < side)) {
    const small = await sharp(page)
      .resize({ width: Math.round((width * tried) / side) })
      .flatten({ background: '#fff' })
      .jpeg({ quality: QUALITY })
      .toBuffer();
    const { picture } = await openPicture({ picture: small, declaredType: null }, 0, untimed);
    if ((await readCodes(greyOf(picture), reader)).read.length === 0) break;
    smallest = tried;
  }
  return smallest;
}
