import { inflateSync } from 'node:zlib';

/** Unpacks one strip of a TIFF to at most `most` bytes; what is packed beyond is left out. Throws where it is damaged. */
export type Unpack = (packed: Buffer, most: number) => Uint8Array;

/** By the number of the compression (TIFF 6.0, sections 9 and 13; Adobe's technical note on deflate). */
export const UNPACK: Readonly<Record<number, Unpack>> = {
  1: (packed, most) => packed.subarray(0, most),
  5: unpackLzw,
  8: (packed, most) => inflateSync(packed, { maxOutputLength: most }),
  32773: unpackBits,
  32946: (packed, most) => inflateSync(packed, { maxOutputLength: most }),
};

const CLEAR = 256;
const END = 257;
const LARGEST_CODE = 4095;

/** LZW as TIFF has it: high bits first, codes one bit longer one code early. Entries are kept as a letter and what it follows. */
function unpackLzw(packed: Buffer, most: number): Uint8Array {
  const out = new Uint8Array(most);
  const before = new Uint16Array(LARGEST_CODE + 1);
  const last = new Uint8Array(LARGEST_CODE + 1);
  const lengths = new Uint16Array(LARGEST_CODE + 1);
  for (let code = 0; code < CLEAR; code++) [last[code], lengths[code]] = [code, 1];
  let [at, size, next, previous] = [0, 9, END + 1, -1];
  for (let bit = 0; bit + size <= packed.length * 8 && at < most; ) {
    const word = (packed[bit >> 3]! << 16) | ((packed[(bit >> 3) + 1] ?? 0) << 8) | (packed[(bit >> 3) + 2] ?? 0);
    const code = (word >> (24 - (bit & 7) - size)) & ((1 << size) - 1);
    bit += size;
    if (code === END) break;
    if (code === CLEAR) {
      [size, next, previous] = [9, END + 1, -1];
      continue;
    }
    if (code > next || (code === next && previous < 0)) throw new Error('A code stands before its entry.');
    if (previous >= 0 && next <= LARGEST_CODE) {
      // The new entry is the one before with the first letter of this one; a code that is just being made begins like the one before.
      let first = code === next ? previous : code;
      while (lengths[first]! > 1) first = before[first]!;
      before[next] = previous;
      last[next] = last[first]!;
      lengths[next] = lengths[previous]! + 1;
      next++;
      if (next === (1 << size) - 1 && size < 12) size++;
    }
    const length = lengths[code]!;
    for (let entry = code, to = at + length - 1; to >= at; to--, entry = before[entry]!) if (to < most) out[to] = last[entry]!;
    at += length;
    previous = code;
  }
  return out.subarray(0, Math.min(at, most));
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
