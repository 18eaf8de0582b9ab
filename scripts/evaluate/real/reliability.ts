/** Answers of one range of confidence. */
export interface ReliabilityBin {
  /** Lower end; the last range ends at 1. */
  from: number;
  pages: number;
  /** How many were right, each page counting as much as it weighs; to three digits. */
  right: number;
  /** Share of right ones and mean confidence, by the weights, to three digits. */
  share: number;
  mean: number;
}

const BINS = [0, 0.6, 0.7, 0.8, 0.9, 0.97] as const;
const weightOf = (answers: readonly { weight?: number }[]): number =>
  answers.reduce((total, { weight = 1 }) => total + weight, 0);
const toDigits = (value: number): number => Number(value.toFixed(3));

/**
 * Whether confidence means what it says: answers by their confidence with how many were right, and the calibration error, the
 * mean distance of both over the ranges, each by the weight of its answers (1 where none is given); null without any.
 */
export function reliabilityOf(answers: readonly { right: boolean; confidence: number; weight?: number }[]): {
  bins: ReliabilityBin[];
  error: number | null;
} {
  const binOf = ({ confidence }: { confidence: number }): number => BINS.findLastIndex((from) => confidence >= from);
  const bins = [...Map.groupBy(answers, binOf)]
    .sort(([a], [b]) => a - b)
    .map(([bin, within]): ReliabilityBin & { weight: number } => {
      const right = weightOf(within.filter((one) => one.right));
      const mean =
        within.reduce((total, { confidence, weight = 1 }) => total + weight * confidence, 0) / weightOf(within);
      const share = toDigits(right / weightOf(within));
      return {
        from: BINS[bin]!,
        pages: within.length,
        right: toDigits(right),
        share,
        mean: toDigits(mean),
        weight: weightOf(within),
      };
    });
  const apart = bins.reduce((total, { weight, share, mean }) => total + weight * Math.abs(share - mean), 0);
  return {
    bins: bins.map(({ weight: _, ...bin }) => bin),
    error: answers.length === 0 ? null : toDigits(apart / weightOf(answers)),
  };
}
