/** How a format packs its LZW codes. */
export interface Lzw {
  /** Bits of a letter: there are two to its power, before the codes that clear the table and that end. */
  letterBits: number;
  /** Whether the first bit of a code is the lowest of its byte (GIF) or the highest (TIFF). */
  lowBitsFirst: boolean;
  /** Codes before the table is full at which they grow by a bit: 0 in GIF, 1 in TIFF. */
  early: 0 | 1;
}

const LARGEST_CODE = 4095;
const LONGEST_CODE = 12;

/**
 * Unpacks LZW codes (Welch 1984) to at most `most` letters; what is packed beyond is left out.
 * @throws Error where a code refers to an entry that is not made yet.
 */
export function unpackLzw(packed: Uint8Array, kind: Lzw, most: number): Uint8Array {
  const [all] = unpackLzwParts(packed, kind, most, most);
  return all ?? new Uint8Array(0);
}

/**
 * The same part by part, so that no more than one is held. Entries of the table are kept as a letter and the entry that it follows.
 * @param partLetters room for one part, and the whole where that is less; the longest entry (4,096 letters) at the least.
 * @returns views of one array that is written over by the next part.
 */
export function* unpackLzwParts(
  packed: Uint8Array,
  { letterBits, lowBitsFirst, early }: Lzw,
  most: number,
  partLetters: number,
): Generator<Uint8Array> {
  const clear = 1 << letterBits;
  const end = clear + 1;
  const out = new Uint8Array(Math.min(most, partLetters));
  const before = new Uint16Array(LARGEST_CODE + 1);
  const last = new Uint8Array(LARGEST_CODE + 1);
  const lengths = new Uint16Array(LARGEST_CODE + 1);
  for (let code = 0; code < clear; code++) [last[code], lengths[code]] = [code, 1];
  let [at, left, size, next, previous] = [0, most, letterBits + 1, end + 1, -1];
  for (let bit = 0; bit + size <= packed.length * 8 && at < left; ) {
    const code = codeAt(packed, bit, size, lowBitsFirst);
    bit += size;
    if (code === end) break;
    if (code === clear) {
      [size, next, previous] = [letterBits + 1, end + 1, -1];
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
      if (next + early === 1 << size && size < LONGEST_CODE) size++;
    }
    const length = lengths[code]!;
    if (at + length > out.length && at > 0 && out.length < left) {
      yield out.subarray(0, at);
      [at, left] = [0, left - at];
    }
    const stop = Math.min(at + length, left, out.length);
    for (let entry = code, to = at + length - 1; to >= at; to--, entry = before[entry]!)
      if (to < stop) out[to] = last[entry]!;
    at = stop;
    previous = code;
  }
  yield out.subarray(0, at);
}

/** The code of `size` bits from a bit on; it lies in three bytes at most. */
function codeAt(packed: Uint8Array, bit: number, size: number, lowBitsFirst: boolean): number {
  const [one, two, three] = [packed[bit >> 3]!, packed[(bit >> 3) + 1] ?? 0, packed[(bit >> 3) + 2] ?? 0];
  const bits = lowBitsFirst
    ? (one | (two << 8) | (three << 16)) >> (bit & 7)
    : ((one << 16) | (two << 8) | three) >> (24 - (bit & 7) - size);
  return bits & ((1 << size) - 1);
}
