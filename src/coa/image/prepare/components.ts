import type { Grey } from '../grey.ts';
import { darkRuns } from './dark-runs.ts';

/** A connected patch of ink. */
export interface Component {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Pixels of ink. */
  area: number;
}

/** Connected patches (8 neighbours) of pixels darker than `ink`; edges are inclusive. From the top, by the pixel that comes first. */
export function findComponents(flat: Grey, ink = 140): Component[] {
  const { count, starts, ends, first } = darkRuns(flat, ink);
  // Each run points to an earlier one of its patch, or to itself.
  const parents = new Int32Array(count);
  for (let run = 0; run < count; run++) parents[run] = run;
  const root = (run: number): number => {
    let top = run;
    while (parents[top] !== top) top = parents[top]!;
    while (parents[run] !== top) {
      const up = parents[run]!;
      parents[run] = top;
      run = up;
    }
    return top;
  };
  for (let y = 1; y < flat.height; y++) {
    let above = first[y - 1]!;
    for (let run = first[y]!; run < first[y + 1]!; run++) {
      while (above < first[y]! && ends[above]! < starts[run]!) above++;
      for (let other = above; other < first[y]! && starts[other]! <= ends[run]!; other++) {
        const [a, b] = [root(run), root(other)];
        if (a !== b) parents[Math.max(a, b)] = Math.min(a, b);
      }
    }
  }
  const numbers = new Int32Array(count);
  const patches: Component[] = [];
  for (let y = 0; y < flat.height; y++) {
    for (let run = first[y]!; run < first[y + 1]!; run++) {
      const top = root(run);
      const [left, right] = [starts[run]!, ends[run]! - 1];
      if (top === run) {
        numbers[run] = patches.length;
        patches.push({ left, top: y, right, bottom: y, area: right - left + 1 });
        continue;
      }
      const patch = patches[numbers[top]!]!;
      if (left < patch.left) patch.left = left;
      if (right > patch.right) patch.right = right;
      patch.bottom = y;
      patch.area += right - left + 1;
    }
  }
  return patches;
}

/** Median height of letter-like patches in pixels; null when there are too few to say. */
export function letterHeight(components: readonly Component[]): number | null {
  const heights = components
    .map((c) => ({ w: c.right - c.left + 1, h: c.bottom - c.top + 1, area: c.area }))
    .filter(({ w, h, area }) => h >= 4 && h <= 90 && w >= 2 && w <= 3 * h && area >= 0.12 * w * h)
    .map(({ h }) => h)
    .sort((a, b) => a - b);
  return heights.length < 25 ? null : heights[heights.length >> 1]!;
}
