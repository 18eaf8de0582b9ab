/**
 * Share of the tallest peak from which a height counts: half a per cent, about a pixel of a chart on a screen. With one per cent more pairs of
 * charts were alike (decision 8).
 */
const FLOOR = 0.005;
/** Levels of a height: one hexadecimal digit holds them. No other number is recorded as tried, and hashes on record compare with none of another. */
const LEVELS = 16;

/**
 * Hash of a chromatogram by its trace: its height in 128 columns along the time axis on a logarithmic scale of 16 levels
 * from half a per cent of the tallest peak, a hexadecimal digit each. A hash of the picture (pHash, dHash) would do badly:
 * charts are white but for one thin line, and alike but for where its peaks stand.
 * @param heights share of the tallest peak in each column (see `measureTrace`)
 */
export function chromatogramHash(heights: ArrayLike<number>): string {
  return Array.from(heights, (height) => {
    const level = Math.floor((LEVELS * Math.log(Math.max(height, FLOOR) / FLOOR)) / Math.log(1 / FLOOR));
    return Math.min(LEVELS - 1, level).toString(16);
  }).join('');
}

/** How far two traces lie apart, 0 (alike) to 1 (no peak in common): differences of level by the levels of both. */
export function chromatogramDistance(left: string, right: string): number {
  let difference = 0;
  let drawn = 0;
  for (let index = 0; index < left.length; index++) {
    const [a, b] = [Number.parseInt(left[index]!, 16), Number.parseInt(right[index]!, 16)];
    difference += Math.abs(a - b);
    drawn += Math.max(a, b);
  }
  return difference / Math.max(1, drawn);
}

/** How much a trace shows beside its tallest peak, in levels: what tells a run from another of the same compound. */
export function chromatogramDetail(hash: string): number {
  const levels = Array.from(hash, (digit) => Number.parseInt(digit, 16));
  const apex = levels.indexOf(Math.max(...levels));
  const before = levels.lastIndexOf(0, apex);
  const after = levels.indexOf(0, apex);
  return levels.reduce((sum, level, index) => (index < before || (after >= 0 && index > after) ? sum + level : sum), 0);
}
