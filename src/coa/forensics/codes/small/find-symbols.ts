import type { Grey } from '../../../image/grey.ts';
import { busySquares, SQUARE } from '../../../ocr/small-codes.ts';
import type { SymbolPlace } from './symbol.ts';

/** Where a code of few pixels may lie, and about how many modules a side of it has. */
export interface SymbolFound extends SymbolPlace {
  modules: number;
}

/** Side of a finder pattern, in modules, and of it with the white around it. */
const FINDER = 7;
const WITH_WHITE = 9;
/** Pixels of a module that are tried: below, a code of 45 modules was never recognised; above, codes are read as they are. */
const MODULE = { least: 0.7, most: 1.55, step: 1.08 } as const;
/** Parts of a pixel by which a finder pattern is moved while it is looked for. */
const PHASES = [0, 0.5] as const;
/** Correlation from which on a place may be a finder pattern, and least spread of its pixels: sharpened and compressed ones reach 0.55. */
const ALIKE = 0.5;
const MIN_VARIANCE = 200;
/** Places that are kept, the most alike first, and codes made of three of them. */
const MAX_PLACES = 150;
const MAX_SYMBOLS = 6;
/** Pixels between finder patterns at least, how far they may lie off a right angle, and off a square, in pixels and as a share. */
const BETWEEN = 16;
const OFF_ANGLE = 1.5;
const OFF_SQUARE = { pixels: 1, share: 0.08 } as const;
/** Mean step between neighbouring pixels of a busy square; least busy squares of sixteen in a square; and squares of a page that are looked at, at most. */
const BUSY = 15;
const DENSE = { side: 4, least: 13, around: 2, most: 3_000 } as const;

interface Finder {
  x: number;
  y: number;
  /** Pixels of a module. */
  module: number;
  alike: number;
}

/** Places of a picture where a QR code of few pixels may lie, upright, the likeliest first: by three finder patterns that make a square. */
export function findSymbols(picture: Grey): SymbolFound[] {
  const finders = findFinders(picture, densePart(picture));
  const symbols: (SymbolFound & { alike: number })[] = [];
  for (const corner of finders)
    for (const right of finders) {
      const across = right.x - corner.x;
      if (across < BETWEEN || Math.abs(right.y - corner.y) > OFF_ANGLE) continue;
      for (const lower of finders) {
        const down = lower.y - corner.y;
        if (down < BETWEEN || Math.abs(lower.x - corner.x) > OFF_ANGLE) continue;
        if (Math.abs(across - down) > OFF_SQUARE.pixels + OFF_SQUARE.share * across) continue;
        const module = (corner.module + right.module + lower.module) / 3;
        const [width, height] = [across + FINDER * module, down + FINDER * module];
        symbols.push({
          left: (corner.x + lower.x) / 2,
          top: (corner.y + right.y) / 2,
          width,
          height,
          modules: Math.sqrt(width * height) / module,
          alike: corner.alike + right.alike + lower.alike,
        });
      }
    }
  return symbols.sort((a, b) => b.alike - a.alike).slice(0, MAX_SYMBOLS);
}

/** The squares of a picture that are busy with many others around them, and what lies next to them: 1 for each that is; none of a page full of them. */
function densePart({ width, height, data }: Grey): { squares: Uint8Array; across: number } {
  const across = Math.floor((width - 1) / SQUARE);
  const busy = busySquares({ width, height, data }, across, BUSY);
  const down = busy.length / across;
  const squares = new Uint8Array(busy.length);
  const { side, least, around } = DENSE;
  for (let top = 0; top + side <= down; top++)
    for (let left = 0; left + side <= across; left++) {
      let count = 0;
      for (let y = top; y < top + side; y++) for (let x = left; x < left + side; x++) count += busy[y * across + x]!;
      if (count < least) continue;
      for (let y = Math.max(0, top - around); y < Math.min(down, top + side + around); y++)
        squares.fill(1, y * across + Math.max(0, left - around), y * across + Math.min(across, left + side + around));
    }
  if (squares.reduce((sum, is) => sum + is, 0) > DENSE.most) squares.fill(0);
  return { squares, across };
}

function findFinders(picture: Grey, dense: { squares: Uint8Array; across: number }): Finder[] {
  const found: Finder[] = [];
  for (let module: number = MODULE.least; module <= MODULE.most; module *= MODULE.step)
    for (const right of PHASES)
      for (const lower of PHASES) collectFinders(picture, dense, { module, x: right, y: lower }, found);
  const kept: Finder[] = [];
  for (const finder of found.sort((a, b) => b.alike - a.alike)) {
    if (kept.length === MAX_PLACES) break;
    const isNew = kept.every(({ x, y }) => Math.abs(x - finder.x) >= 2 || Math.abs(y - finder.y) >= 2);
    if (isNew) kept.push(finder);
  }
  return kept;
}

/** Adds the places where a finder pattern of one size, moved by part of a pixel, is alike. */
function collectFinders(
  { width, height, data }: Grey,
  { squares, across }: { squares: Uint8Array; across: number },
  at: { module: number; x: number; y: number },
  found: Finder[],
): void {
  const { side, pattern, spread } = finderAt(at);
  const pixels = side * side;
  for (const [square, is] of squares.entries()) {
    if (is === 0) continue;
    const [left, top] = [(square % across) * SQUARE, Math.floor(square / across) * SQUARE];
    for (let y = top; y < Math.min(top + SQUARE, height - side); y++)
      for (let x = left; x < Math.min(left + SQUARE, width - side); x++) {
        let [sum, squared, product] = [0, 0, 0];
        for (let row = 0; row < side; row++) {
          const start = (y + row) * width + x;
          for (let column = 0; column < side; column++) {
            const darkness = 255 - data[start + column]!;
            sum += darkness;
            squared += darkness * darkness;
            product += darkness * pattern[row * side + column]!;
          }
        }
        const variance = squared - (sum * sum) / pixels;
        if (variance < MIN_VARIANCE * pixels) continue;
        const alike = product / Math.sqrt(variance * spread);
        if (alike > ALIKE) found.push({ x: x + at.x, y: y + at.y, module: at.module, alike });
      }
  }
}

/** A finder pattern as it is seen, less its mean: black, white and black rings around a black square of three modules. */
function finderAt({ module, x, y }: { module: number; x: number; y: number }): {
  side: number;
  pattern: Float64Array;
  spread: number;
} {
  const side = Math.ceil(FINDER * module + Math.max(x, y));
  const middle = (WITH_WHITE - 1) / 2;
  const isDark = (ring: number): number => (ring === middle || ring === 2 ? 0 : 1);
  const share = (pixel: number, place: number, start: number): number =>
    Math.max(0, Math.min(pixel + 1, start + place * module) - Math.max(pixel, start + (place - 1) * module));
  const seen = Float64Array.from({ length: side * side }, (_, at) => {
    let sum = 0;
    for (let row = 0; row < WITH_WHITE; row++)
      for (let column = 0; column < WITH_WHITE; column++)
        sum +=
          share(Math.floor(at / side), row, y) *
          share(at % side, column, x) *
          isDark(Math.max(Math.abs(row - middle), Math.abs(column - middle)));
    return sum;
  });
  const mean = seen.reduce((sum, value) => sum + value, 0) / seen.length;
  const pattern = seen.map((value) => value - mean);
  return { side, pattern, spread: pattern.reduce((sum, value) => sum + value * value, 0) };
}
