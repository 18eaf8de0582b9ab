import { BUDGETS } from '../../budgets.ts';
import { CheckError } from '../../errors.ts';
import { UNPACK } from './unpack-strip.ts';

/** Tags of TIFF 6.0, section 8, and of its supplements. */
const TAG = {
  width: 256,
  height: 257,
  bits: 258,
  compression: 259,
  offsets: 273,
  samples: 277,
  rows: 278,
  counts: 279,
  tiles: 322,
} as const;
const BYTES_OF_TYPE: Readonly<Record<number, number>> = { 1: 1, 3: 2, 4: 4 };
/** Tags that the decoder needs besides those written anew, and how many values each may have. */
const KEPT = [
  [256, 1],
  [257, 1],
  [258, 5],
  [262, 1],
  [277, 1],
  [317, 1],
  [320, 768],
  [338, 5],
] as const;
const LONG = 4;
/** Bytes before the pixels. */
const HEADER = 8;

/**
 * The first page of a TIFF, alone, unpacked and held to the budgets: the decoder behind would decode every page, believe
 * every length, unpack without a limit, and never come back from a damaged strip of LZW or a tag of four billion values.
 * @returns a TIFF of that page with plain pixels and only the tags that matter to them.
 * @throws CheckError `undecodable` or `too-large`.
 */
export function firstTiffPage(bytes: Buffer): Buffer {
  try {
    return plainPage(bytes);
  } catch (cause) {
    if (cause instanceof CheckError) throw cause;
    throw new CheckError(
      'undecodable',
      'The picture cannot be decoded: the file is damaged or incomplete. Save it again or take a new screenshot.',
      { cause },
    );
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
    return Array.from({ length: count }, (_, i) =>
      size === 1 ? bytes.readUInt8(from + i) : size === 2 ? u16(from + 2 * i) : u32(from + 4 * i),
    );
  };
  const one = (tag: number, otherwise: number): number => values(tag, BUDGETS.pictureSide)[0] ?? otherwise;

  const [width, height] = [one(TAG.width, 0), one(TAG.height, 0)];
  const [bits, samples] = [one(TAG.bits, 1), one(TAG.samples, 1)];
  const unpack = UNPACK[one(TAG.compression, 1)];
  if (
    unpack === undefined ||
    ![1, 2, 4, 8, 16].includes(bits) ||
    samples < 1 ||
    samples > 5 ||
    entryOf(TAG.tiles) !== null
  ) {
    throw new CheckError('undecodable', 'TIFFs of this kind cannot be read. Save the picture as PNG or JPEG.');
  }
  const row = Math.ceil((width * bits * samples) / 8);
  if (row * height > BUDGETS.decodedBytes || width * height > BUDGETS.picturePixels) {
    throw new CheckError(
      'too-large',
      'The picture takes too much memory unpacked. Save it as PNG or JPEG, with 8 bits a colour.',
    );
  }
  const [offsets, counts] = [values(TAG.offsets, height), values(TAG.counts, height)];
  const rows = Math.min(one(TAG.rows, height), height);
  if (offsets.length === 0 || offsets.length !== counts.length || offsets.length !== Math.ceil(height / rows))
    throw new Error('The strips do not make a page.');

  const pixels = Buffer.alloc(row * height);
  offsets.forEach((offset, index) => {
    const packed = bytes.subarray(offset, offset + counts[index]!);
    const most = row * Math.min(rows, height - index * rows);
    const unpacked = unpack(packed, most);
    if (packed.length < counts[index]! || unpacked.length < most) throw new Error('A strip is too short.');
    pixels.set(unpacked, index * rows * row);
  });

  const kept = KEPT.map(([tag, most]) => [tag, values(tag, most)] as const).filter(([, list]) => list.length > 0);
  return plainTiff([...kept, [TAG.compression, [1]], [TAG.rows, [height]]], pixels, little);
}

/** Writes a page of plain pixels with just these tags, in the order of bytes that the pixels have. */
function plainTiff(tags: readonly (readonly [number, readonly number[]])[], pixels: Buffer, little: boolean): Buffer {
  const all = [...tags, [TAG.offsets, [HEADER]] as const, [TAG.counts, [pixels.length]] as const].toSorted(
    ([a], [b]) => a - b,
  );
  const directory = HEADER + pixels.length;
  const out = Buffer.alloc(
    directory + 2 + all.length * 12 + 4 + all.reduce((sum, [, list]) => sum + list.length * 4, 0),
  );
  const put16 = (value: number, at: number): unknown =>
    little ? out.writeUInt16LE(value, at) : out.writeUInt16BE(value, at);
  const put32 = (value: number, at: number): unknown =>
    little ? out.writeUInt32LE(value, at) : out.writeUInt32BE(value, at);
  out.write(little ? 'II' : 'MM', 'latin1');
  put16(42, 2);
  put32(directory, 4);
  pixels.copy(out, HEADER);
  put16(all.length, directory);
  let behind = directory + 2 + all.length * 12 + 4;
  all.forEach(([tag, list], index) => {
    const at = directory + 2 + index * 12;
    put16(tag, at);
    put16(LONG, at + 2);
    put32(list.length, at + 4);
    if (list.length === 1) {
      put32(list[0]!, at + 8);
      return;
    }
    put32(behind, at + 8);
    for (const value of list) {
      put32(value, behind);
      behind += 4;
    }
  });
  return out;
}
