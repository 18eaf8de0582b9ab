import { BUDGETS } from '../budgets.ts';
import { CheckError } from '../errors.ts';
import { UNPACK } from './unpack-strip.ts';

/** Tags of TIFF 6.0, section 8, and of its supplements. */
const TAG = { width: 256, height: 257, bits: 258, compression: 259, offsets: 273, samples: 277, rows: 278, counts: 279, tiles: 322 } as const;
const BYTES_OF_TYPE: Readonly<Record<number, number>> = { 1: 1, 3: 2, 4: 4 };
const LONG = 4;

/**
 * The first page of a TIFF, alone, unpacked and held to the budgets: the decoder behind would decode every page, believe
 * every length, unpack without a limit, and never come back from a damaged strip of LZW.
 * @returns a copy in which no page follows and the pixels stand plainly.
 * @throws CheckError `undecodable` or `too-large`.
 */
export function firstTiffPage(bytes: Buffer): Buffer {
  try {
    return plainPage(bytes);
  } catch (cause) {
    if (cause instanceof CheckError) throw cause;
    throw new CheckError('undecodable', 'The picture cannot be decoded: the file is damaged or incomplete. Save it again or take a new screenshot.', { cause });
  }
}

function plainPage(bytes: Buffer): Buffer {
  const little = bytes.toString('latin1', 0, 2) === 'II';
  const u16 = (at: number): number => (little ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
  const u32 = (at: number): number => (little ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  const page = u32(4);
  const next = page + 2 + 12 * u16(page);
  const entryOf = (tag: number): number | null => {
    for (let at = page + 2; at < next; at += 12) if (u16(at) === tag) return at;
    return null;
  };
  const values = (tag: number, most: number): number[] => {
    const at = entryOf(tag);
    if (at === null) return [];
    const size = BYTES_OF_TYPE[u16(at + 2)];
    const count = u32(at + 4);
    if (size === undefined || count > most) throw new Error(`Tag ${tag} is not what it should be.`);
    const from = size * count <= 4 ? at + 8 : u32(at + 8);
    return Array.from({ length: count }, (_, i) => (size === 1 ? bytes.readUInt8(from + i) : size === 2 ? u16(from + 2 * i) : u32(from + 4 * i)));
  };
  const one = (tag: number, otherwise: number): number => values(tag, BUDGETS.pictureSide)[0] ?? otherwise;

  const [width, height] = [one(TAG.width, 0), one(TAG.height, 0)];
  const [bits, samples] = [one(TAG.bits, 1), one(TAG.samples, 1)];
  const unpack = UNPACK[one(TAG.compression, 1)];
  if (unpack === undefined || ![1, 2, 4, 8, 16].includes(bits) || samples < 1 || samples > 5 || entryOf(TAG.tiles) !== null) {
    throw new CheckError('undecodable', 'TIFFs of this kind cannot be read. Save the picture as PNG or JPEG.');
  }
  const row = Math.ceil((width * bits * samples) / 8);
  if (row * height > BUDGETS.decodedBytes || width * height > BUDGETS.picturePixels) {
    throw new CheckError('too-large', 'The picture takes too much memory unpacked. Save it as PNG or JPEG, with 8 bits a colour.');
  }
  const [offsets, counts] = [values(TAG.offsets, height), values(TAG.counts, height)];
  const rows = Math.min(one(TAG.rows, height), height);
  if (offsets.length === 0 || offsets.length !== counts.length || offsets.length !== Math.ceil(height / rows)) throw new Error('The strips do not make a page.');

  const pixels = Buffer.alloc(row * height);
  offsets.forEach((offset, index) => {
    const packed = bytes.subarray(offset, offset + counts[index]!);
    const most = row * Math.min(rows, height - index * rows);
    const unpacked = unpack(packed, most);
    if (packed.length < counts[index]! || unpacked.length < most) throw new Error('A strip is too short.');
    pixels.set(unpacked, index * rows * row);
  });

  const head = Buffer.from(bytes);
  const put32 = (value: number, at: number): unknown => (little ? head.writeUInt32LE(value, at) : head.writeUInt32BE(value, at));
  const plain: readonly (readonly [number, number])[] = [[TAG.compression, 1], [TAG.offsets, head.length], [TAG.counts, pixels.length], [TAG.rows, height]];
  for (const [tag, value] of plain) {
    const at = entryOf(tag);
    if (at === null) continue;
    if (little) head.writeUInt16LE(LONG, at + 2);
    else head.writeUInt16BE(LONG, at + 2);
    put32(1, at + 4);
    put32(value, at + 8);
  }
  put32(0, next);
  return Buffer.concat([head, pixels]);
}
