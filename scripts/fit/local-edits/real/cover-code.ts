import type { Box } from '../../../../src/coa/geometry/box.ts';
import { clampBox, type Raster } from '../../../certificates/pixels/raster.ts';

/** Share of a code's longer side that is painted over beyond it on each side. */
const BEYOND = 0.08;

/** Paints over a code in the colour of what stands left of it, as those do who do not want it read. */
export function coverCode(raster: Raster, box: Box): void {
  const [left, top, width, height] = clampBox(box, raster, BEYOND * Math.max(box[2], box[3]));
  const from = (top * raster.width + Math.max(0, left - 1)) * 3;
  const ground = Uint8Array.from(raster.data.subarray(from, from + 3));
  for (let y = top; y < top + height; y++)
    for (let x = left; x < left + width; x++) raster.data.set(ground, (y * raster.width + x) * 3);
}
