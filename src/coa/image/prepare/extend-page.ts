import type { Quad } from './fit-quad.ts';
import { medianColour, type SmallPicture } from './small-picture.ts';

/** Step between two lines across the page that are looked at, and how far they reach beyond its edge, shares of its height. */
const STEP = 0.01;
const FARTHEST = 0.25;
/** A band is so high at least. */
const LEAST = 0.05;
/** Where on such a line the band is looked at, and where what lies left and right of the sheet, shares of the page's width. */
const INSIDE = { from: 0.02, to: 0.98 } as const;
const BESIDE = { from: 0.02, to: 0.08 } as const;
/** Places on each. */
const PLACES = { inside: 200, beside: 16 } as const;
/** How far the band's colour lies from those on both sides of it: sum over three channels at least, and share of theirs, as grain grows with light. */
const UNLIKE = { least: 24, share: 0.15 } as const;
/** How much lighter than their band letters are (the same sum), and the share of a line across it that they cover. */
const LETTERS = { lighter: 150, least: 0.02, most: 0.6 } as const;
/** Lines in a row without either: above and below the letters of a band as dark as its desk. What is left of it around the last letters. */
const MAX_GAP = 4;
const MARGIN = 0.02;

type Point = Quad[number];

/**
 * The quadrangle of a sheet before a camera with the bands at its head and foot: a dark band on a dark desk is taken for desk, and the
 * paper between them for the sheet. Such a band ends where the sheet's sides do, is coloured otherwise than the desk beside it, or has
 * letters.
 */
export function extendOverBands([upperLeft, upperRight, lowerRight, lowerLeft]: Quad, small: SmallPicture): Quad {
  const above = bandBeyond([upperLeft, upperRight], [lowerLeft, lowerRight], small);
  const under = bandBeyond([lowerLeft, lowerRight], [upperLeft, upperRight], small);
  return [
    between(upperLeft, lowerLeft, -above),
    between(upperRight, lowerRight, -above),
    between(lowerRight, upperRight, -under),
    between(lowerLeft, upperLeft, -under),
  ];
}

/** How high the band beyond an edge of a sheet is, share of the sheet's height; 0 where none is. */
function bandBeyond(
  [left, right]: readonly [Point, Point],
  [otherLeft, otherRight]: readonly [Point, Point],
  small: SmallPicture,
): number {
  let [reached, gap] = [0, 0];
  for (let share = STEP; share <= FARTHEST && gap <= MAX_GAP; share += STEP) {
    const line = [between(left, otherLeft, -share), between(right, otherRight, -share)] as const;
    const inside = pixelsAlong(line, INSIDE.from, INSIDE.to, PLACES.inside, small);
    const sides = [
      pixelsAlong(line, -BESIDE.to, -BESIDE.from, PLACES.beside, small),
      pixelsAlong(line, 1 + BESIDE.from, 1 + BESIDE.to, PLACES.beside, small),
    ].filter((side) => side.length > PLACES.beside / 2);
    if (inside.length < PLACES.inside / 2 || sides.length === 0) break;
    const colours = sides.map((side) => medianColour(small.rgb, side));
    const own = medianColour(small.rgb, inside);
    // Light fades over a desk: one side alone says nothing of its colour between them.
    if (colours.length === 2 && distanceOf(own, colours) > unlikeOn(colours)) [reached, gap] = [share, 0];
    else if (hasLetters(inside, small) && !sides.some((side) => hasLetters(side, small)))
      [reached, gap] = [share + MARGIN, 0];
    else gap++;
  }
  return reached >= LEAST ? Math.min(reached, FARTHEST) : 0;
}

/** How far a colour must lie from those of a desk. */
function unlikeOn(colours: readonly (readonly number[])[]): number {
  const lightness = colours.flat().reduce((sum, level) => sum + level, 0) / colours.length;
  return Math.max(UNLIKE.least, UNLIKE.share * lightness);
}

/** Whether some pixels of a line are much lighter than most, as letters on a dark band are. */
function hasLetters(line: readonly number[], { rgb }: SmallPicture): boolean {
  const ground = medianColour(rgb, line).reduce((sum, level) => sum + level, 0);
  const lightnessOf = (at: number): number => rgb[at * 3]! + rgb[at * 3 + 1]! + rgb[at * 3 + 2]!;
  const light = line.filter((at) => lightnessOf(at) > ground + LETTERS.lighter).length / line.length;
  return light >= LETTERS.least && light <= LETTERS.most;
}

/** The pixels along a part of a line, as far as they lie within the picture. */
function pixelsAlong(
  [from, to]: readonly [Point, Point],
  first: number,
  last: number,
  places: number,
  { width, height }: SmallPicture,
): number[] {
  const pixels: number[] = [];
  for (let place = 0; place <= places; place++) {
    const [x, y] = between(from, to, first + ((last - first) * place) / places).map(Math.round) as [number, number];
    if (x >= 0 && y >= 0 && x < width && y < height) pixels.push(y * width + x);
  }
  return pixels;
}

/** How far a colour lies from all that some others range over, as a desk's colours do in a fading light: summed over three channels. */
function distanceOf(own: readonly number[], others: readonly (readonly number[])[]): number {
  return own.reduce((sum, level, channel) => {
    const levels = others.map((colour) => colour[channel]!);
    return sum + Math.max(0, Math.min(...levels) - level, level - Math.max(...levels));
  }, 0);
}

/** A point of the line through two others: 0 at the first, 1 at the second. */
function between([ax, ay]: Point, [bx, by]: Point, share: number): Point {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}
