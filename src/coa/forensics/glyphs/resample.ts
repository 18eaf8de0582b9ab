import { GRID } from './glyph.ts';
import type { Patch } from './ink-cover.ts';

/** Samples along each side of a cell. */
const SAMPLES = 3;

/** Means over `GRID` × `GRID` cells of a patch, with linear weights at the cells' edges; 0 outside the picture. */
export function resample(cover: Float32Array, width: number, height: number, patch: Patch): Float32Array {
  const shape = new Float32Array(GRID * GRID);
  const columns = samplesAlong(patch.left, patch.right, width);
  const rows = samplesAlong(patch.top, patch.bottom, height);
  for (let gy = 0; gy < GRID; gy++) {
    for (let gx = 0; gx < GRID; gx++) {
      let sum = 0;
      for (let sy = gy * SAMPLES; sy < (gy + 1) * SAMPLES; sy++) {
        const upper = rows.at[sy]!;
        const fy = rows.share[sy]!;
        for (let sx = gx * SAMPLES; sx < (gx + 1) * SAMPLES; sx++) {
          const left = columns.at[sx]!;
          const fx = columns.share[sx]!;
          const [inUpper, inLower, inLeft, inRight] = [upper >= 0, upper + 1 < height, left >= 0, left + 1 < width];
          const at = upper * width + left;
          const a = inUpper && inLeft ? cover[at]! : 0;
          const b = inUpper && inRight ? cover[at + 1]! : 0;
          const c = inLower && inLeft ? cover[at + width]! : 0;
          const d = inLower && inRight ? cover[at + width + 1]! : 0;
          sum += (a * (1 - fx) + b * fx) * (1 - fy) + (c * (1 - fx) + d * fx) * fy;
        }
      }
      shape[gy * GRID + gx] = sum / (SAMPLES * SAMPLES);
    }
  }
  return shape;
}

/** Where the samples of one side lie: the pixel before each, and the share of the one after. */
function samplesAlong(from: number, to: number, size: number): { at: Int32Array; share: Float64Array } {
  const at = new Int32Array(GRID * SAMPLES);
  const share = new Float64Array(GRID * SAMPLES);
  const length = to - from + 1;
  for (let cell = 0; cell < GRID; cell++) {
    for (let sub = 0; sub < SAMPLES; sub++) {
      const position = from + ((cell + (sub + 0.5) / SAMPLES) / GRID) * length - 0.5;
      at[cell * SAMPLES + sub] = Math.min(size, Math.floor(position));
      share[cell * SAMPLES + sub] = position - Math.floor(position);
    }
  }
  return { at, share };
}
