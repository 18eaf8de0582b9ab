import type { Box } from '../../../../src/coa/geometry/box.ts';
import { clampBox, type Raster } from '../../../certificates/pixels/raster.ts';

/** The ink within a box: its own tight box, its colour, and that of what it stands on. */
export interface Ink {
  box: Box;
  colour: [number, number, number];
  ground: [number, number, number];
}

/** Share of the contrast from which on a pixel is ink. */
const COVER = 0.45;
/** Contrast below which there is nothing to see. */
const MIN_CONTRAST = 40;
/** Share of a box's pixels that show the ink at its purest. */
const PUREST = 0.03;

/** Finds the ink within a box, dark on light or light on dark; null where there is none. */
export function inkWithin(raster: Raster, within: Box): Ink | null {
  const [left, top, width, height] = clampBox(within, raster);
  const colourAt = (x: number, y: number): [number, number, number] => {
    const at = (y * raster.width + x) * 3;
    return [raster.data[at]!, raster.data[at + 1]!, raster.data[at + 2]!];
  };
  const all: [number, number, number][] = [];
  for (let y = top; y < top + height; y++) for (let x = left; x < left + width; x++) all.push(colourAt(x, y));
  const ground = commonest(all);
  const far = all
    .map((colour) => ({ colour, distance: distance(colour, ground) }))
    .sort((a, b) => b.distance - a.distance)
    .slice(0, Math.max(1, Math.round(all.length * PUREST)));
  const contrast = far.at(-1)!.distance;
  if (contrast < MIN_CONTRAST) return null;
  const mean = (channel: 0 | 1 | 2): number => far.reduce((sum, { colour }) => sum + colour[channel], 0) / far.length;
  let [x0, y0, x1, y1] = [left + width, top + height, left - 1, top - 1];
  for (let y = top; y < top + height; y++) {
    for (let x = left; x < left + width; x++) {
      if (distance(colourAt(x, y), ground) < COVER * contrast) continue;
      [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x), Math.max(y1, y)];
    }
  }
  if (x1 <= x0 || y1 <= y0) return null;
  return { box: [x0, y0, x1 - x0 + 1, y1 - y0 + 1], colour: [mean(0), mean(1), mean(2)], ground };
}

/** How far two colours lie apart: the length of the difference of their three channels, in levels of 0 to 255. */
export function distance(a: readonly number[], b: readonly number[]): number {
  return Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!);
}

function commonest(colours: readonly [number, number, number][]): [number, number, number] {
  const counts = new Map<number, number>();
  let [best, most] = [0, 0];
  for (const [red, green, blue] of colours) {
    const key = (red << 16) | (green << 8) | blue;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > most) [best, most] = [key, count];
  }
  return [best >> 16, (best >> 8) & 255, best & 255];
}
