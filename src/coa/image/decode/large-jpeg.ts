import { BUDGETS } from '../../budgets.ts';
import { CheckError } from '../../errors.ts';
import { type Pixels, turnUpright } from '../prepare/turn-upright.ts';
import type { PictureHeader } from './picture-header.ts';
import { drawPackedPictures } from './picture-pdf.ts';
import { scaleFactor } from './scale-factor.ts';

/** Frames that PDFium decodes: baseline, extended and progressive (ITU-T T.81, table B.1). */
const FRAMES = [0xc0, 0xc1, 0xc2];
/** Colour spaces by the number of components (ISO 32000-1, 8.6.4). */
const SPACES: Readonly<Record<number, string>> = { 1: '/DeviceGray', 3: '/DeviceRGB' };

/**
 * Decodes a JPEG smaller than it is. PDFium takes it line by line and averages as it goes, in a thread of its own with a
 * bound on memory and time; the decoder that other JPEGs take would hold every pixel twice.
 * @returns the picture upright, its sides divided by `scaleFactor`.
 * @throws CheckError `too-large` where it takes too much memory or time, or is of a rarer kind; Error where it is damaged.
 */
export async function decodeLargeJpeg(bytes: Buffer, header: PictureHeader): Promise<Pixels> {
  const space = SPACES[componentsOf(bytes)];
  if (space === undefined)
    throw new CheckError(
      'too-large',
      `A JPEG of this kind and size cannot be read. Save it again in RGB with at most ${BUDGETS.picturePixels / 1e6} million pixels, or take a screenshot.`,
    );
  const factor = scaleFactor(header);
  const [width, height] = [Math.floor(header.width / factor), Math.floor(header.height / factor)];
  const dictionary = `/Width ${header.width} /Height ${header.height} /ColorSpace ${space} /BitsPerComponent 8 /Filter /DCTDecode`;
  const page = await drawPackedPictures([{ dictionary, bytes, left: 0, top: 0, width, height }], width, height);
  return turnUpright(page, header.orientation);
}

/** Components of the picture by its frame header; 0 where it is of a kind that is not decoded. */
function componentsOf(bytes: Buffer): number {
  for (let at = 2; at + 10 <= bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) at++;
    else if (FRAMES.includes(marker)) return bytes.readUInt8(at + 9);
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return 0;
}
