import { SMALL_SIDE } from '../../../coa/report/poor-picture.ts';

/** Grey values, 0 to 255, row by row. */
export interface GreyPicture {
  width: number;
  height: number;
  data: Uint8Array | Uint8ClampedArray;
}

/** A difference of grey over four pixels that counts as the edge of a letter. */
const EDGE = 60;
/** Pixels of an edge's run. */
const RUN = 4;
/** Edges, a thousand pixels, below which hardly a letter stands out from its ground. */
const MIN_EDGES = 2;

/**
 * How steep the edges of letters are: the largest step between neighbours as a share of the whole difference over four
 * pixels. A crisp edge changes within one pixel or two (above 0.5); one that was blurred by a Gaussian of 1.7 pixels or
 * more has about 0.3, and an even ramp 0.25.
 * @returns null when there are hardly any edges.
 */
export function edgeSteepness({ width, height, data }: GreyPicture): number | null {
  let edges = 0;
  let sum = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0, at = y * width; x + RUN < width; x++, at++) {
      const difference = Math.abs(data[at + RUN]! - data[at]!);
      if (difference < EDGE) continue;
      let step = 0;
      for (let i = 0; i < RUN; i++) step = Math.max(step, Math.abs(data[at + i + 1]! - data[at + i]!));
      edges++;
      sum += Math.min(1, step / difference);
    }
  }
  return edges * 1000 < MIN_EDGES * width * height ? null : sum / edges;
}

/** Longest side, in pixels, to which a picture is brought before its edges are looked at: letters are then 8 to 15 high. */
export const SHARPNESS_SIDE = 1400;
/** Steepness below which letters run into one another; measured on the fixtures (see the test). */
const BLURRED = 0.36;

/** What a person should know of a picture before it is sent; "" when nothing. */
export function warningFor(size: { width: number; height: number }, steepness: number | null): string {
  if (Math.min(size.width, size.height) < SMALL_SIDE)
    return `This picture is small: ${size.width} by ${size.height} pixels. Small print may not be readable; send the original if you have it.`;
  if (steepness === null)
    return 'We can hardly see any letters in this picture. If it is blurred or very pale, take it again in even light.';
  if (steepness < BLURRED)
    return 'This picture looks blurred. Take it again with a steady hand, or send the original, for a better answer.';
  return '';
}
