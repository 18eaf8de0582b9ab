import { fitMap, type Landmark } from '../../../image/fit-map.ts';
import { apply, type Transform } from '../../../image/transform.ts';
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
  const pairs = [...page.anchors].flatMap(([number, one]): Landmark[] => {
    const same = other.anchors.get(number);
    return same === undefined ? [] : endsOf(one, same);
  });
  const shared = pairs.length / 2;
  if (shared < MIN_SHARED) return null;
  let agreeing = bestGuess(pairs);
  for (let round = 0; round < ROUNDS; round++) {
    const fitted = fitMap('affine', agreeing);
    if (fitted === null || agreeing.length < 2 * MIN_SHARED) return null;
    const bound = (distances: number[]): number =>
      Math.max(AGREES_FITTED, AGREES_MEDIANS * median(distances.map(Math.abs)));
    const off = agreeing.map((pair) => offBy(fitted, pair));
    const [across, down] = [bound(off.map((one) => one.across)), bound(off.map((one) => one.down))];
    agreeing = pairs.filter((pair) => {
      const one = offBy(fitted, pair);
      return Math.abs(one.across) <= across && Math.abs(one.down) <= down;
    });
  }
  const fitted = fitMap('affine', agreeing);
  if (fitted === null || agreeing.length < 2 * MIN_SHARED) return null;
  const left = agreeing.map((pair) => ({ y: pair.given[1], ...offBy(fitted, pair) }));
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
      const atLeft = apply(fitted, own.left, y)[0] - its.left - across;
      const atRight = apply(fitted, own.right, y)[0] - its.right - across;
      return {
        left: atLeft,
        right: atRight,
        middle: (atLeft + atRight) / 2,
        baseline:
          own.baseline === null || its.baseline === null
            ? null
            : apply(fitted, own.left, own.baseline)[1] - its.baseline - down,
      };
    },
  };
}

/** Both ends of a word. */
function endsOf(one: Anchor, same: Anchor): Landmark[] {
  return [
    { given: [one.left, one.baseline], copy: [same.left, same.baseline] },
    { given: [one.right, one.baseline], copy: [same.right, same.baseline] },
  ];
}

/** How far a map brings one end of a word to the right of its counterpart, and below it. */
function offBy(map: Transform, { given, copy }: Landmark): { across: number; down: number } {
  const [x, y] = apply(map, given[0], given[1]);
  return { across: x - copy[0], down: y - copy[1] };
}

/** The pairs that agree with the scale, turn and shift which most agree with. */
function bestGuess(pairs: readonly Landmark[]): Landmark[] {
  let best: Landmark[] = [];
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

function agreeingWith(pairs: readonly Landmark[], one: Landmark, other: Landmark): Landmark[] {
  if (Math.hypot(other.given[0] - one.given[0], other.given[1] - one.given[1]) < MIN_SPAN) return [];
  const map = fitMap('similarity', [one, other]);
  if (map === null) return [];
  const scale = Math.hypot(map[0], map[3]);
  if (scale < SCALES.min || scale > SCALES.max || Math.abs(map[3]) > MAX_TURN * scale) return [];
  return pairs.filter((pair) => {
    const { across, down } = offBy(map, pair);
    return Math.abs(across) < AGREES && Math.abs(down) < AGREES;
  });
}
