import type { Grey } from '../image/grey.ts';

/** Side of the square that a page is shrunk to, and of the block of low frequencies that is kept. */
const SIDE = 32;
const KEPT = 8;

/**
 * A 64-bit perceptual hash of a page (pHash: discrete cosine transform of the page shrunk to 32 × 32, signs of the 8 × 8
 * lowest frequencies about their median), as 16 hexadecimal digits. Copies of a page at other sizes or qualities differ
 * in a few bits, other pages in about half.
 */
export function perceptualHash(page: Grey): string {
  const rows = transformed(shrunk(page));
  const low: number[] = [];
  for (let y = 0; y < KEPT; y += 1) for (let x = 0; x < KEPT; x += 1) low.push(rows[y * SIDE + x] ?? 0);
  // The first coefficient is the mean brightness: it would only shift the median.
  const sorted = low.slice(1).sort((a, b) => a - b);
  const median = sorted[sorted.length >> 1] ?? 0;
  let hash = '';
  for (let i = 0; i < low.length; i += 4)
    hash += low
      .slice(i, i + 4)
      .reduce((digit, value) => digit * 2 + (value > median ? 1 : 0), 0)
      .toString(16);
  return hash;
}

/** Bits in which the hashes of two pictures of one page differ at most; reports on one form can be as close. */
export const SAME_PAGE = 6;

/** How many of the 64 bits differ. */
export function hashDistance(left: string, right: string): number {
  let bits = BigInt(`0x${left}`) ^ BigInt(`0x${right}`);
  let count = 0;
  for (; bits > 0n; bits >>= 1n) count += Number(bits & 1n);
  return count;
}

/** The page as 32 × 32 means. */
function shrunk({ width, height, data }: Grey): Float64Array {
  const cells = new Float64Array(SIDE * SIDE);
  for (let cy = 0; cy < SIDE; cy += 1) {
    const [top, bottom] = span(cy, height);
    for (let cx = 0; cx < SIDE; cx += 1) {
      const [left, right] = span(cx, width);
      let sum = 0;
      for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) sum += data[y * width + x] ?? 0;
      cells[cy * SIDE + cx] = sum / ((bottom - top) * (right - left));
    }
  }
  return cells;
}

/** The pixels behind a cell: at least one. */
function span(cell: number, length: number): [number, number] {
  const start = Math.min(length - 1, Math.floor((cell * length) / SIDE));
  return [start, Math.max(start + 1, Math.floor(((cell + 1) * length) / SIDE))];
}

/** Discrete cosine transform (type II) of a square, rows first; the scale does not matter here. */
function transformed(cells: Float64Array): Float64Array {
  const across = new Float64Array(SIDE * SIDE);
  const both = new Float64Array(SIDE * SIDE);
  const wave = (k: number, i: number) => Math.cos((Math.PI * k * (2 * i + 1)) / (2 * SIDE));
  for (let y = 0; y < SIDE; y += 1)
    for (let k = 0; k < KEPT; k += 1)
      for (let x = 0; x < SIDE; x += 1) across[y * SIDE + k]! += (cells[y * SIDE + x] ?? 0) * wave(k, x);
  for (let k = 0; k < KEPT; k += 1)
    for (let x = 0; x < KEPT; x += 1)
      for (let y = 0; y < SIDE; y += 1) both[k * SIDE + x]! += (across[y * SIDE + x] ?? 0) * wave(k, y);
  return both;
}
