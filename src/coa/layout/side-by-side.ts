import { gapsBetween, widestOf } from './gaps.ts';
import type { Word } from './word.ts';

/** Two upright sheets beside one another are wider than high: two of A4 by 1.41, two of a screen still by more than this. */
const WIDEST_SHEET = 1.15;
/** Where the gap between them stands, as shares of the width. */
const GUTTER = { from: 0.35, to: 0.65 };
/** Narrowest gap, letter heights: wider than one between columns of a table is not to be asked for, since sheets have margins. */
export const NARROWEST = 2;
/** Words that each sheet has at the least, and the share of the height that they span. */
export const MIN_WORDS = 25;
const MIN_SPAN = 0.25;
/** What was read worse is mostly drawing, which may cross the gap: a watermark, a border. */
export const MIN_CONFIDENCE = 0.5;

/** The words of two sheets in one picture, and the column that parts them, in the words' pixels. */
export interface SideBySide {
  left: Word[];
  right: Word[];
  gutter: number;
}

/**
 * Parts the words of a picture where two upright sheets may lie side by side; null where there is no gap between them, or
 * the picture is no wider than one sheet. Whether each is a page of its own, its words have to say.
 * @param page width and height, and the height of its letters, in the words' pixels.
 */
export function splitSideBySide(
  words: readonly Word[],
  page: { width: number; height: number },
  letters: number,
): SideBySide | null {
  if (page.width < WIDEST_SHEET * page.height) return null;
  const isLegible = ({ confidence }: Word): boolean => confidence >= MIN_CONFIDENCE;
  const taken = words.filter(isLegible).map(({ left, right }) => [left, right] as const);
  const within = { from: GUTTER.from * page.width, to: GUTTER.to * page.width };
  const [widest] = widestOf(gapsBetween(taken, within, letters * NARROWEST), 1);
  if (widest === undefined) return null;
  const gutter = widest.at;
  const isLeft = (word: Word): boolean => (word.left + word.right) / 2 < gutter;
  const [left, right] = [words.filter(isLeft), words.filter((word) => !isLeft(word))];
  return [left, right].every(
    (sheet) => sheet.filter(isLegible).length >= MIN_WORDS && spanOf(sheet) >= MIN_SPAN * page.height,
  )
    ? { left, right, gutter }
    : null;
}

/** Rows from the first of some words to the last, pixels. */
function spanOf(words: readonly Word[]): number {
  return Math.max(...words.map(({ bottom }) => bottom)) - Math.min(...words.map(({ top }) => top));
}
