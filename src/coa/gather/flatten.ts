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
  const background = medianFilter(small, REACH);
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

/** Median over a square window of `2 × reach + 1` cells, in 64 levels (Huang 1979: a running histogram per row). */
function medianFilter(grey: Grey, reach: number): Uint8Array {
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
      const half = count >> 1;
      let sum = 0;
      let level = 0;
      while ((sum += histogram[level]!) <= half) level++;
      out[y * width + x] = level * 4 + 2;
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
