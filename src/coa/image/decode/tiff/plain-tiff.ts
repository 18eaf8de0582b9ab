import { createJimp } from '@jimp/core';
import tiff from '@jimp/js-tiff';
import { BUDGETS } from '../../../budgets.ts';
import type { ShrinkingPicture } from '../shrink-rows.ts';
import { bytesOfRow, linesOfPieces, type TiffPage, type TiffPiece, tooLargeTiff, unreadTiff } from './tiff-page.ts';
import { UNPACK, unpackParts } from './unpack-piece.ts';

const Decoder = createJimp({ formats: [tiff] });

const LONG = 4;
/** Bytes before the pixels. */
const HEADER = 8;
/** Bytes of rows, not yet colours, that are held at once. */
const BAND_BYTES = 4_000_000;

/**
 * Decodes a page of plain, LZW, deflate or PackBits pixels, band by band, so that scans of 600 dpi need little more memory than what is
 * left of them.
 * @throws CheckError `undecodable` for a kind that is not read here, `too-large`; Error where a piece is damaged.
 */
export async function decodePlainTiff(page: TiffPage, into: ShrinkingPicture): Promise<void> {
  for await (const band of bandsOf(page)) {
    const { data } = (await Decoder.fromBuffer(plainTiff(page, band))).bitmap;
    into.add(new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
  }
}

/**
 * Writes rows of a page anew as a TIFF of plain pixels in one strip, with only the tags that matter to them: the decoder behind
 * would decode every page, believe every length, unpack without a limit, and never come back from a damaged strip of LZW or a
 * tag of four billion values.
 */
function plainTiff(page: TiffPage, rows: Buffer): Buffer {
  const height = rows.length / bytesOfRow(page, page.width);
  const tags: readonly (readonly [tag: number, values: readonly number[]])[] = [
    [256, [page.width]],
    [257, [height]],
    [258, Array(page.samples).fill(page.bits)],
    [259, [1]],
    [262, [page.photometric]],
    [277, [page.samples]],
    [278, [height]],
    [320, page.colorMap],
    [338, page.extraSamples],
  ];
  return writeTiff(
    tags.filter(([, values]) => values.length > 0),
    rows,
    page.isLittleEndian,
  );
}

/** All rows of the page from the top, packed bits as they were; a band is to be used before the next is asked for. */
async function* bandsOf(page: TiffPage): AsyncGenerator<Buffer> {
  const row = bytesOfRow(page, page.width);
  if (page.isLowBitFirst || ![1, 2].includes(page.predictor)) throw unreadTiff();
  const band = Buffer.alloc(row * Math.max(1, Math.min(page.height, Math.floor(BAND_BYTES / row))));
  // Tiles have rows of their own, in which differences end.
  const finished = (rows: Buffer): Buffer => (page.pieces[0]?.width === page.width ? addedUp(rows, row, page) : rows);
  let filled = 0;
  for (const line of linesOfPieces(page)) {
    const wanted = row * Math.min(line[0].height, page.height - line[0].top);
    let got = 0;
    for await (const part of line[0].width === page.width ? rowsOfStrip(page, line[0]) : [rowsOfTiles(page, line)]) {
      for (let at = 0; at < part.length && got < wanted; ) {
        const taken = Math.min(part.length - at, band.length - filled, wanted - got);
        band.set(part.subarray(at, at + taken), filled);
        [at, got, filled] = [at + taken, got + taken, filled + taken];
        if (filled < band.length) continue;
        yield finished(band);
        filled = 0;
      }
      if (got === wanted) break;
    }
    if (got < wanted) throw new Error('A piece is too short.');
  }
  if (filled > 0) yield finished(band.subarray(0, filled));
}

function rowsOfStrip(page: TiffPage, { packed, height }: TiffPiece): AsyncIterable<Uint8Array> | Iterable<Uint8Array> {
  const parts = unpackParts(page.compression, packed, bytesOfRow(page, page.width) * height);
  if (parts === null) throw unreadTiff();
  return parts;
}

/** The rows of tiles that stand beside one another. */
function rowsOfTiles(page: TiffPage, tiles: readonly TiffPiece[]): Buffer {
  const unpack = UNPACK[page.compression];
  if (unpack === undefined) throw unreadTiff();
  const row = bytesOfRow(page, page.width);
  const rows = Math.max(...tiles.map(({ height, top }) => Math.min(height, page.height - top)));
  if (row * rows > BUDGETS.decodedBytes) throw tooLargeTiff();
  const pixels = Buffer.alloc(row * rows);
  for (const tile of tiles) {
    const width = bytesOfRow(page, tile.width);
    const left = bytesOfRow(page, tile.left);
    const unpacked = unpack(tile.packed, width * tile.height);
    if (unpacked.length < width * tile.height) throw new Error('A piece is too short.');
    // A copy: several tiles may be views of the same bytes.
    const tilePixels = page.predictor === 2 ? addedUp(Buffer.from(unpacked), width, page) : unpacked;
    for (let y = 0; y < rows; y++)
      pixels.set(tilePixels.subarray(y * width, y * width + Math.min(width, row - left)), y * row + left);
  }
  return pixels;
}

/** Undoes the differences between neighbours in a row, where there are any (TIFF 6.0, section 14); in place. */
function addedUp(out: Buffer, row: number, { bits, samples, predictor, isLittleEndian }: TiffPage): Buffer {
  if (predictor !== 2) return out;
  if (bits !== 8 && bits !== 16) throw unreadTiff();
  if (bits === 8) {
    for (let start = 0; start < out.length; start += row)
      for (let at = start + samples; at < start + row; at++) out[at]! += out[at - samples]!;
    return out;
  }
  const read = (at: number): number => (isLittleEndian ? out.readUInt16LE(at) : out.readUInt16BE(at));
  for (let start = 0; start < out.length; start += row)
    for (let at = start + samples * 2; at < start + row; at += 2) {
      const sum = (read(at) + read(at - samples * 2)) & 0xffff;
      if (isLittleEndian) out.writeUInt16LE(sum, at);
      else out.writeUInt16BE(sum, at);
    }
  return out;
}

/** A file of one page with just these tags, in the order of bytes that the pixels have. */
function writeTiff(
  tags: readonly (readonly [tag: number, values: readonly number[]])[],
  pixels: Buffer,
  isLittleEndian: boolean,
): Buffer {
  const all = [...tags, [273, [HEADER]] as const, [279, [pixels.length]] as const].toSorted(([a], [b]) => a - b);
  const directory = HEADER + pixels.length;
  let behind = directory + 2 + all.length * 12 + 4;
  const out = Buffer.alloc(behind + all.reduce((sum, [, values]) => sum + values.length * 4, 0));
  const put16 = (value: number, at: number): unknown =>
    isLittleEndian ? out.writeUInt16LE(value, at) : out.writeUInt16BE(value, at);
  const put32 = (value: number, at: number): unknown =>
    isLittleEndian ? out.writeUInt32LE(value, at) : out.writeUInt32BE(value, at);
  out.write(isLittleEndian ? 'II' : 'MM', 'latin1');
  put16(42, 2);
  put32(directory, 4);
  pixels.copy(out, HEADER);
  put16(all.length, directory);
  all.forEach(([tag, values], index) => {
    const at = directory + 2 + index * 12;
    put16(tag, at);
    put16(LONG, at + 2);
    put32(values.length, at + 4);
    if (values.length === 1) {
      for (const value of values) put32(value, at + 8);
      return;
    }
    put32(behind, at + 8);
    for (const value of values) {
      put32(value, behind);
      behind += 4;
    }
  });
  return out;
}
