import { FREQUENCIES, SIDE } from '../../image/container/jpeg-blocks.ts';
import type { InkBlocks } from './ink-blocks.ts';
import { cellsOf } from './likelihoods.ts';

/** Low frequencies say nothing of an earlier save: its steps are smaller there than the noise. */
const LOWEST = 4;
/** Steps of an earlier save that can be seen through those of the file: larger than these, and than the noise. */
const MIN_RATIO = 1.3;
const MIN_STEP = 6;

/** The frequencies that can tell of an earlier save, as places in a block. */
export const TELLING = Array.from({ length: FREQUENCIES }, (_, at) => at).filter(
  (at) => Math.floor(at / SIDE) + (at % SIDE) >= LOWEST,
);

/** Whether steps of an earlier save can be seen at a frequency. */
export function canBeSeen(earlier: readonly number[], steps: readonly number[], at: number): boolean {
  return earlier[at]! >= MIN_STEP && earlier[at]! > MIN_RATIO * steps[at]!;
}

/** How often each magnitude of a frequency occurs in some blocks. */
export function countsOf({ steps, magnitudeAt }: InkBlocks, numbers: readonly number[], at: number): Uint32Array {
  const counts = new Uint32Array(cellsOf(steps[at]!));
  for (const number of numbers) counts[Math.min(counts.length - 1, magnitudeAt(number, at))]!++;
  return counts;
}

/** The row of logarithms that explains some counts best. */
export function bestOf(rows: readonly Float64Array[], counts: Uint32Array): { index: number; value: number } {
  let best = { index: 0, value: -Infinity };
  for (const [index, row] of rows.entries()) {
    let value = 0;
    for (let cell = 0; cell < counts.length; cell++) value += row[cell]! * counts[cell]!;
    if (value > best.value) best = { index, value };
  }
  return best;
}
