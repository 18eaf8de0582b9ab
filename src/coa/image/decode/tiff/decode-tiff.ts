import { createJimp } from '@jimp/core';
import tiff from '@jimp/js-tiff';
import { type Pixels, turnUpright } from '../../prepare/turn-upright.ts';
import { decodeFaxTiff, FAX_COMPRESSIONS } from './fax-tiff.ts';
import { decodeJpegTiff, JPEG_COMPRESSION } from './jpeg-tiff.ts';
import { plainTiff } from './plain-tiff.ts';
import { readTiffPage, type TiffPage } from './tiff-page.ts';

const Decoder = createJimp({ formats: [tiff] });

/**
 * Decodes the first page of a TIFF, of strips or of tiles: JPEG inside by mozjpeg, fax data by PDFium, plain, LZW, deflate
 * and PackBits unpacked here and turned into colours by jimp.
 * @returns the page upright.
 * @throws CheckError `undecodable` or `too-large`; Error where the file is damaged.
 */
export async function decodeTiff(bytes: Buffer): Promise<Pixels> {
  const page = readTiffPage(bytes);
  return turnUpright(await decodePage(page), page.orientation);
}

async function decodePage(page: TiffPage): Promise<Pixels> {
  if (page.compression === JPEG_COMPRESSION) return decodeJpegTiff(page);
  if (FAX_COMPRESSIONS.includes(page.compression)) return decodeFaxTiff(page);
  const { width, height, data } = (await Decoder.fromBuffer(plainTiff(page))).bitmap;
  return { width, height, rgba: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) };
}
