/** Answers of one range of confidence. */
export interface ReliabilityBin {
  /** Lower end; the last range ends at 1. */
  from: number;
  pages: number;
  right: number;
  /** Mean confidence, to three digits. */
  mean: number;
}

const BINS = [0, 0.6, 0.7, 0.8, 0.9, 0.97] as const;
const toDigits = (value: number): number => Number(value.toFixed(3));

/**
 * Whether confidence means what it says: answers by their confidence with how many were right, and the calibration error, the
 * mean distance of both over the ranges, each by its answers; null without any.
 */
export function reliabilityOf(answers: readonly { right: boolean; confidence: number }[]): {
  bins: ReliabilityBin[];
  error: number | null;
} {
  const binOf = ({ confidence }: { confidence: number }): number => BINS.findLastIndex((from) => confidence >= from);
  const bins = [...Map.groupBy(answers, binOf)]
    .sort(([a], [b]) => a - b)
    .map(([bin, within]): ReliabilityBin => {
      const right = within.filter((one) => one.right).length;
      const sum = within.reduce((total, { confidence }) => total + confidence, 0);
      return { from: BINS[bin]!, pages: within.length, right, mean: toDigits(sum / within.length) };
    });
  const apart = bins.reduce((total, { pages, right, mean }) => total + Math.abs(right - mean * pages), 0);
  return { bins, error: answers.length === 0 ? null : toDigits(apart / answers.length) };
}
