/**
 * How likely a magnitude of a frequency is in a picture that was saved as a JPEG once, and in one that had been saved with
 * other steps before: then it lies near whole steps of the first time (double quantisation; Lukáš and Fridrich, DFRWS 2003).
 * Frequencies of ink are spread as exp(-(x / scale) ** SHAPE).
 */
const SHAPE = 0.6;
/** Scales of that spread that are tried, in units of brightness: each twice the one before. */
export const SCALES = [1.5, 3, 6, 12, 24, 48, 96] as const;
/** Magnitudes from which on all are counted as one, in units of brightness. */
const LARGEST = 300;
/** Share of magnitudes of a picture saved twice that lie anywhere: text covered in part, edges of pictures laid over it. */
const ANYWHERE = 0.03;
const TINY = 1e-7;
/** Standard deviations of the noise around a whole step beyond which nothing is counted. */
const REACH = 5;

let cumulative: Float64Array[] | null = null;

/** Share of the values below each half unit, from 0 on, one row a scale, so that 1 is all that are positive. Summed when it is first asked for: a start should not wait for it. */
function sharesBelow(scale: number): Float64Array {
  cumulative ??= SCALES.map(summed);
  return cumulative[scale]!;
}

function summed(scale: number): Float64Array {
  const [finest, units] = [40, 6 * LARGEST];
  const sums = new Float64Array(2 * units + 1);
  let [sum, before] = [0, 1];
  for (let at = 1; at <= units * finest; at++) {
    const density = Math.exp(-((at / finest / scale) ** SHAPE));
    sum += (before + density) / 2;
    before = density;
    if (at % (finest / 2) === 0) sums[at / (finest / 2)] = sum;
  }
  return sums.map((value) => value / sum);
}

/** How many magnitudes of a step are told apart. */
export function cellsOf(step: number): number {
  return Math.floor(LARGEST / step) + 1;
}

/** Logarithms of the likelihood of each magnitude in a picture saved once, one row a scale. */
export function savedOnce(step: number): Float64Array[] {
  return SCALES.map((_, scale) => cellShares(step, cellsOf(step), scale).map((share) => Math.log(share + TINY)));
}

/**
 * The same in a picture that had been saved before.
 * @param earlier the step of that time.
 * @param step the step of the file.
 * @param noise standard deviation of what decoding, rounding and clipping between the two added.
 * @param scales indices of the scales wanted.
 */
export function savedTwice(earlier: number, step: number, noise: number, scales: readonly number[]): Float64Array[] {
  const cells = cellsOf(step);
  const whole = Math.floor(LARGEST / earlier) + 2;
  const weights = scales.map((scale) => cellShares(earlier, whole, scale));
  const rows = scales.map((scale) => cellShares(step, cells, scale).map((share) => share * ANYWHERE));
  for (let multiple = 0; multiple < whole; multiple++) {
    const centre = multiple * earlier;
    const first = Math.min(cells - 1, Math.max(0, Math.round((centre - REACH * noise) / step)));
    const last = Math.min(cells - 1, Math.round((centre + REACH * noise) / step));
    let before = normalBelow(((first - 0.5) * step - centre) / noise);
    for (let cell = first; cell <= last; cell++) {
      const below = normalBelow(((cell + 0.5) * step - centre) / noise);
      // Magnitudes have no sign: around zero both sides count.
      const part = (1 - ANYWHERE) * (below - before) * (multiple === 0 && cell > 0 ? 2 : 1);
      before = below;
      for (let row = 0; row < rows.length; row++) rows[row]![cell]! += weights[row]![multiple]! * part;
    }
  }
  return rows.map((row) => {
    row[cells - 1]! += Math.max(0, 1 - row.reduce((sum, share) => sum + share, 0));
    return row.map((share) => Math.log(share + TINY));
  });
}

/** The share of values that round to each magnitude, the last of which stands for all beyond it. */
function cellShares(step: number, cells: number, scale: number): Float64Array {
  const below = sharesBelow(scale);
  const upTo = (halves: number): number => below[Math.min(halves, below.length - 1)]!;
  return Float64Array.from({ length: cells }, (_, cell) => {
    const before = cell === 0 ? 0 : upTo((2 * cell - 1) * step);
    return (cell === cells - 1 ? 1 : upTo((2 * cell + 1) * step)) - before;
  });
}

/** The normal distribution on both sides of its middle, every `NORMAL_STEP`, as far as anything is counted. */
const NORMAL_STEP = 1 / 64;
const NORMAL = Float64Array.from({ length: 2 * (REACH + 1) * 64 + 2 }, (_, at) =>
  normalDistribution(at * NORMAL_STEP - (REACH + 1)),
);

/** The normal distribution, between the places of the table in a straight line: its error is below 1e-4. */
function normalBelow(x: number): number {
  const at = Math.min(NORMAL.length - 2, Math.max(0, (x + REACH + 1) / NORMAL_STEP));
  const below = Math.floor(at);
  return NORMAL[below]! + (at - below) * (NORMAL[below + 1]! - NORMAL[below]!);
}

/** Abramowitz and Stegun, 26.2.17; its error is below 1e-7. */
function normalDistribution(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const above = 0.3989422804014327 * Math.exp((-x * x) / 2) * series;
  return x < 0 ? above : 1 - above;
}
