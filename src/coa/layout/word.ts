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

/** What words say, in their order. */
export function textOf(words: readonly Pick<Word, 'text'>[]): string {
  return words.map(({ text }) => text).join(' ');
}

/** The letters and digits of a text, without anything between them. */
export function signsOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

/** Confidence below which words may be in a script that the reader does not know, of whose letters it makes rubble: "样品名称" over "Sample". */
export const LEGIBLE = 0.65;

/** Mean confidence of words, by length; 0 when there are none. */
export function confidenceOf(words: readonly Pick<Word, 'text' | 'confidence'>[]): number {
  let [weight, sum] = [0, 0];
  for (const { text, confidence } of words) {
    weight += text.length;
    sum += text.length * confidence;
  }
  return weight === 0 ? 0 : sum / weight;
}

/** Parts of one to which a confidence is rounded. */
const HUNDREDTHS = 100;

/** Median confidence of words, 0 to 1 to two decimals; 0 when there are none. */
export function medianConfidence(words: readonly Word[]): number {
  if (words.length === 0) return 0;
  const sorted = words.map((word) => word.confidence).sort((a, b) => a - b);
  return Math.round(sorted[sorted.length >> 1]! * HUNDREDTHS) / HUNDREDTHS;
}
