/** One printed character, cut from a word. */
export interface Glyph {
  character: string;
  /** Number of the character in its word. */
  place: number;
  /** Coverage of ink over its own bounding box, resampled to `GRID` × `GRID`; 0 to 1. */
  shape: Float32Array;
  /** Of the bounding box, pixels. */
  width: number;
  height: number;
  left: number;
  bottom: number;
  /** Where the ink begins and ends, to parts of a pixel. */
  edges: Edges;
}

/** Lines between which ink stands, in pixels of the picture; the first pixel reaches from 0 to 1. */
export interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Side of the square that a glyph's shape is resampled to. */
export const GRID = 12;

/** Small letters without a stem that reaches up or down. */
export const SMALL = /[acemnorsuvwxz]/;
/** Characters that consist of parts above one another or side by side, and marks too small to compare. */
export const SKIPPED = /[^A-Za-z0-9]/;
/** Share of a difference in proportions (natural logarithm of their ratio) that counts as a difference of shapes. */
const PROPORTION_WEIGHT = 0.5;

/**
 * How unlike two glyphs of one character are: mean difference of their shapes, and of their proportions. 0 is alike.
 * @param bound a distance that is not under it need not be told exactly: comparing stops, and some number not under it comes back.
 */
export function glyphDistance(a: Glyph, b: Glyph, bound = Infinity): number {
  const proportions = PROPORTION_WEIGHT * Math.abs(Math.log(a.width / a.height / (b.width / b.height)));
  if (proportions >= bound) return proportions;
  const [mine, others, cells] = [a.shape, b.shape, a.shape.length];
  let sum = 0;
  for (let i = 0; i < cells; ) {
    for (const end = Math.min(cells, i + GRID); i < end; i++) sum += Math.abs(mine[i]! - others[i]!);
    if (sum / cells + proportions >= bound) break;
  }
  return sum / cells + proportions;
}
