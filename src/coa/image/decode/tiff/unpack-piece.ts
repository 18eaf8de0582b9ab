import { inflate } from '#host/inflate';
import { unpackLzw } from '../lzw.ts';

/** Unpacks one strip or tile of a TIFF to at most `most` bytes; what is packed beyond is left out. Throws where it is damaged. */
export type Unpack = (packed: Buffer, most: number) => Uint8Array;

/** By the number of the compression (TIFF 6.0, sections 9 and 13; Adobe's technical note on deflate). */
export const UNPACK: Readonly<Record<number, Unpack>> = {
  1: (packed, most) => packed.subarray(0, most),
  5: (packed, most) => unpackLzw(packed, { letterBits: 8, lowBitsFirst: false, early: 1 }, most),
  8: inflate,
  32773: unpackBits,
  32946: inflate,
};

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
