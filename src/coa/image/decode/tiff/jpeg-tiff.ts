import { BUDGETS } from '../../../budgets.ts';
import { CheckError } from '../../../errors.ts';
import { countScans, readJpegSegments } from '../../container/jpeg-segments.ts';
import type { Pixels } from '../../prepare/turn-upright.ts';
import { readPictureHeader } from '../picture-header.ts';
import { drawPackedPictures } from '../picture-pdf.ts';
import { shrinkRows } from '../shrink-rows.ts';
import { decodeJpeg } from '../webassembly-decoders.ts';
import { linesOfPieces, type TiffPage, type TiffPiece, unreadTiff } from './tiff-page.ts';

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
 * @param factor by which its sides are divided.
 * @throws CheckError `undecodable` or `too-large`; Error where it is damaged.
 */
export async function decodeJpegTiff(page: TiffPage, factor: number): Promise<Pixels> {
  if (!READ_PHOTOMETRICS.includes(page.photometric) || page.bits !== 8) throw unreadTiff();
  const bytes = page.pieces.reduce((sum, { packed }) => sum + page.jpegTables.length + packed.length, 0);
  if (page.pieces.length > MAX_PIECES || bytes > BUDGETS.decodedBytes) throw tooMuch();
  if (page.pieces.some(({ width, height }) => width * height > BUDGETS.picturePixels))
    return drawLargePieces(page, factor);
  const shrinking = shrinkRows(page, factor);
  let scanned = 0;
  for (const line of linesOfPieces(page)) {
    const rows = Math.min(line[0].height, page.height - line[0].top);
    if (page.width * rows > BUDGETS.picturePixels) throw tooMuch();
    const band = new Uint8Array(page.width * rows * 4);
    for (const piece of line) {
      const jpeg = wholeJpeg(page, piece);
      scanned += countScans(jpeg) * piece.width * piece.height;
      if (scanned > BUDGETS.scannedPixels) throw tooMuch();
      const { rgba } = await decodeJpeg(jpeg);
      const row = Math.min(piece.width, page.width - piece.left) * 4;
      for (let y = 0; y < rows; y++)
        band.set(rgba.subarray(y * piece.width * 4, y * piece.width * 4 + row), (y * page.width + piece.left) * 4);
    }
    shrinking.add(band);
  }
  return shrinking.picture;
}

/** Of pieces as large as a scan of 600 dpi, which mozjpeg would hold twice, PDFium holds a few lines; it averages as it goes. */
function drawLargePieces(page: TiffPage, factor: number): Promise<Pixels> {
  const [width, height] = [Math.floor(page.width / factor), Math.floor(page.height / factor)];
  const space = page.samples === 1 ? '/DeviceGray' : '/DeviceRGB';
  const pictures = page.pieces.map((piece) => ({
    dictionary: `/Width ${piece.width} /Height ${piece.height} /ColorSpace ${space} /BitsPerComponent 8 /Filter /DCTDecode`,
    bytes: wholeJpeg(page, piece),
    left: piece.left / factor,
    top: piece.top / factor,
    // What does not fill a block at the edge of the page is dropped, as it is elsewhere.
    width: piece.width === page.width ? width : piece.width / factor,
    height: piece.height === page.height ? height : piece.height / factor,
  }));
  return drawPackedPictures(pictures, width, height);
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
