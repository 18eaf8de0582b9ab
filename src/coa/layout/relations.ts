import { sharedHeight } from '../geometry/box.ts';
import type { Word } from './word.ts';

/** Where something stands on a page, pixels. */
export type Place = Pick<Word, 'left' | 'top' | 'right' | 'bottom'>;

/** Share of the lower one's height that two places of one line have in common: a line that is askew leaves about half. */
const ON_ONE_LINE = 0.45;
/** The same in a row of a table, and letter heights that may be missing for it: a title may be set lower than its number. */
const IN_ONE_ROW = { share: 0.5, slack: 0.4 } as const;
/** Letter heights by which a line may overlap the one above it: lines that are askew, and letters with a tail. */
const LINES_OVERLAP = 0.5;
/** Letter heights by which what stands under a title may stand off it: two lines of a form. */
const UNDER = 4;
/** Letter heights by which what stands under a title may begin beside it. */
const BESIDE_TITLE = 1;
/** Letter heights that may part two lines of one text, and by which they may begin apart. */
const NEXT_LINE = { gap: 1.2, indent: 0.6 } as const;
/** Letter heights by which the middles of two places of one height on the page may differ. */
const LEVEL = 0.5;
/**
 * Letter heights by which a title and what stands under it may begin, end and be centred apart: the number before a
 * title, "19.", is no part of it.
 */
const IN_LINE = { left: 2.6, right: 2, centre: 3 } as const;
/** Letter heights by which the edges of a column's cells may differ. */
const EDGE = 1;

/** Whether two places lie over one another. */
export function overlaps(a: Place, b: Place): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}

/** Whether two places are of one line. */
export function areOnOneLine(a: Place, b: Place): boolean {
  return sharedHeight(a, b) >= ON_ONE_LINE;
}

/** Whether some of a place is beside another, as each line of two is beside what stands in the middle of both. */
export function areBeside(a: Place, b: Place): boolean {
  return sharedHeight(a, b) > 0;
}

/** Whether two places are of one row: a title of several lines is of one row with what stands beside any of them. */
export function areInOneRow(a: Place, b: Place, letters: number): boolean {
  const slack = letters * IN_ONE_ROW.slack;
  return sharedHeight({ top: a.top - slack, bottom: a.bottom + slack }, b) > IN_ONE_ROW.share;
}

/** Letter heights from the end of a place to the beginning of another; negative where they overlap. */
export function gapRight(of: Place, other: Place, letters: number): number {
  return (other.left - of.right) / letters;
}

/** Letter heights from the foot of a place to the head of another; negative where they overlap. */
export function gapBelow(of: Place, other: Place, letters: number): number {
  return (other.top - of.bottom) / letters;
}

/** Whether some of a place is over or under another; `margin` in pixels, by which they may miss one another. */
export function areInOneColumn(a: Place, b: Place, margin = 0): boolean {
  return Math.min(a.right, b.right) > Math.max(a.left, b.left) - margin;
}

/** Whether a place stands under another as a value stands under its title. */
export function isUnder(place: Place, title: Place, letters: number): boolean {
  const gap = gapBelow(title, place, letters);
  return gap > -LINES_OVERLAP && gap < UNDER && areInOneColumn(place, title, letters * BESIDE_TITLE);
}

/** Whether a place begins right under another, in line with it, as a value of a card does under its label. @param most letter heights apart. */
export function beginsUnder(place: Place, label: Place, letters: number, most: number): boolean {
  const gap = gapBelow(label, place, letters);
  return gap >= 0 && gap < most && Math.abs(place.left - label.left) < letters * EDGE;
}

/** Whether a place stands so far below another that nothing is between the two: neither is beside the other, or under it. */
export function isFarBelow(place: Place, other: Place, letters: number): boolean {
  return gapBelow(other, place, letters) >= UNDER;
}

/** Whether a place is the next line of the text that another one is a line of. */
export function isNextLine(line: Place, place: Place, letters: number): boolean {
  const gap = gapBelow(line, place, letters);
  const isBelow = place.top > line.top && gap > -LINES_OVERLAP && gap < NEXT_LINE.gap;
  return isBelow && Math.abs(place.left - line.left) < letters * NEXT_LINE.indent;
}

/** Whether two places have one middle, from top to bottom. */
export function areLevel(a: Place, b: Place, letters: number): boolean {
  return Math.abs((a.top + a.bottom - b.top - b.bottom) / 2) < letters * LEVEL;
}

/** Whether two places have one middle, from left to right. */
export function areCentred(a: Place, b: Place, letters: number): boolean {
  return Math.abs((a.left + a.right - b.left - b.right) / 2) < letters * IN_LINE.centre;
}

/** Whether two places begin, end or are centred in line with one another. */
export function areInLine(a: Place, b: Place, letters: number): boolean {
  return (
    Math.abs(a.left - b.left) < letters * IN_LINE.left ||
    Math.abs(a.right - b.right) < letters * IN_LINE.right ||
    areCentred(a, b, letters)
  );
}

/** Whether two places begin or end in line, as the cells of a column do. */
export function shareEdge(a: Place, b: Place, letters: number): boolean {
  return Math.abs(a.left - b.left) < letters * EDGE || Math.abs(a.right - b.right) < letters * EDGE;
}
