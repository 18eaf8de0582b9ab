import type { Quad } from './fit-quad.ts';
import type { SmallPicture } from './small-picture.ts';
import { between, type Point, type Stretch, stretchOf } from './stretch.ts';

/** Step between two lines across the page that are looked at, and how far they reach beyond its edge, shares of its height. */
const STEP = 0.01;
const FARTHEST = 0.25;
/** A band is so high at least. */
const LEAST = 0.05;
/** Where on such a line the band is looked at, and where what lies left and right of the sheet, shares of the page's width. */
const INSIDE = { from: 0.02, to: 0.98 } as const;
const BESIDE = { from: 0.02, to: 0.08 } as const;
/** Places on each, more than half of which lie within the picture. */
const PLACES = { inside: 200, beside: 16 } as const;
/** How far the band's colour lies from those on both sides of it: sum over three channels at least, and share of theirs, as grain grows with light. */
const UNLIKE = { least: 24, share: 0.15 } as const;
/** How much lighter than their band letters are (the same sum), and the share of a line across it that they cover. */
const LETTERS = { lighter: 150, least: 0.02, most: 0.6 } as const;
/** Lines in a row without either: above and below the letters of a band as dark as its desk. What is left of it around the last letters. */
const MAX_GAP = 4;
const MARGIN = 0.02;

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
    const inside = stretchOf(line, INSIDE.from, INSIDE.to, PLACES.inside, small);
    const sides = [
      stretchOf(line, -BESIDE.to, -BESIDE.from, PLACES.beside, small),
      stretchOf(line, 1 + BESIDE.from, 1 + BESIDE.to, PLACES.beside, small),
    ].filter((side) => side !== null);
    if (inside === null || sides.length === 0) break;
    // Light fades over a desk: one side alone says nothing of its colour between them.
    if (sides.length === 2 && isUnlike(inside, sides)) [reached, gap] = [share, 0];
    else if (hasLetters(inside, small) && !sides.some((side) => hasLetters(side, small)))
      [reached, gap] = [share + MARGIN, 0];
    else gap++;
  }
  return reached >= LEAST ? Math.min(reached, FARTHEST) : 0;
}

/** Whether a stretch's colour is none that the desk has on both sides of it, or between them. */
function isUnlike({ colour }: Stretch, sides: readonly Stretch[]): boolean {
  const lightness = sides.reduce((sum, side) => sum + lightnessOf(side.colour), 0) / sides.length;
  const away = colour.reduce((sum, level, channel) => {
    const levels = sides.map((side) => side.colour[channel]!);
    return sum + Math.max(0, Math.min(...levels) - level, level - Math.max(...levels));
  }, 0);
  return away > Math.max(UNLIKE.least, UNLIKE.share * lightness);
}

/** Whether some pixels of a stretch are much lighter than most, as letters on a dark band are. */
function hasLetters({ pixels, colour }: Stretch, { rgb }: SmallPicture): boolean {
  const ground = lightnessOf(colour);
  const isLight = (at: number): boolean => lightnessOf(rgb.subarray(at * 3, at * 3 + 3)) > ground + LETTERS.lighter;
  const light = pixels.filter(isLight).length / pixels.length;
  return light >= LETTERS.least && light <= LETTERS.most;
}

function lightnessOf(colour: ArrayLike<number>): number {
  return colour[0]! + colour[1]! + colour[2]!;
}
