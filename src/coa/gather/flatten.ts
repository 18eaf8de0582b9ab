import { shrink, type Grey } from './grey.ts';

/** Sides of a background cell in pixels, and of the window over cells whose median is the background. */
const CELL = 4;
const REACH = 8;

/**
 * Takes uneven light, tinted boxes and dark banners out of a page: every pixel becomes its distance from the median of
 * its neighbourhood, so that text of either polarity comes out dark on white.
 */
export function flatten(grey: Grey): Grey {
  const small = shrink(grey, CELL);
  const background = localBackground(small, REACH);
  const data = new Uint8Array(grey.data.length);
  const { width, height } = grey;
  for (let y = 0; y < height; y++) {
    const row = Math.min(small.height - 1, (y / CELL) | 0) * small.width;
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const column = Math.min(small.width - 1, (x / CELL) | 0);
      const difference = background[row + column]! - grey.data[at]!;
      const ink = (difference < 0 ? -difference : difference) - FLOOR;
      const value = 255 - ink * GAIN;
      data[at] = ink <= 0 ? 255 : value < 0 ? 0 : value;
    }
  }
  return { width, height, data };
}

/** Differences up to the floor are paper texture; the gain lifts grey and coloured text towards black. */
const FLOOR = 10;
const GAIN = 1.7;

/**
 * Background over a square window of `2 × reach + 1` cells, in 64 levels (a running histogram per row, Huang 1979). The
 * median tells which side the paper is on; the level far on that side is free of the ink that smears into the median
 * where text is dense.
 */
function localBackground(grey: Grey, reach: number): Uint8Array {
  const { width, height, data } = grey;
  const out = new Uint8Array(data.length);
  const histogram = new Uint16Array(64);
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - reach);
    const bottom = Math.min(height - 1, y + reach);
    histogram.fill(0);
    let count = 0;
    for (let x = 0; x <= Math.min(reach, width - 1); x++) {
      for (let yy = top; yy <= bottom; yy++) histogram[data[yy * width + x]! >> 2]!++;
      count += bottom - top + 1;
    }
    for (let x = 0; x < width; x++) {
      out[y * width + x] = backgroundLevel(histogram, count) * 4 + 2;
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
  const next = (share: number): number => {
    const wanted = count * share;
    while (sum <= wanted && level < 63) sum += histogram[++level]!;
    return level;
  };
  const tenth = next(0.1);
  const quarter = next(0.25);
  const middle = next(0.5);
  const threeQuarters = next(0.75);
  const nineTenths = next(0.9);
  return middle - tenth >= nineTenths - middle ? threeQuarters : quarter;
}
