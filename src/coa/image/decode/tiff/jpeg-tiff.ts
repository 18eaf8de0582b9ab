import { BUDGETS } from '../../../budgets.ts';
import { CheckError } from '../../../errors.ts';
import { countScans, readJpegSegments } from '../../container/jpeg-segments.ts';
import type { Pixels } from '../../prepare/turn-upright.ts';
import { readPictureHeader } from '../picture-header.ts';
import { decodeJpeg } from '../webassembly-decoders.ts';
import { type TiffPage, type TiffPiece, unreadTiff } from './tiff-page.ts';

/** The number of the compression (TIFF technical note 2); 6, its forerunner, is not read. */
export const JPEG_COMPRESSION = 7;

/** Kinds of colours that are read: black is zero, RGB, YCbCr. */
const [RGB, READ_PHOTOMETRICS] = [2, [1, 2, 6]];
const START = Buffer.from([0xff, 0xd8]);
/** Adobe's segment, whose last byte says whether colours are RGB (0) or YCbCr (1); without it decoders guess. */
const ADOBE = Buffer.from([0xff, 0xee, 0, 14, ...Buffer.from('Adobe'), 0, 100, 0, 0, 0, 0]);
/** Each piece starts the decoder anew. */
const MAX_PIECES = 4_096;

/**
 * Decodes a page whose strips or tiles are JPEGs.
 * @throws CheckError `undecodable` or `too-large`; Error where it is damaged.
 */
export async function decodeJpegTiff(page: TiffPage): Promise<Pixels> {
  if (!READ_PHOTOMETRICS.includes(page.photometric) || page.bits !== 8) throw unreadTiff();
  const bytes = page.pieces.reduce((sum, { packed }) => sum + page.jpegTables.length + packed.length, 0);
  if (page.pieces.length > MAX_PIECES || bytes > BUDGETS.decodedBytes) throw tooMuch();
  const { width, height } = page;
  const rgba = new Uint8Array(width * height * 4);
  let scanned = 0;
  for (const piece of page.pieces) {
    const jpeg = wholeJpeg(page, piece);
    scanned += countScans(jpeg) * piece.width * piece.height;
    if (scanned > BUDGETS.scannedPixels) throw tooMuch();
    const pixels = await decodeJpeg(jpeg);
    const row = Math.min(piece.width, width - piece.left) * 4;
    for (let y = 0; y < Math.min(piece.height, height - piece.top); y++)
      rgba.set(
        pixels.rgba.subarray(y * piece.width * 4, y * piece.width * 4 + row),
        ((piece.top + y) * width + piece.left) * 4,
      );
  }
  return { width, height, rgba };
}

/** A piece as a file of its own, with the tables that all share; it says itself that it is as large as its place. */
function wholeJpeg({ jpegTables, photometric, samples }: TiffPage, { packed, width, height }: TiffPiece): Buffer {
  const tables = jpegTables.subarray(START.length, readJpegSegments(jpegTables).end === null ? undefined : -2);
  const colours = samples === 1 ? [] : [ADOBE, Buffer.from([photometric === RGB ? 0 : 1])];
  const jpeg = Buffer.concat([START, ...colours, tables, packed.subarray(START.length)]);
  const header = readPictureHeader(jpeg);
  // mozjpeg fills up what a file without its end does not hold.
  const isWhole = packed.subarray(0, 2).equals(START) && readJpegSegments(jpeg).end !== null;
  if (!isWhole || header.width !== width || header.height !== height)
    throw new Error('A piece is not what it should be.');
  return jpeg;
}

function tooMuch(): CheckError {
  return new CheckError(
    'too-large',
    'The picture takes too much memory or time to unpack. Save it again as a plain PNG or JPEG, or take a screenshot.',
  );
}
