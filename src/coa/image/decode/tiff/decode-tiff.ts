import { type Pixels, turnUpright } from '../../prepare/turn-upright.ts';
import { scaleFactor } from '../scale-factor.ts';
import { shrinkRows } from '../shrink-rows.ts';
import { decodeFaxTiff, FAX_COMPRESSIONS } from './fax-tiff.ts';
import { decodeJpegTiff, JPEG_COMPRESSION } from './jpeg-tiff.ts';
import { decodePlainTiff } from './plain-tiff.ts';
import { readTiffPage } from './tiff-page.ts';

/**
 * Decodes the first page of a TIFF, of strips or of tiles: JPEG inside by mozjpeg, fax data by PDFium, plain, LZW, deflate
 * and PackBits unpacked here and turned into colours by jimp. Scans of 600 dpi are made smaller as they are decoded.
 * @returns the page upright, its sides divided by `scaleFactor`.
 * @throws CheckError `undecodable` or `too-large`; Error where the file is damaged.
 */
export async function decodeTiff(bytes: Buffer): Promise<Pixels> {
  const page = readTiffPage(bytes);
  const factor = scaleFactor(page);
  if (page.compression === JPEG_COMPRESSION) return turnUpright(await decodeJpegTiff(page, factor), page.orientation);
  const shrinking = shrinkRows(page, factor);
  await (FAX_COMPRESSIONS.includes(page.compression) ? decodeFaxTiff : decodePlainTiff)(page, shrinking);
  return turnUpright(shrinking.picture, page.orientation);
}
