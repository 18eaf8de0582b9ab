import type { Word } from '../../layout/word.ts';

/** What the recogniser says of a line: at each step along it, a probability for every class. */
export interface LineProbabilities {
  steps: number;
  classes: number;
  /** Step by step, `classes` numbers each. */
  data: Float32Array;
}

/** A sign that was read, and the steps at which it was seen. */
interface Sign {
  text: string;
  probability: number;
  from: number;
  to: number;
}

/** The class that stands for no sign (connectionist temporal classification, Graves 2006). */
const BLANK = 0;
/** Steps that a sign reaches beyond those at which it was seen: the network sees it where it is surest, in its middle. */
const HALF_SIGN = 0.5;

/**
 * The words of a line: the likeliest class at every step, one that goes on over several steps counted once. A word's
 * confidence is the mean of its signs' probabilities.
 * @param alphabet signs of the classes from 1 on; the class behind the last is the space.
 * @param size of the picture of the line in pixels, over which the steps are spread evenly: boxes are in its pixels.
 */
export function decodeLine(
  { steps, classes, data }: LineProbabilities,
  alphabet: readonly string[],
  size: { width: number; height: number },
): Word[] {
  const words: Sign[][] = [[]];
  let last = BLANK;
  for (let step = 0; step < steps; step++) {
    const scores = data.subarray(step * classes, (step + 1) * classes);
    let likeliest = BLANK;
    for (let at = 1; at < classes; at++) if (scores[at]! > scores[likeliest]!) likeliest = at;
    const sign = words.at(-1)!.at(-1);
    if (likeliest === last && likeliest !== BLANK && sign !== undefined) sign.to = step + 1;
    else if (likeliest !== BLANK) {
      const text = alphabet[likeliest - 1] ?? ' ';
      if (text === ' ') words.push([]);
      else words.at(-1)!.push({ text, probability: scores[likeliest]!, from: step, to: step + 1 });
    }
    last = likeliest;
  }
  const perStep = size.width / steps;
  return words
    .filter((signs) => signs.length > 0)
    .map((signs) => ({
      text: signs.map(({ text }) => text).join(''),
      confidence: signs.reduce((sum, { probability }) => sum + probability, 0) / signs.length,
      left: Math.max(0, (signs[0]!.from - HALF_SIGN) * perStep),
      top: 0,
      right: Math.min(size.width, (signs.at(-1)!.to + HALF_SIGN) * perStep),
      bottom: size.height,
    }));
}
