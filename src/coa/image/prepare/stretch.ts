import type { Quad } from './fit-quad.ts';
import { medianColour, type SmallPicture } from './small-picture.ts';

/** A point of a picture, in pixels. */
export type Point = Quad[number];

/** A part of a line across a picture: its pixels, and their median colour. */
export interface Stretch {
  pixels: number[];
  colour: readonly [number, number, number];
}

/** A part of a line, from one share of its length to another, as so many places on it; null where most of it lies outside the picture. */
export function stretchOf(
  [from, to]: readonly [Point, Point],
  first: number,
  last: number,
  places: number,
  { width, height, rgb }: SmallPicture,
): Stretch | null {
  const pixels: number[] = [];
  for (let place = 0; place <= places; place++) {
    const [x, y] = between(from, to, first + ((last - first) * place) / places).map(Math.round) as [number, number];
    if (x >= 0 && y >= 0 && x < width && y < height) pixels.push(y * width + x);
  }
  return pixels.length <= places / 2 ? null : { pixels, colour: medianColour(rgb, pixels) };
}

/** A point of the line through two others: 0 at the first, 1 at the second. */
export function between([ax, ay]: Point, [bx, by]: Point, share: number): Point {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}
