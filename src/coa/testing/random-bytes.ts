/** Bytes that look random and are the same every time (mulberry32). */
export function randomBytes(length: number, seed = 20_261_120): Uint8Array {
  const bytes = new Uint8Array(length);
  let state = seed;
  for (let at = 0; at < length; at++) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    bytes[at] = (mixed ^ (mixed >>> 14)) >>> 24;
  }
  return bytes;
}
