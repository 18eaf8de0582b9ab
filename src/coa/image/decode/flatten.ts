import { FOUR_WHITE, fourByFour, type Grey, shrink } from '../grey.ts';
import { findTintedGrounds, type TintedGrounds } from './tinted-grounds.ts';

/** Sides of a background cell in pixels, and of the window over cells whose median is the background. */
const CELL = 4;
const REACH = 8;
/** Light and boxes change slowly: the background is worked out at every second cell. */
const STRIDE = 2;

/**
 * Takes uneven light, tinted boxes and dark banners out of a page: every pixel becomes its distance from the median of
 * its neighbourhood, so that text of either polarity comes out dark on white. Done in place; the same picture comes back.
 * @param tints whether even tints with an edge of their own are grounds of their own, as cells of tables are; not so on
 * photographs, where shade has edges too, nor where lines are looked for rather than letters.
 */
export function flatten(grey: Grey, tints = true): Grey {
  const small = shrink(grey, CELL);
  const grounds = tints ? findTintedGrounds(small) : null;
  const background = localBackground(small, REACH, grounds?.tinted);
  if (grounds !== null) levelTints(grey, small, grounds, background);
  const across = Math.ceil(small.width / STRIDE);
  const { width, height, data } = grey;
  const fours = fourByFour(data);
  for (let y = 0; y < height; y++) {
    const row = ((Math.min(small.height - 1, (y / CELL) | 0) / STRIDE) | 0) * across;
    let at = y * width;
    for (let column = 0; column < across; column++) {
      const end = y * width + (column === across - 1 ? width : Math.min(width, (column + 1) * CELL * STRIDE));
      const offset = background[row + column]! + 255;
      const whiteStays = offset >= 510 - FLOOR;
      for (; at < end; at++) {
        if (whiteStays && (at & 3) === 0 && at + 4 <= end && fours[at >> 2] === FOUR_WHITE) at += 3;
        else data[at] = DARKNESS[offset - data[at]!]!;
      }
    }
  }
  return grey;
}

/** Brings tinted cells to the background that is taken off the page: what differs from their ground becomes as much darker. */
function levelTints(grey: Grey, small: Grey, grounds: TintedGrounds, background: Uint8Array): void {
  const { width, height, data } = grey;
  const across = Math.ceil(small.width / STRIDE);
  for (let cell = grounds.tinted.indexOf(1); cell >= 0; cell = grounds.tinted.indexOf(1, cell + 1)) {
    const [x, y] = [cell % small.width, (cell / small.width) | 0];
    const level = background[((y / STRIDE) | 0) * across + ((x / STRIDE) | 0)]!;
    const [dark, light] = [grounds.darkest[cell]!, grounds.lightest[cell]!];
    // The last cells of a row or column also hold what did not fill one.
    const right = x === small.width - 1 ? width : (x + 1) * CELL;
    const bottom = y === small.height - 1 ? height : (y + 1) * CELL;
    for (let yy = y * CELL; yy < bottom; yy++) {
      for (let at = yy * width + x * CELL; at < yy * width + right; at++) {
        const value = data[at]!;
        // Between two grounds lies the soft edge of one on the other.
        const ink = value < dark ? dark - value : value > light ? value - light : 0;
        data[at] = ink < level ? level - ink : 0;
      }
    }
  }
}

/**
 * Differences up to the floor are paper texture; the gain lifts grey and coloured text towards black, which a difference of 160 levels reaches.
 * Chosen, not measured: a higher floor or less gain loses pale print, a lower floor or more gain shows the texture of paper. What counts as ink
 * on a flattened page (`INK` in prepare/remove-rules.ts) has to follow.
 */
const FLOOR = 10;
const GAIN = 1.7;
/** Grey of every difference from the background, from −255 at index 0. */
const DARKNESS = Uint8Array.from({ length: 511 }, (_, index) => {
  const ink = Math.abs(index - 255) - FLOOR;
  return ink <= 0 ? 255 : Math.max(0, 255 - ink * GAIN);
});

/**
 * Background over a square window of `2 × reach + 1` cells, in 64 levels (a running histogram per row, Huang 1979). The
 * median tells which side the paper is on; the level far on that side is free of the ink that smears into the median
 * where text is dense.
 * @param left 1 for cells that are left out; where all of a window are, the background is white.
 */
function localBackground(grey: Grey, reach: number, left?: Uint8Array): Uint8Array {
  const { width, height } = grey;
  const levels = new Uint8Array(grey.data.length);
  for (let at = 0; at < levels.length; at++) levels[at] = left?.[at] === 1 ? LEFT_OUT : grey.data[at]! >> 2;
  const across = Math.ceil(width / STRIDE);
  const out = new Uint8Array(across * Math.ceil(height / STRIDE));
  const histogram = new Uint16Array(LEFT_OUT + 1);
  for (let y = 0; y < height; y += STRIDE) {
    const top = Math.max(0, y - reach);
    const bottom = Math.min(height - 1, y + reach);
    histogram.fill(0);
    let count = 0;
    for (let x = 0; x <= Math.min(reach, width - 1); x++) {
      for (let yy = top; yy <= bottom; yy++) histogram[levels[yy * width + x]!]!++;
      count += bottom - top + 1;
    }
    for (let x = 0; x < width; x++) {
      if (x % STRIDE === 0)
        out[(y / STRIDE) * across + x / STRIDE] = backgroundLevel(histogram, count - histogram[LEFT_OUT]!) * 4 + 2;
      const enter = x + reach + 1;
      if (enter < width) {
        for (let yy = top; yy <= bottom; yy++) histogram[levels[yy * width + enter]!]!++;
        count += bottom - top + 1;
      }
      const leave = x - reach;
      if (leave >= 0) {
        for (let yy = top; yy <= bottom; yy++) histogram[levels[yy * width + leave]!]!--;
        count -= bottom - top + 1;
      }
    }
  }
  return out;
}

/** The lightest level. */
const WHITE = 63;
/** Stands in the histogram for cells that do not count. */
const LEFT_OUT = 64;

/** Level of the paper: the one below which a quarter, or three quarters, of the window lies. */
function backgroundLevel(histogram: Uint16Array, count: number): number {
  // Nothing but white, as on most of a page drawn by a program; also where nothing counts.
  if (count - histogram[WHITE]! <= count * 0.1) return WHITE;
  let sum = 0;
  let level = -1;
  while (sum <= count * 0.1 && level < 63) sum += histogram[++level]!;
  const tenth = level;
  while (sum <= count * 0.25 && level < 63) sum += histogram[++level]!;
  const quarter = level;
  while (sum <= count * 0.5 && level < 63) sum += histogram[++level]!;
  const middle = level;
  while (sum <= count * 0.75 && level < 63) sum += histogram[++level]!;
  const threeQuarters = level;
  while (sum <= count * 0.9 && level < 63) sum += histogram[++level]!;
  const nineTenths = level;
  return middle - tenth >= nineTenths - middle ? threeQuarters : quarter;
}
