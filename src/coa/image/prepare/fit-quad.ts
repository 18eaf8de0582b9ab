/** A point, in pixels. */
export type Point = readonly [number, number];
/** Corners clockwise from the upper left, in pixels. */
export type Quad = readonly [Point, Point, Point, Point];

/** A straight line as a·x + b·y = c. */
type Line = readonly [number, number, number];

// Chosen, not measured, for a picture of some 400 pixels; fit-quad.test.ts fails at half of any of these or at twice.
/** Share of an edge's points that must lie on its line, and how near they must be, in pixels: with a smaller share what is no sheet has sides, too. */
const STRAIGHT = 0.62;
const ON_LINE = 2;
/** Share of an edge at either end that is left out: corners are rounded, or bent. */
const CORNER = 0.1;
/**
 * Rounds of fitting, for a finger or a shadow on an edge draws the first line off it; after each, the nearest points are kept: this share,
 * and all within so many pixels, so that an edge which is straight already loses none.
 */
const ROUNDS = 4;
const KEPT = 0.7;
const ALWAYS_KEPT = 1.5;
/** Points of which a line is fitted at least: through fewer one goes by chance. */
const MIN_POINTS = 10;
/** Rise of a side against the picture's at most: some 27 degrees. */
const MAX_SLOPE = 0.5;

/** The quadrangle whose sides fit the edges of a mask (1 inside, 0 outside); null where they are not straight. */
export function fitQuad(mask: Uint8Array, width: number, height: number): Quad | null {
  const { tops, bottoms } = edgesOfColumns(mask, width, height);
  const { lefts, rights } = edgesOfRows(mask, width, height);
  const [top, bottom] = [fitLine(tops), fitLine(bottoms)];
  const [right, left] = [fitLine(rights.map(swapped)), fitLine(lefts.map(swapped))];
  if (top === null || right === null || bottom === null || left === null) return null;
  const [upper, lower] = [flatLine(top), flatLine(bottom)];
  const [before, after] = [steepLine(left), steepLine(right)];
  return [intersect(upper, before), intersect(upper, after), intersect(lower, after), intersect(lower, before)];
}

/** Area of a quadrangle, pixels; negative where its corners run anticlockwise. */
export function quadArea(quad: Quad): number {
  let sum = 0;
  quad.forEach(([x, y], index) => {
    const [nx, ny] = quad[(index + 1) % quad.length]!;
    sum += x * ny - nx * y;
  });
  return sum / 2;
}

function edgesOfColumns(mask: Uint8Array, width: number, height: number): { tops: Point[]; bottoms: Point[] } {
  const tops: Point[] = [];
  const bottoms: Point[] = [];
  for (let x = 0; x < width; x++) {
    let [first, last] = [-1, -1];
    for (let y = 0; y < height; y++) {
      if (mask[y * width + x] !== 1) continue;
      if (first < 0) first = y;
      last = y;
    }
    if (first < 0) continue;
    tops.push([x, first]);
    bottoms.push([x, last + 1]);
  }
  return { tops, bottoms };
}

function edgesOfRows(mask: Uint8Array, width: number, height: number): { lefts: Point[]; rights: Point[] } {
  const lefts: Point[] = [];
  const rights: Point[] = [];
  for (let y = 0; y < height; y++) {
    const row = mask.subarray(y * width, (y + 1) * width);
    const first = row.indexOf(1);
    if (first < 0) continue;
    lefts.push([first, y]);
    rights.push([row.lastIndexOf(1) + 1, y]);
  }
  return { lefts, rights };
}

/** A line as v = slope · u + offset. */
interface Fit {
  slope: number;
  offset: number;
}

/** Least squares over the middle of an edge, then again over the points that lie near the line before. */
function fitLine(points: readonly Point[]): Fit | null {
  const cut = Math.floor(points.length * CORNER);
  const all = points.slice(cut, points.length - cut);
  let kept = all;
  let fit: Fit = { slope: 0, offset: 0 };
  const missOf = ([u, v]: Point): number => Math.abs(v - fit.slope * u - fit.offset);
  for (let round = 0; round < ROUNDS; round++) {
    if (kept.length < MIN_POINTS) return null;
    fit = leastSquares(kept);
    const misses = kept.map(missOf);
    const bound = Math.max(ALWAYS_KEPT, misses.toSorted((a, b) => a - b)[Math.floor(misses.length * KEPT)]!);
    kept = kept.filter((_, index) => misses[index]! <= bound);
  }
  const on = all.filter((point) => missOf(point) <= ON_LINE).length;
  return Math.abs(fit.slope) > MAX_SLOPE || on < STRAIGHT * all.length ? null : fit;
}

function leastSquares(points: readonly Point[]): Fit {
  let [su, sv, suu, suv] = [0, 0, 0, 0];
  for (const [u, v] of points) {
    su += u;
    sv += v;
    suu += u * u;
    suv += u * v;
  }
  const n = points.length;
  const slope = (n * suv - su * sv) / (n * suu - su * su || 1);
  return { slope, offset: (sv - slope * su) / n };
}

function swapped([x, y]: Point): Point {
  return [y, x];
}

function flatLine({ slope, offset }: Fit): Line {
  return [-slope, 1, offset];
}

function steepLine({ slope, offset }: Fit): Line {
  return [1, -slope, offset];
}

function intersect(p: Line, q: Line): Point {
  const determinant = p[0] * q[1] - q[0] * p[1];
  return [(p[2] * q[1] - q[2] * p[1]) / determinant, (p[0] * q[2] - q[0] * p[2]) / determinant];
}
