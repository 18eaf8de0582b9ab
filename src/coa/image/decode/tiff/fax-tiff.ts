import { BUDGETS } from '../../../budgets.ts';
import { drawPackedPictures } from '../picture-pdf.ts';
import type { ShrinkingPicture } from '../shrink-rows.ts';
import { type TiffPage, unreadTiff } from './tiff-page.ts';

/** How rows are packed, by the number of the compression (TIFF 6.0, sections 10 and 11; ISO 32000-1, table 11). */
const PARAMETERS: Readonly<Record<number, (page: TiffPage) => string>> = {
  2: () => '/K 0 /EncodedByteAlign true',
  3: ({ faxOptions }) => `/K ${(faxOptions & 1) === 1 ? 4 : 0} /EndOfLine true`,
  4: () => '/K -1',
};
const WHITE_IS_ZERO = 0;

/** Compressions of a TIFF that are those of fax machines, by their numbers in TIFF 6.0. */
export const FAX_COMPRESSIONS: readonly number[] = Object.keys(PARAMETERS).map(Number);

/** Pixels of a page that are drawn at once: four bytes each. */
const BAND_PIXELS = BUDGETS.scaledToPixels;

/**
 * Decodes a page packed as faxes are (ITU-T T.4 and T.6) with PDFium, for which fax data is one more kind of picture; a file
 * for it is written around the pieces, for a large page one for each band of it.
 * @throws CheckError `undecodable` or `too-large`; Error where it is damaged.
 */
export async function decodeFaxTiff(page: TiffPage, into: ShrinkingPicture): Promise<void> {
  const parameters = PARAMETERS[page.compression]?.(page);
  if (parameters === undefined || page.bits !== 1 || page.samples !== 1 || page.photometric > 1) throw unreadTiff();
  const isInverted = page.photometric !== WHITE_IS_ZERO;
  const isWhole = page.width * page.height <= BUDGETS.picturePixels;
  const rows = isWhole ? page.height : Math.floor(BAND_PIXELS / page.width);
  for (let top = 0; top < page.height; top += rows) {
    const height = Math.min(rows, page.height - top);
    const pictures = page.pieces
      .filter((piece) => piece.top < top + height && piece.top + piece.height > top)
      .map(({ packed, ...place }) => ({
        ...place,
        top: place.top - top,
        dictionary: `/Width ${place.width} /Height ${place.height} /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << ${parameters} /Columns ${place.width} /Rows ${place.height} /BlackIs1 ${isInverted} >>`,
        bytes: page.isLowBitFirst ? turnedBits(packed) : packed,
      }));
    into.add((await drawPackedPictures(pictures, page.width, height)).rgba);
  }
}

/** Bytes with their bits the other way round. */
function turnedBits(bytes: Buffer): Buffer {
  return Buffer.from(
    bytes.map((byte) => {
      let turned = 0;
      for (let bit = 0; bit < 8; bit++) turned |= ((byte >> bit) & 1) << (7 - bit);
      return turned;
    }),
  );
}
