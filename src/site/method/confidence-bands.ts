/**
 * Three bands instead of a bare figure: the lowest confidence of each, and what it means. Confidence is the share of
 * right verdicts among those given at that confidence.
 */
export const CONFIDENCE_BANDS = [
  { from: 0.85, label: 'Firm', meaning: 'verdicts given like this one are rarely wrong' },
  { from: 0.6, label: 'Probable', meaning: 'more often right than wrong: confirm it before relying on it' },
  { from: 0, label: 'Tentative', meaning: 'a hint, no more' },
] as const;

/** The band that a confidence from 0 to 1 falls into. */
export function confidenceBand(confidence: number): (typeof CONFIDENCE_BANDS)[number] {
  return CONFIDENCE_BANDS.find((band) => confidence >= band.from) ?? CONFIDENCE_BANDS[2];
}
