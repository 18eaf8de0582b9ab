import { bytesOfRow, type TiffPage, type TiffPiece, unreadTiff } from './tiff-page.ts';
import { UNPACK } from './unpack-piece.ts';

const LONG = 4;
/** Bytes before the pixels. */
const HEADER = 8;

/**
 * Writes a page anew as a TIFF of plain pixels in one strip, with only the tags that matter to them: the decoder behind
 * would decode every page, believe every length, unpack without a limit, and never come back from a damaged strip of LZW or a
 * tag of four billion values.
 * @throws CheckError `undecodable` for a compression that is not read here; Error where a piece is damaged.
 */
export function plainTiff(page: TiffPage): Buffer {
  const tags: readonly (readonly [tag: number, values: readonly number[]])[] = [
    [256, [page.width]],
    [257, [page.height]],
    [258, Array(page.samples).fill(page.bits)],
    [259, [1]],
    [262, [page.photometric]],
    [277, [page.samples]],
    [278, [page.height]],
    [320, page.colorMap],
    [338, page.extraSamples],
  ];
  return writeTiff(
    tags.filter(([, values]) => values.length > 0),
    plainPixels(page),
    page.isLittleEndian,
  );
}

/** All pixels of the page, row by row, packed bits as they were. */
function plainPixels(page: TiffPage): Buffer {
  const row = bytesOfRow(page, page.width);
  const pixels = Buffer.alloc(row * page.height);
  for (const piece of page.pieces) {
    const unpacked = unpackPiece(page, piece);
    const width = bytesOfRow(page, piece.width);
    const left = bytesOfRow(page, piece.left);
    for (let y = 0; y < Math.min(piece.height, page.height - piece.top); y++)
      pixels.set(unpacked.subarray(y * width, y * width + Math.min(width, row - left)), (piece.top + y) * row + left);
  }
  return pixels;
}

function unpackPiece(page: TiffPage, piece: TiffPiece): Uint8Array {
  const unpack = UNPACK[page.compression];
  if (unpack === undefined || page.isLowBitFirst || ![1, 2].includes(page.predictor)) throw unreadTiff();
  const row = bytesOfRow(page, piece.width);
  const unpacked = unpack(piece.packed, row * piece.height);
  if (unpacked.length < row * piece.height) throw new Error('A piece is too short.');
  return page.predictor === 2 ? addedUp(unpacked, row, page) : unpacked;
}

/** Undoes the differences between neighbours in a row (TIFF 6.0, section 14). */
function addedUp(differences: Uint8Array, row: number, { bits, samples, isLittleEndian }: TiffPage): Uint8Array {
  if (bits !== 8 && bits !== 16) throw unreadTiff();
  const out = Buffer.from(differences);
  const bytes = bits / 8;
  const read = (at: number): number =>
    bytes === 1 ? out.readUInt8(at) : isLittleEndian ? out.readUInt16LE(at) : out.readUInt16BE(at);
  const add = (at: number): void => {
    const sum = read(at) + read(at - samples * bytes);
    if (bytes === 1) out[at] = sum;
    else if (isLittleEndian) out.writeUInt16LE(sum & 0xffff, at);
    else out.writeUInt16BE(sum & 0xffff, at);
  };
  for (let start = 0; start < out.length; start += row)
    for (let at = start + samples * bytes; at < start + row; at += bytes) add(at);
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
