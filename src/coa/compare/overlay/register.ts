import { fitMap, type Landmark } from '../../image/fit-map.ts';
import { apply, type Transform } from '../../image/transform.ts';
import type { Copy } from '../copy.ts';
import { findLandmarks } from './landmarks.ts';

/** Landmarks that must agree before two pages count as laid on one another. */
const MIN_LANDMARKS = 6;
const TRIES = 600;
/** Shares of the copy's diagonal within which a landmark agrees: with a first map, which knows no perspective, and at last. */
const COARSE = 0.022;
const FINE = 0.004;
/** Two landmarks nearer than this share of the diagonal say little of scale and turn. */
const APART = 0.12;
/** Pictures of one page are rarely more unlike in size. */
const SCALES = [0.12, 8] as const;
/** Landmarks from which on perspective is told from chance. */
const FOR_PERSPECTIVE = 12;

/**
 * Lays the given picture on the copy by what both print: random pairs of landmarks propose a map (Fischler and Bolles 1981),
 * the one most landmarks agree with is refined, with perspective where enough of them show it.
 * @returns the map from the upright given picture to the upright copy; null where too few landmarks agree.
 */
export function register(given: Copy, copy: Copy): Transform | null {
  const landmarks = findLandmarks(given, copy);
  const diagonal = Math.hypot(copy.width, copy.height);
  const first = bestProposal(landmarks, diagonal);
  if (first === null) return null;
  let agreeing = agreeingWith(first, landmarks, COARSE * diagonal);
  let map = first;
  for (const [kind, tolerance] of [
    ['affine', COARSE],
    ['affine', COARSE / 2],
    ['perspective', COARSE / 2],
    ['perspective', FINE],
    ['perspective', FINE],
  ] as const) {
    const refined = fitMap(kind === 'perspective' && agreeing.length < FOR_PERSPECTIVE ? 'affine' : kind, agreeing);
    if (refined === null) break;
    const next = agreeingWith(refined, landmarks, tolerance * diagonal);
    if (next.length < Math.max(MIN_LANDMARKS, agreeing.length * 0.5)) break;
    map = refined;
    agreeing = next;
  }
  return map;
}

function bestProposal(landmarks: readonly Landmark[], diagonal: number): Transform | null {
  if (landmarks.length < MIN_LANDMARKS) return null;
  const next = sequence(landmarks.length);
  let best: Transform | null = null;
  let most = 0;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const [one, other] = [landmarks[next()]!, landmarks[next()]!];
    if (Math.hypot(one.copy[0] - other.copy[0], one.copy[1] - other.copy[1]) < APART * diagonal) continue;
    const map = fitMap('similarity', [one, other]);
    if (map === null) continue;
    const scale = Math.hypot(map[0], map[3]);
    if (scale < SCALES[0] || scale > SCALES[1]) continue;
    const agreed = countAgreeing(map, landmarks, COARSE * diagonal);
    if (agreed > most) [best, most] = [map, agreed];
  }
  return most < MIN_LANDMARKS ? null : best;
}

/** Numbers below `limit`, the same ones each time (a linear congruence), so that a comparison can be repeated. */
function sequence(limit: number): () => number {
  let state = 20261122;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * limit);
  };
}

function distance(map: Transform, { given, copy }: Landmark): number {
  const [x, y] = apply(map, given[0], given[1]);
  return Math.hypot(x - copy[0], y - copy[1]);
}

function countAgreeing(map: Transform, landmarks: readonly Landmark[], within: number): number {
  let count = 0;
  for (const landmark of landmarks) if (distance(map, landmark) < within) count++;
  return count;
}

function agreeingWith(map: Transform, landmarks: readonly Landmark[], within: number): Landmark[] {
  return landmarks.filter((landmark) => distance(map, landmark) < within);
}
