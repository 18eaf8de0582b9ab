import type { Grey } from '../../image/grey.ts';

/** Columns in which the height of a trace is measured. */
export const TRACE_COLUMNS = 128;

/** Share of the width over which a row of ink is an axis, a frame or a baseline. */
const LINE = 0.6;
/** A trace stays near its baseline for most of the run. */
const MAX_AT_HALF_HEIGHT = 0.25;
const MAX_ABOVE_BASELINE = 0.6;

/**
 * Height of the trace above its baseline in each of `TRACE_COLUMNS` columns between the ends of its axis, the tallest
 * peak 1. Axes, frame and whatever does not hang together with the trace (labels) are left out. Null when what is drawn
 * is not the trace of a chromatogram: nothing rises, it is a table, or its peaks are sticks as in a mass spectrum.
 * @param patch flattened picture of the chart
 * @param lightest flattened pixels darker than this are ink
 * @param margin pixels around the chart
 */
export function measureTrace(patch: Grey, lightest: number, margin: number): Float32Array | null {
  const { width, height } = patch;
  const ink = patch.data.map((value) => (value < lightest ? 1 : 0));
  let [left, right] = betweenUprights(ink, width, height, margin + 8);
  const share = rowShares(ink, width, height, left, right);
  let top = 0;
  for (let y = 0; y < 0.12 * height; y++) if (share[y]! > LINE) top = y + 1;
  let axis = height - 1;
  while (axis > height / 2 && share[axis]! <= LINE) axis--;
  // Without an axis the chart ends where its ink does.
  if (axis <= height / 2) axis = Math.round(height - 1 - margin);
  else {
    let end = right;
    while (end > left && ink[axis * width + end - 1] === 0 && ink[(axis - 1) * width + end - 1] === 0) end--;
    if (end > (left + right) / 2) right = end;
    if (left === 0) while (left < right && ink[axis * width + left] === 0) left++;
  }
  let baseline = axis;
  while (baseline > 0 && share[baseline - 1]! > LINE) baseline--;
  if (axis - baseline > 0.15 * height || right - left < TRACE_COLUMNS) return null;

  const { kept, other } = followTrace(ink, width, { left, right, top, baseline }, axis);
  const tops = new Float32Array(right - left).fill(axis);
  let drawn = 0;
  for (let x = left; x < right; x++) {
    for (let y = axis; y >= top; y--) {
      if (kept[y * width + x] === 0) continue;
      // The soft edge above the ink tells where between two pixels it ends.
      tops[x - left] = y - (y === 0 ? 0 : (255 - patch.data[(y - 1) * width + x]!) / 255);
      if (y < baseline) drawn++;
    }
  }
  // More ink beside the trace than in it: a table, or text.
  if (other > drawn) return null;
  const heights = aboveBaseline(tops);
  const apex = heights.indexOf(Math.max(...heights));
  if (heights[apex]! < 0.3 * (axis - top) || !isRun(heights, apex)) return null;
  return columnHeights(heights, heights[apex]!);
}

/** First and last column between long uprights at either edge: the axis, and a frame. */
function betweenUprights(ink: Uint8Array, width: number, height: number, reach: number): [left: number, right: number] {
  const isUpright = (x: number): boolean => {
    for (let y = 0, run = 0; y < height; y++) {
      run = ink[y * width + x] === 1 ? run + 1 : 0;
      if (run > height / 2) return true;
    }
    return false;
  };
  let [left, right] = [0, width];
  for (let x = 0; x < reach; x++) if (isUpright(x)) left = x + 1;
  for (let x = width - 1; x >= width - reach; x--) if (isUpright(x)) right = x;
  return [left, right];
}

function rowShares(ink: Uint8Array, width: number, height: number, left: number, right: number): Float32Array {
  return Float32Array.from({ length: height }, (_, y) => {
    let sum = 0;
    for (let x = left; x < right; x++) sum += ink[y * width + x]!;
    return sum / (right - left);
  });
}

/** The ink that stands on the axis or runs along much of it, and how many pixels above the axis are none of it. */
function followTrace(
  ink: Uint8Array,
  width: number,
  { left, right, top, baseline }: { left: number; right: number; top: number; baseline: number },
  axis: number,
): { kept: Uint8Array; other: number } {
  const kept = new Uint8Array(ink.length);
  const seen = new Uint8Array(ink.length);
  const patch = new Int32Array(ink.length);
  let other = 0;
  for (let row = axis; row >= top; row--) {
    for (let column = left; column < right; column++) {
      const seed = row * width + column;
      if (ink[seed] === 0 || seen[seed] === 1) continue;
      seen[seed] = 1;
      patch[0] = seed;
      let size = 1;
      let [first, last] = [column, column];
      for (let next = 0; next < size; next++) {
        const at = patch[next]!;
        const x = at % width;
        const y = (at - x) / width;
        if (x < first) first = x;
        if (x > last) last = x;
        for (let ny = Math.max(top, y - 1); ny <= Math.min(axis, y + 1); ny++) {
          for (let nx = Math.max(left, x - 1); nx <= Math.min(right - 1, x + 1); nx++) {
            const neighbour = ny * width + nx;
            if (ink[neighbour] === 0 || seen[neighbour] === 1) continue;
            seen[neighbour] = 1;
            patch[size++] = neighbour;
          }
        }
      }
      // Rows are walked from the axis upwards: a patch begins at its lowest row.
      const belongs = row >= baseline - 2 || last - first > 0.3 * (right - left);
      for (let index = 0; index < size; index++) {
        if (belongs) kept[patch[index]!] = 1;
        else if (patch[index]! < baseline * width) other++;
      }
    }
  }
  return { kept, other };
}

/** Heights above a straight baseline through the usual level of either half: a page is seldom quite straight. */
function aboveBaseline(tops: Float32Array): Float32Array {
  const half = tops.length >> 1;
  const usual = (part: Float32Array): number => part.toSorted()[Math.floor(0.6 * part.length)]!;
  const [before, after] = [usual(tops.subarray(0, half)), usual(tops.subarray(half))];
  return tops.map((top, x) => Math.max(0, before + ((after - before) * (x - half / 2)) / half - top));
}

/** Whether a line rises as a chromatogram does: seldom, in peaks that widen towards the baseline without jumping about. */
function isRun(heights: Float32Array, apex: number): boolean {
  const tall = heights[apex]!;
  const above = (level: number): number =>
    heights.reduce((count, height) => (height > level * tall ? count + 1 : count), 0);
  if (above(0.5) > MAX_AT_HALF_HEIGHT * heights.length || above(0.08) > MAX_ABOVE_BASELINE * heights.length)
    return false;
  const slope = (step: 1 | -1, level: number): number => {
    let x = apex;
    while (heights[x + step]! >= level * tall) x += step;
    return Math.abs(x - apex);
  };
  const widthAt = (level: number): number => slope(-1, level) + 1 + slope(1, level);
  const atFoot = widthAt(0.12);
  if (atFoot < widthAt(0.6) + 3 || atFoot > 0.3 * heights.length) return false;
  let rises = 0;
  for (const step of [-1, 1] as const) {
    for (let x = apex, steps = slope(step, 0.03); steps > 0; x += step, steps--)
      rises += Math.max(0, heights[x + step]! - heights[x]!);
  }
  return rises <= 0.4 * tall;
}

/** Mean height in each column as a share of the tallest; a column takes its part of the pixels across its borders. */
function columnHeights(heights: Float32Array, tall: number): Float32Array {
  const step = heights.length / TRACE_COLUMNS;
  return Float32Array.from({ length: TRACE_COLUMNS }, (_, column) => {
    const [from, to] = [column * step, (column + 1) * step];
    let sum = 0;
    for (let x = Math.floor(from); x < Math.min(heights.length, Math.ceil(to)); x++)
      sum += heights[x]! * (Math.min(to, x + 1) - Math.max(from, x));
    return sum / (step * tall);
  });
}
