import { gapsBetween, widestOf } from './gaps.ts';
import { MIN_CONFIDENCE, MIN_WORDS, NARROWEST } from './side-by-side.ts';
import type { Word } from './word.ts';

/** A picture as high as two upright screens, or higher, may hold two sheets one above the other. */
const LONGEST_SHEET = 1.9;
/** Where the gap between them stands, as shares of the height: of three sheets the first ends at a third. */
const SEAM = { from: 0.25, to: 0.75 };
/** Gaps that are tried: a chromatogram leaves wider ones than the margins of two sheets. */
const MOST_SEAMS = 6;

/** The words above and below a row where one sheet may end and another begin, and that row, in the words' pixels. */
export interface Stacked {
  upper: Word[];
  lower: Word[];
  seam: number;
}

/**
 * Parts the words of a long picture at every wide gap between lines, the lowest first; none where the picture is no longer
 * than one sheet. Whether each part is a page of its own, its words have to say.
 * @param page width and height, and the height of its letters, in the words' pixels.
 */
export function splitStacked(
  words: readonly Word[],
  page: { width: number; height: number },
  letters: number,
): Stacked[] {
  if (page.height < LONGEST_SHEET * page.width) return [];
  const taken = words.flatMap(({ top, bottom, confidence }) =>
    confidence >= MIN_CONFIDENCE ? [[top, bottom] as const] : [],
  );
  const within = { from: SEAM.from * page.height, to: SEAM.to * page.height };
  return widestOf(gapsBetween(taken, within, letters * NARROWEST), MOST_SEAMS)
    .sort((a, b) => b.at - a.at)
    .map(({ at: seam }): Stacked => {
      const isUpper = (word: Word): boolean => (word.top + word.bottom) / 2 < seam;
      return { upper: words.filter(isUpper), lower: words.filter((word) => !isUpper(word)), seam };
    })
    .filter(({ upper, lower }) => upper.length >= MIN_WORDS && lower.length >= MIN_WORDS);
}
