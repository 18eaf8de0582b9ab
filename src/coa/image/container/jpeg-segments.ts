import { BUDGETS } from '../../budgets.ts';
import type { Blocks, TextEntry } from './blocks.ts';
import { FREQUENCIES } from './jpeg-blocks.ts';

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const COMMENT = 0xfe;
const APP11 = 0xeb;
/** Common identifier, instance and packet number before the box in an APP11 segment (ISO/IEC 19566-5, annex D). */
const JUMBF_HEADER = 8;

/** Of how many bytes a step is, by the precision that its table names. */
const STEP_BYTES = [1, 2] as const;
const QUANTISATION_TABLES = 0xdb;

/** Positions of a block, row by row, in the order in which a JPEG stores them (ITU-T T.81, figure A.6). */
const ZIGZAG = [
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21, 28,
  35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47,
  55, 62, 63,
] as const;

/** Reads the segments of a JPEG (ITU-T T.81, annex B): its comments, and where the picture ends. */
export function readJpegSegments(bytes: Buffer): Blocks {
  const texts: TextEntry[] = [];
  let left: number = BUDGETS.containerTextBytes;
  let credentials: Buffer | null = null;
  for (const { marker, data, end } of segmentsOf(bytes)) {
    if (marker === END_OF_IMAGE) return { texts, credentials, frames: 1, end };
    if (marker === COMMENT && texts.length < BUDGETS.containerTexts && left > 0) {
      const text = withoutZeros(data).toString('utf8', 0, left);
      left -= text.length;
      texts.push({ where: 'JPEG comment', text });
    }
    if (marker === APP11 && data.toString('latin1', 0, 2) === 'JP') credentials ??= data.subarray(JUMBF_HEADER);
  }
  return { texts, credentials, frames: 1, end: null };
}

/** A comment without the zeros that some programs end it with. */
function withoutZeros(data: Buffer): Buffer {
  let end = data.length;
  while (end > 0 && data[end - 1] === 0) end--;
  return data.subarray(0, end);
}

/** Offset behind the last byte of a JPEG; null where the file breaks off. */
export function endOfJpeg(bytes: Buffer): number | null {
  for (const { marker, end } of segmentsOf(bytes)) if (marker === END_OF_IMAGE) return end;
  return null;
}

/**
 * Steps by which a JPEG rounds the frequencies of its brightness, row by row from the lowest; null where it does not say. It is
 * the table of the first component, which is brightness (JFIF).
 */
export function readLuminanceSteps(bytes: Buffer): number[] | null {
  const tables = new Map<number, number[]>();
  let table: number | null = null;
  for (const { marker, data } of segmentsOf(bytes)) {
    if (marker === START_OF_SCAN) return (table === null ? null : tables.get(table)) ?? null;
    if (marker === QUANTISATION_TABLES) for (const [name, steps] of tablesIn(data)) tables.set(name, steps);
    if (isFrameHeader(marker)) table = data[FIRST_TABLE] ?? null;
  }
  return null;
}

/** Frame header: precision, height, width and number of components, then the first one's name, sampling and table. */
const FIRST_TABLE = 8;
const OTHER_THAN_FRAMES = new Set([0xc4, 0xc8, 0xcc]);

function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && !OTHER_THAN_FRAMES.has(marker);
}

/** The tables of a segment, each with its name. */
function* tablesIn(data: Buffer): Generator<[name: number, steps: number[]]> {
  for (let at = 0; at < data.length; ) {
    const bytes = STEP_BYTES[data[at]! >> 4];
    const name = data[at]! & 0xf;
    at++;
    if (bytes === undefined || at + bytes * FREQUENCIES > data.length) return;
    const steps = new Array<number>(FREQUENCIES);
    for (const [index, place] of ZIGZAG.entries()) steps[place] = data.readUIntBE(at + index * bytes, bytes);
    at += bytes * FREQUENCIES;
    if (steps.every((step) => step > 0)) yield [name, steps];
  }
}

interface Segment {
  marker: number;
  /** Without the marker and the length. */
  data: Buffer;
  /** Offset behind it. */
  end: number;
}

/** The segments of a JPEG as far as they are sound, the one that ends the picture last. */
function* segmentsOf(bytes: Buffer): Generator<Segment> {
  for (let at = 2; at + 2 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return;
    const marker = bytes[at + 1]!;
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === END_OF_IMAGE) {
      yield { marker, data: bytes.subarray(at, at), end: at + 2 };
      return;
    }
    if (at + 4 > bytes.length) return;
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2 || at + 2 + length > bytes.length) return;
    const end = at + 2 + length;
    yield { marker, data: bytes.subarray(at + 4, end), end };
    at = marker === START_OF_SCAN ? endOfScan(bytes, end) : end;
  }
}

/** How many scans a JPEG has. */
export function countScans(bytes: Buffer): number {
  let scans = 0;
  for (let at = bytes.indexOf(0xff); at >= 0; at = bytes.indexOf(0xff, at + 1))
    if (bytes[at + 1] === START_OF_SCAN) scans++;
  return scans;
}

/** Where the coded data of a scan ends: at the next marker that is neither stuffing nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]!;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}
