/** One word as read. */
export interface Word {
  text: string;
  /** 0 to 1, as the reader claims it. */
  confidence: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Median confidence of words, 0 to 1 to two decimals; 0 when there are none. */
export function medianConfidence(words: readonly Word[]): number {
  if (words.length === 0) return 0;
  const sorted = words.map((word) => word.confidence).sort((a, b) => a - b);
  return Math.round(sorted[sorted.length >> 1]! * 100) / 100;
}
