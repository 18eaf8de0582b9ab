import { around, type Box, centreWithin } from '../../geometry/box.ts';
import { moveBox } from '../../image/transform.ts';
import type { Overlay } from '../overlay/lay-over.ts';
import { likenessOf } from './compare-print.ts';
import type { JudgedPlaces } from './judge-places.ts';

/** A part of the page that looks otherwise on the two copies. */
export interface Region {
  /** In pixels of each upright picture. */
  given: Box;
  copy: Box;
  /** What differs: print or picture on both, or on one where the other is even. */
  state: 'differs' | 'only-given' | 'only-copy';
}

/** Side of the squares that are compared, in heights of a line, and pixels at least. */
const SIDE = 1.1;
const MIN_SIDE = 14;
/** Deviation of brightness below which a square is even ground. */
const EVEN = 9;
/** Unlikeness from which on a square differs, in itself and in the noise of print. */
const UNLIKE = 0.55;
const NOISES = 3;
/** Squares that make a region. */
const MIN_SQUARES = 4;

/** Where the pictures differ besides in words: a code, a chromatogram, what was laid over or covered. */
export function findRegions(overlay: Overlay, { places, noise }: JudgedPlaces): Region[] {
  const side = Math.max(MIN_SIDE, Math.round(overlay.line * SIDE));
  const { width, height } = overlay.copy;
  const [columns, rows] = [Math.floor(width / side), Math.floor(height / side)];
  const words = places.filter(({ state }) => state !== 'unclear').map(({ box }) => box);
  const taken = coveredBy(words, side, columns, rows);
  const states = new Array<Region['state'] | null>(columns * rows).fill(null);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (taken[row * columns + column]) continue;
      const box: Box = [column * side, row * side, side, side];
      if (!overlay.isOnGiven(box) || isEvenOnBoth(overlay, box)) continue;
      const { likeness, given, copy } = likenessOf(overlay.given, overlay.copy, box, 3);
      if (Math.max(given, copy) < 2 * EVEN || 1 - likeness < Math.max(UNLIKE, NOISES * noise)) continue;
      states[row * columns + column] = given < EVEN ? 'only-copy' : copy < EVEN ? 'only-given' : 'differs';
    }
  }
  return joined(states, columns, rows, side).map(({ box, state }) => ({
    state,
    given: moveBox(overlay.toGiven, box),
    copy: moveBox(overlay.toCopy, box),
  }));
}

/** Most of a page is bare ground, which need not be looked at for its best place. */
function isEvenOnBoth(overlay: Overlay, box: Box): boolean {
  const { given, copy } = likenessOf(overlay.given, overlay.copy, box, 0);
  return Math.max(given, copy) < 2 * EVEN;
}

/** Squares whose middle lies on a word: words are compared by themselves. */
function coveredBy(words: readonly Box[], side: number, columns: number, rows: number): Uint8Array {
  const taken = new Uint8Array(columns * rows);
  for (const [x, y, width, height] of words) {
    const word: Box = [x - side / 2, y - side / 2, width + side, height + side];
    for (let row = Math.max(0, Math.floor(word[1] / side)); row * side < y + height + side && row < rows; row++)
      for (
        let column = Math.max(0, Math.floor(word[0] / side));
        column * side < x + width + side && column < columns;
        column++
      )
        if (centreWithin([column * side, row * side, side, side], word)) taken[row * columns + column] = 1;
  }
  return taken;
}

/** Squares that touch, put together; the commonest state is the region's. */
function joined(
  states: readonly (Region['state'] | null)[],
  columns: number,
  rows: number,
  side: number,
): { box: Box; state: Region['state'] }[] {
  const seen = new Uint8Array(states.length);
  const regions: { box: Box; state: Region['state'] }[] = [];
  for (let start = 0; start < states.length; start++) {
    if (states[start] === null || seen[start]) continue;
    const queue = [start];
    seen[start] = 1;
    for (let index = 0; index < queue.length; index++) {
      const [row, column] = [Math.floor(queue[index]! / columns), queue[index]! % columns];
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
          const next = y * columns + x;
          if (states[next] === null || seen[next]) continue;
          seen[next] = 1;
          queue.push(next);
        }
    }
    if (queue.length < MIN_SQUARES) continue;
    const count = (state: Region['state']): number => queue.filter((at) => states[at] === state).length;
    const kinds = ['differs', 'only-given', 'only-copy'] as const;
    regions.push({
      box: around(queue.map((at): Box => [(at % columns) * side, Math.floor(at / columns) * side, side, side])),
      state: kinds.reduce((most, kind) => (count(kind) > count(most) ? kind : most)),
    });
  }
  return regions;
}
