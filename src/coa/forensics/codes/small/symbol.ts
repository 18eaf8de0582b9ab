import { encode } from 'uqr';

/** How much of a QR code may be damaged (ISO/IEC 18004): about 30, 25, 15 and 7 %. */
export const CORRECTIONS = ['H', 'Q', 'M', 'L'] as const;
/** One of these levels, by its letter in the standard. */
export type Correction = (typeof CORRECTIONS)[number];

/** The patterns of which one is laid over a QR code's data. */
export const MASKS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7];

/** A QR code, or what is known of one: how dark each module is, from 0 to 1, row by row; one half where it is not known. */
export interface QrSymbol {
  /** Modules of a side. */
  side: number;
  dark: Float32Array;
}

/** Where a code lies in a picture, without the white around it: its left and upper edge and its sides, in pixels and parts of them. */
export interface SymbolPlace {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The QR code of a text in bytes, of the smallest version that holds it. @throws Error where none does. */
export function symbolOf(text: string, correction: Correction, mask: number): QrSymbol {
  const { size, data } = encode(text, { ecc: correction, maskPattern: mask, boostEcc: false, border: 0 });
  const dark = new Float32Array(size * size);
  for (const [y, row] of data.entries()) for (const [x, isDark] of row.entries()) dark[y * size + x] = isDark ? 1 : 0;
  return { side: size, dark };
}

/** What codes of one version have in common: their mean. */
export function commonTo(symbols: readonly QrSymbol[]): QrSymbol {
  const { side } = symbols[0]!;
  const dark = new Float32Array(side * side);
  for (const symbol of symbols) for (const [at, value] of symbol.dark.entries()) dark[at]! += value / symbols.length;
  return { side, dark };
}

/** Only what all of some codes agree in; the rest is not known. */
export function agreedBy(symbols: readonly QrSymbol[]): QrSymbol {
  const { side, dark } = commonTo(symbols);
  return { side, dark: dark.map((value) => (value < 0.01 || value > 0.99 ? Math.round(value) : 0.5)) };
}

/** Part of a line of pixels that each of a code's modules takes up: the first module that a pixel shows, and how much of it and the next ones. */
interface Line {
  pixels: number;
  first: Int32Array;
  shares: Float32Array;
}

/** Modules that one pixel can show some of, where a module has at least half a pixel. */
const SHARES = 4;

/**
 * What the pixels under a code would show of it, each the mean of what lies in it, as scaling down by area leaves it; row by row, in the
 * pixels from the floor of its left and upper edge to the ceiling of the others.
 */
export function seenAt({ side, dark }: QrSymbol, { left, top, width, height }: SymbolPlace): Float32Array {
  const [across, down] = [lineOf(side, left, width), lineOf(side, top, height)];
  const rows = new Float32Array(down.pixels * side);
  for (let y = 0; y < down.pixels; y++)
    for (let share = 0; share < SHARES; share++) {
      const weight = down.shares[y * SHARES + share]!;
      if (weight === 0) continue;
      const row = (down.first[y]! + share) * side;
      for (let x = 0; x < side; x++) rows[y * side + x]! += weight * dark[row + x]!;
    }
  const seen = new Float32Array(across.pixels * down.pixels);
  for (let x = 0; x < across.pixels; x++)
    for (let share = 0; share < SHARES; share++) {
      const weight = across.shares[x * SHARES + share]!;
      if (weight === 0) continue;
      const column = across.first[x]! + share;
      for (let y = 0; y < down.pixels; y++) seen[y * across.pixels + x]! += weight * rows[y * side + column]!;
    }
  return seen;
}

function lineOf(modules: number, start: number, length: number): Line {
  const from = Math.floor(start);
  const pixels = Math.ceil(start + length) - from;
  const module = length / modules;
  const first = new Int32Array(pixels);
  const shares = new Float32Array(pixels * SHARES);
  for (let pixel = 0; pixel < pixels; pixel++) {
    const least = Math.floor((from + pixel - start) / module);
    first[pixel] = least;
    for (let share = 0; share < SHARES; share++) {
      const at = least + share;
      if (at < 0 || at >= modules) continue;
      const [begin, end] = [start + at * module, start + (at + 1) * module];
      shares[pixel * SHARES + share] = Math.max(0, Math.min(from + pixel + 1, end) - Math.max(from + pixel, begin));
    }
  }
  return { pixels, first, shares };
}
