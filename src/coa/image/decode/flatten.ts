import { type Grey, shrink } from '../grey.ts';

/** Sides of a background cell in pixels, and of the window over cells whose median is the background. */
const CELL = 4;
const REACH = 8;
/** Light and boxes change slowly: the background is worked out at every second cell. */
const STRIDE = 2;

/**
 * Takes uneven light, tinted boxes and dark banners out of a page: every pixel becomes its distance from the median of
 * its neighbourhood, so that text of either polarity comes out dark on white. Done in place; the same picture comes back.
 */
export function flatten(grey: Grey): Grey {
  const small = shrink(grey, CELL);
  const background = localBackground(small, REACH);
  const across = Math.ceil(small.width / STRIDE);
  const { width, height, data } = grey;
  for (let y = 0; y < height; y++) {
    const row = ((Math.min(small.height - 1, (y / CELL) | 0) / STRIDE) | 0) * across;
    let at = y * width;
    for (let column = 0; column < across; column++) {
      const end = y * width + (column === across - 1 ? width : Math.min(width, (column + 1) * CELL * STRIDE));
      const offset = background[row + column]! + 255;
      for (; at < end; at++) data[at] = DARKNESS[offset - data[at]!]!;
    }
  }
  return grey;
}

/** Differences up to the floor are paper texture; the gain lifts grey and coloured text towards black. */
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
 */
function localBackground(grey: Grey, reach: number): Uint8Array {
  const { width, height, data } = grey;
  const across = Math.ceil(width / STRIDE);
  const out = new Uint8Array(across * Math.ceil(height / STRIDE));
  const histogram = new Uint16Array(64);
  for (let y = 0; y < height; y += STRIDE) {
    const top = Math.max(0, y - reach);
    const bottom = Math.min(height - 1, y + reach);
    histogram.fill(0);
    let count = 0;
    for (let x = 0; x <= Math.min(reach, width - 1); x++) {
      for (let yy = top; yy <= bottom; yy++) histogram[data[yy * width + x]! >> 2]!++;
      count += bottom - top + 1;
    }
    for (let x = 0; x < width; x++) {
      if (x % STRIDE === 0) out[(y / STRIDE) * across + x / STRIDE] = backgroundLevel(histogram, count) * 4 + 2;
      const enter = x + reach + 1;
      if (enter < width) {
        for (let yy = top; yy <= bottom; yy++) histogram[data[yy * width + enter]! >> 2]!++;
        count += bottom - top + 1;
      }
      const leave = x - reach;
      if (leave >= 0) {
        for (let yy = top; yy <= bottom; yy++) histogram[data[yy * width + leave]! >> 2]!--;
        count -= bottom - top + 1;
      }
    }
  }
  return out;
}

/** Level of the paper: the one below which a quarter, or three quarters, of the window lies. */
function backgroundLevel(histogram: Uint16Array, count: number): number {
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
