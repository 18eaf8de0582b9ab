import { median } from '../../statistics.ts';
import type { Anchor, PagePlaces, Place } from './place.ts';

/** How one page lies over another of its laboratory. */
export interface Overlay {
  /** Words that both pages carry, and how many of them stand in the same place on both. */
  shared: number;
  agreeing: number;
  /** Distance at which agreeing words usually lie, heights. */
  noise: number;
  /** Where a field of the one page stands against the same field of the other, heights. */
  offsets: (own: Place, other: Place) => Offsets;
}

/** How far a field's edges and its middle lie to the right of another page's, and its baseline below it; heights. */
export interface Offsets {
  left: number;
  right: number;
  middle: number;
  baseline: number | null;
}

/** One end of a word on both pages. */
interface Pair {
  x: number;
  y: number;
  toX: number;
  toY: number;
}

/** Shared words below which pages are not laid over one another. */
const MIN_SHARED = 6;
/** Pairs of words by which a first guess is made, at most. */
const GUESSES = 90;
/** Heights that the two words of a guess must stand apart, by which scale and turn are told. */
const MIN_SPAN = 8;
/** Scales and turns that one page can have to another, as a factor and a sine. */
const SCALES = { min: 0.4, max: 2.5 };
const MAX_TURN = 0.1;
/** Heights within which a word agrees with a guess. */
const AGREES = 0.6;
/** The same after fitting, at least, and in medians of the distances. */
const AGREES_FITTED = 0.06;
const AGREES_MEDIANS = 4.5;
const ROUNDS = 4;
/** Where paper bends or was scaled, a field is held against the agreeing words nearest to it: heights up and down, and how many. */
const NEAR = 8;
const OF_ROW = 0.7;
const NEAREST = 8;
const MIN_NEAR = 2;

/** Lays a page over another by the words that both carry; null where too few agree. */
export function layOver(page: Pick<PagePlaces, 'anchors'>, other: Pick<PagePlaces, 'anchors'>): Overlay | null {
  const pairs = [...page.anchors].flatMap(([number, one]): Pair[] => {
    const same = other.anchors.get(number);
    return same === undefined ? [] : endsOf(one, same);
  });
  const shared = pairs.length / 2;
  if (shared < MIN_SHARED) return null;
  let agreeing = bestGuess(pairs);
  for (let round = 0; round < ROUNDS; round++) {
    const fitted = fitOf(agreeing);
    if (fitted === null || agreeing.length < 2 * MIN_SHARED) return null;
    const within = (of: (pair: Pair) => number): number =>
      Math.max(AGREES_FITTED, AGREES_MEDIANS * median(agreeing.map((pair) => Math.abs(of(pair)))));
    const acrossOf = (pair: Pair): number => fitted.x(pair.x, pair.y) - pair.toX;
    const downOf = (pair: Pair): number => fitted.y(pair.x, pair.y) - pair.toY;
    const [across, down] = [within(acrossOf), within(downOf)];
    agreeing = pairs.filter((pair) => Math.abs(acrossOf(pair)) <= across && Math.abs(downOf(pair)) <= down);
  }
  const fitted = fitOf(agreeing);
  if (fitted === null || agreeing.length < 2 * MIN_SHARED) return null;
  const left = agreeing.map((pair) => ({
    y: pair.y,
    across: fitted.x(pair.x, pair.y) - pair.toX,
    down: fitted.y(pair.x, pair.y) - pair.toY,
  }));
  return {
    shared,
    agreeing: agreeing.length / 2,
    noise: median(left.map(({ across, down }) => Math.hypot(across, down))),
    offsets: (own, its) => {
      const y = own.baseline ?? its.baseline ?? 0;
      const near = left
        .filter((one) => Math.abs(one.y - y) < NEAR)
        .sort((a, b) => Math.abs(a.y - y) - Math.abs(b.y - y))
        .slice(0, NEAREST);
      const row = near.filter((one) => Math.abs(one.y - y) < OF_ROW);
      const usual = (of: (one: (typeof left)[number]) => number, among: typeof left): number =>
        among.length < MIN_NEAR ? 0 : median(among.map(of));
      const across = usual((one) => one.across, near);
      const down = usual((one) => one.down, row.length < MIN_NEAR ? near : row);
      const atLeft = fitted.x(own.left, y) - its.left - across;
      const atRight = fitted.x(own.right, y) - its.right - across;
      return {
        left: atLeft,
        right: atRight,
        middle: (atLeft + atRight) / 2,
        baseline:
          own.baseline === null || its.baseline === null
            ? null
            : fitted.y(own.left, own.baseline) - its.baseline - down,
      };
    },
  };
}

/** Both ends of a word. */
function endsOf(one: Anchor, same: Anchor): Pair[] {
  return [
    { x: one.left, y: one.baseline, toX: same.left, toY: same.baseline },
    { x: one.right, y: one.baseline, toX: same.right, toY: same.baseline },
  ];
}

/** The pairs that agree with the scale, turn and shift which most agree with. */
function bestGuess(pairs: readonly Pair[]): Pair[] {
  let best: Pair[] = [];
  const step = Math.max(1, Math.floor((pairs.length * (pairs.length - 1)) / 2 / GUESSES));
  let at = 0;
  for (let i = 0; i < pairs.length; i++)
    for (let j = i + 1; j < pairs.length; j++) {
      if (at++ % step !== 0) continue;
      const agreeing = agreeingWith(pairs, pairs[i]!, pairs[j]!);
      if (agreeing.length > best.length) best = agreeing;
    }
  return best;
}

function agreeingWith(pairs: readonly Pair[], one: Pair, other: Pair): Pair[] {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const [tx, ty] = [other.toX - one.toX, other.toY - one.toY];
  const square = dx * dx + dy * dy;
  if (square < MIN_SPAN * MIN_SPAN) return [];
  // Scale and turn as a complex number: the distance on the other page by the distance on this one.
  const [re, im] = [(tx * dx + ty * dy) / square, (ty * dx - tx * dy) / square];
  const scale = Math.hypot(re, im);
  if (scale < SCALES.min || scale > SCALES.max || Math.abs(im) > MAX_TURN * scale) return [];
  return pairs.filter(({ x, y, toX, toY }) => {
    const [ox, oy] = [x - one.x, y - one.y];
    return Math.abs(re * ox - im * oy + one.toX - toX) < AGREES && Math.abs(im * ox + re * oy + one.toY - toY) < AGREES;
  });
}

type Coordinate = (x: number, y: number) => number;

/** The affine map of least squares; null where the pairs lie on one line. */
function fitOf(pairs: readonly Pair[]): { x: Coordinate; y: Coordinate } | null {
  const [meanX, meanY] = [meanOf(pairs.map(({ x }) => x)), meanOf(pairs.map(({ y }) => y))];
  let [xx, xy, yy] = [0, 0, 0];
  for (const { x, y } of pairs) {
    xx += (x - meanX) ** 2;
    xy += (x - meanX) * (y - meanY);
    yy += (y - meanY) ** 2;
  }
  const determinant = xx * yy - xy * xy;
  if (!(determinant > 1)) return null;
  const towards = (of: (pair: Pair) => number): Coordinate => {
    const mean = meanOf(pairs.map(of));
    let [byX, byY] = [0, 0];
    for (const pair of pairs) {
      byX += (pair.x - meanX) * (of(pair) - mean);
      byY += (pair.y - meanY) * (of(pair) - mean);
    }
    const [a, b] = [(byX * yy - byY * xy) / determinant, (byY * xx - byX * xy) / determinant];
    return (x, y) => mean + a * (x - meanX) + b * (y - meanY);
  };
  return { x: towards(({ toX }) => toX), y: towards(({ toY }) => toY) };
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
