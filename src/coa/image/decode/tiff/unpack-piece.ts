import { inflate, inflateParts } from '#host/inflate';
import { type Lzw, unpackLzw, unpackLzwParts } from '../lzw.ts';

/** Unpacks one strip or tile of a TIFF to at most `most` bytes; what is packed beyond is left out. Throws where it is damaged. */
export type Unpack = (packed: Buffer, most: number) => Uint8Array;

const CODES: Lzw = { letterBits: 8, lowBitsFirst: false, early: 1 };

/** By the number of the compression (TIFF 6.0, sections 9 and 13; Adobe's technical note on deflate). */
export const UNPACK: Readonly<Record<number, Unpack>> = {
  1: (packed, most) => packed.subarray(0, most),
  5: (packed, most) => unpackLzw(packed, CODES, most),
  8: inflate,
  32773: unpackBits,
  32946: inflate,
};

/** Bytes that are unpacked at once. */
const PART_BYTES = 1 << 18;

/** As `Unpack`, part by part where the whole is large; a part is to be used before the next is asked for. */
type UnpackParts = (packed: Buffer, most: number) => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

const IN_PARTS: Readonly<Record<number, UnpackParts>> = {
  5: (packed, most) => unpackLzwParts(packed, CODES, most, PART_BYTES),
  8: (packed) => inflateParts([packed]),
  32946: (packed) => inflateParts([packed]),
};

/** Unpacks one strip; null for a compression that is not read here. Throws, now or later, where it is damaged. */
export function unpackParts(compression: number, packed: Buffer, most: number): ReturnType<UnpackParts> | null {
  const unpack = UNPACK[compression];
  if (unpack === undefined) return null;
  const inParts = IN_PARTS[compression];
  return inParts === undefined || most <= PART_BYTES ? [unpack(packed, most)] : inParts(packed, most);
}

function unpackBits(packed: Buffer, most: number): Uint8Array {
  const out = new Uint8Array(most);
  let at = 0;
  for (let from = 0; from < packed.length && at < most; ) {
    const head = packed.readInt8(from++);
    if (head >= 0) {
      const run = packed.subarray(from, Math.min(from + head + 1, from + most - at));
      out.set(run, at);
      at += run.length;
      from += head + 1;
    } else if (head !== -128) {
      out.fill(packed[from++] ?? 0, at, at + 1 - head);
      at += 1 - head;
    }
  }
  return out.subarray(0, Math.min(at, most));
}
