/**
 * The value that a share of others lies below, exactly as sorting would tell it: the one at `share` of their number,
 * rounded down. Only the values of one unit are sorted.
 * @param values from 0 up to 256, as luma is; not none.
 * @param share 0 to 1, less than 1.
 */
export function quantile(values: Float32Array, share: number): number {
  const wanted = Math.floor(values.length * share);
  const counts = new Uint32Array(257);
  for (let i = 0; i < values.length; i++) counts[values[i]! | 0]!++;
  let [unit, before] = [0, 0];
  while (before + counts[unit]! <= wanted) before += counts[unit++]!;
  const within = new Float32Array(counts[unit]!);
  for (let i = 0, at = 0; i < values.length; i++) if ((values[i]! | 0) === unit) within[at++] = values[i]!;
  return within.sort()[wanted - before]!;
}

/** The middle number, the upper of two; NaN of none. */
export function median(numbers: readonly number[]): number {
  const sorted = Float64Array.from(numbers).sort();
  return sorted[sorted.length >> 1] ?? NaN;
}

/** So many things at most, spread evenly over the whole; all of them where there are no more. */
export function evenSample<Thing>(all: readonly Thing[], atMost: number): readonly Thing[] {
  const step = Math.ceil(all.length / atMost);
  return step <= 1 ? all : all.filter((_, index) => index % step === 0);
}

/** The median of at least so many numbers; null of fewer. */
export function medianOf(numbers: readonly number[], min = 1): number | null {
  return numbers.length < min ? null : median(numbers);
}

/** How far a number lies from zero, either way; null of none. */
export function magnitude(value: number | null): number | null {
  return value === null ? null : Math.abs(value);
}

/** The largest of some numbers; null of none. */
export function maxOf(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : Math.max(...numbers);
}
