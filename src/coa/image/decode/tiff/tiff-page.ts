import { BUDGETS } from '../../../budgets.ts';
import { CheckError } from '../../../errors.ts';

/** A strip or tile of a page, still packed; in pixels from the upper left corner. Tiles may reach beyond the page. */
export interface TiffPiece {
  left: number;
  top: number;
  width: number;
  height: number;
  packed: Buffer;
}

/** The first page of a TIFF, held to the budgets and not yet unpacked. Names are those of the tags (TIFF 6.0, section 8). */
export interface TiffPage {
  width: number;
  height: number;
  /** Bits of a sample, 1 to 16, and samples of a pixel, 1 to 5, side by side. */
  bits: number;
  samples: number;
  compression: number;
  /** How samples make colours: 0 white is zero, 1 black is zero, 2 RGB, 3 palette, 5 inks, 6 YCbCr. */
  photometric: number;
  /** 1 samples as they are, 2 each less the one to its left. */
  predictor: number;
  /** As in EXIF. */
  orientation: number;
  /** Whether the first pixel of a byte is its lowest bit. */
  isLowBitFirst: boolean;
  /** T4Options: bit 0 set where rows refer to the one above (TIFF 6.0, section 11). */
  faxOptions: number;
  /** Tables that all JPEG pieces share; empty where there are none (TIFF technical note 2). */
  jpegTables: Buffer;
  /** 768 values of 16 bits for a palette, and what samples beyond the colours are; empty where not given. */
  colorMap: readonly number[];
  extraSamples: readonly number[];
  isLittleEndian: boolean;
  pieces: readonly TiffPiece[];
}

const TAG = {
  width: 256,
  height: 257,
  bits: 258,
  compression: 259,
  photometric: 262,
  fillOrder: 266,
  offsets: 273,
  orientation: 274,
  samples: 277,
  rows: 278,
  counts: 279,
  planar: 284,
  faxOptions: 292,
  predictor: 317,
  colorMap: 320,
  tileWidth: 322,
  tileHeight: 323,
  tileOffsets: 324,
  tileCounts: 325,
  extraSamples: 338,
  jpegTables: 347,
} as const;
const BYTES_OF_TYPE: Readonly<Record<number, number>> = { 1: 1, 3: 2, 4: 4, 7: 1 };
/** Every tile is as wide and as high as a multiple of this (TIFF 6.0, section 15). */
const TILE_STEP = 16;
/** Tables for three components take less than 600 bytes; a few kilobytes with what writers add. */
const MAX_TABLE_BYTES = 10_000;
const MAX_SAMPLES = 5;

/** Refuses a TIFF that is packed in a way that is not read. */
export function unreadTiff(): CheckError {
  return new CheckError('undecodable', 'TIFFs of this kind cannot be read. Save the picture as PNG or JPEG.');
}

/** Bytes of a row of pixels. */
export function bytesOfRow({ bits, samples }: Pick<TiffPage, 'bits' | 'samples'>, width: number): number {
  return Math.ceil((width * bits * samples) / 8);
}

/**
 * Reads the directory of the first page; whatever follows it is never looked at.
 * @throws CheckError `undecodable` or `too-large`; RangeError or Error where the file is damaged.
 */
export function readTiffPage(bytes: Buffer): TiffPage {
  const directory = readDirectory(bytes);
  const { one, values } = directory;
  const [width, height] = [one(TAG.width, 0), one(TAG.height, 0)];
  // Of several widths, who read the header (image-size) may have believed another.
  if (width < 1 || height < 1) throw new Error('A page of no size.');
  const [bits, samples] = [one(TAG.bits, 1), one(TAG.samples, 1)];
  if (![1, 2, 4, 8, 16].includes(bits) || samples < 1 || samples > MAX_SAMPLES) throw unreadTiff();
  if (samples > 1 && one(TAG.planar, 1) !== 1) throw unreadTiff();
  const page = {
    width,
    height,
    bits,
    samples,
    compression: one(TAG.compression, 1),
    photometric: one(TAG.photometric, 1),
    predictor: one(TAG.predictor, 1),
    orientation: one(TAG.orientation, 1),
    isLowBitFirst: one(TAG.fillOrder, 1) === 2,
    faxOptions: one(TAG.faxOptions, 0),
    jpegTables: Buffer.from(values(TAG.jpegTables, MAX_TABLE_BYTES)),
    colorMap: values(TAG.colorMap, 3 * 256),
    extraSamples: values(TAG.extraSamples, MAX_SAMPLES),
    isLittleEndian: directory.isLittleEndian,
  };
  if (bytesOfRow(page, width) * height > BUDGETS.scaledBytes || width * height > BUDGETS.scaledPixels)
    throw tooLargeTiff();
  const pieces = directory.has(TAG.tileWidth) ? tilesOf(bytes, directory, page) : stripsOf(bytes, directory, page);
  const unpacked = pieces.reduce((sum, piece) => sum + bytesOfRow(page, piece.width) * piece.height, 0);
  // Pieces may claim the same bytes, each of them all of the file; those of an honest one are no more than the file.
  const packed = pieces.reduce((sum, piece) => sum + piece.packed.length, 0);
  // Strips are unpacked part by part, tiles one by one.
  const isStrips = pieces.every((piece) => piece.width === width);
  const most = isStrips ? BUDGETS.scaledBytes : BUDGETS.decodedBytes;
  if (pieces.some((piece) => bytesOfRow(page, piece.width) * piece.height > most)) throw tooLargeTiff();
  if (unpacked > BUDGETS.scaledBytes || packed > Math.max(BUDGETS.packedBytes, bytes.length)) throw tooLargeTiff();
  return { ...page, pieces };
}

interface Directory {
  isLittleEndian: boolean;
  has(tag: number): boolean;
  /** Values of a tag, none where it is not there. @throws Error for more than `most`, or of another kind than numbers. */
  values(tag: number, most: number): number[];
  one(tag: number, otherwise: number): number;
}

function readDirectory(bytes: Buffer): Directory {
  const isLittleEndian = bytes.toString('latin1', 0, 2) === 'II';
  const u16 = (at: number): number => (isLittleEndian ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
  const u32 = (at: number): number => (isLittleEndian ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  const start = u32(4);
  const end = start + 2 + 12 * u16(start);
  const entryOf = (tag: number): number | null => {
    for (let at = start + 2; at < end; at += 12) if (u16(at) === tag) return at;
    return null;
  };
  const values = (tag: number, most: number): number[] => {
    const at = entryOf(tag);
    if (at === null) return [];
    const size = BYTES_OF_TYPE[u16(at + 2)];
    const count = u32(at + 4);
    if (size === undefined || count > most) throw new Error(`Tag ${tag} is not what it should be.`);
    const from = size * count <= 4 ? at + 8 : u32(at + 8);
    return Array.from({ length: count }, (_, i) =>
      size === 1 ? bytes.readUInt8(from + i) : size === 2 ? u16(from + 2 * i) : u32(from + 4 * i),
    );
  };
  return {
    isLittleEndian,
    has: (tag) => entryOf(tag) !== null,
    values,
    one: (tag, otherwise) => values(tag, BUDGETS.pictureSide)[0] ?? otherwise,
  };
}

type Size = Pick<TiffPage, 'width' | 'height'>;

function stripsOf(bytes: Buffer, { values, one }: Directory, { width, height }: Size): TiffPiece[] {
  const rows = Math.min(one(TAG.rows, height), height);
  const [offsets, counts] = [values(TAG.offsets, height), values(TAG.counts, height)];
  if (offsets.length !== Math.ceil(height / rows)) throw new Error('The strips do not make a page.');
  return offsets.map((_, index) => {
    const top = index * rows;
    return {
      left: 0,
      top,
      width,
      height: Math.min(rows, height - top),
      packed: pieceAt(bytes, offsets, counts, index),
    };
  });
}

function tilesOf(bytes: Buffer, { values, one }: Directory, page: Size): TiffPiece[] {
  const [width, height] = [one(TAG.tileWidth, 0), one(TAG.tileHeight, 0)];
  if (width === 0 || height === 0 || width % TILE_STEP !== 0 || height % TILE_STEP !== 0)
    throw new Error('Tiles of no size.');
  const across = Math.ceil(page.width / width);
  const count = across * Math.ceil(page.height / height);
  const [offsets, counts] = [values(TAG.tileOffsets, count), values(TAG.tileCounts, count)];
  if (offsets.length !== count) throw new Error('The tiles do not make a page.');
  return offsets.map((_, index) => ({
    left: (index % across) * width,
    top: Math.floor(index / across) * height,
    width,
    height,
    packed: pieceAt(bytes, offsets, counts, index),
  }));
}

function pieceAt(bytes: Buffer, offsets: readonly number[], counts: readonly number[], index: number): Buffer {
  const [from, length] = [offsets[index], counts[index]];
  if (from === undefined || length === undefined) throw new Error('A piece has no length.');
  const packed = bytes.subarray(from, from + length);
  if (packed.length < length) throw new Error('A piece ends beyond the file.');
  return packed;
}

/** The pieces of a page, those beside one another together, from the top. */
export function linesOfPieces({ pieces }: TiffPage): [TiffPiece, ...TiffPiece[]][] {
  const lines: [TiffPiece, ...TiffPiece[]][] = [];
  for (const piece of pieces) {
    const line = lines.at(-1);
    if (line !== undefined && line[0].top === piece.top) line.push(piece);
    else lines.push([piece]);
  }
  return lines;
}

/** Refuses a TIFF that takes too much memory. */
export function tooLargeTiff(): CheckError {
  return new CheckError(
    'too-large',
    'The picture takes too much memory unpacked. Save it as PNG or JPEG, with 8 bits a colour.',
  );
}
