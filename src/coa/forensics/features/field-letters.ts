import type { Glyph } from '../glyphs/glyph.ts';
import { alikeInHeight, glyphHeight, type TypesetWord } from '../glyphs/typeset-word.ts';
import { median } from '../statistics.ts';

/** The letters of a field. */
export interface FieldLetters {
  words: readonly TypesetWord[];
  glyphs: readonly Glyph[];
  /** Words and letters that it is not compared with: its own, and those of its value where that is printed again. */
  mine: ReadonlySet<TypesetWord>;
  isMine: ReadonlySet<Glyph>;
  /** Median height of its words' ink, pixels. */
  height: number;
}

/**
 * The letters of a field that stands in these words.
 * @param again words that print its value once more
 */
export function fieldLetters(words: readonly TypesetWord[], again: readonly TypesetWord[] = []): FieldLetters {
  const mine = [...words, ...again];
  return {
    words,
    glyphs: words.flatMap((word) => word.glyphs),
    mine: new Set(mine),
    isMine: new Set(mine.flatMap((word) => word.glyphs)),
    height: median(words.map((word) => word.height)),
  };
}

/** Whether a glyph is of a height, down to a share of it either way. */
export function isOfHeight(glyph: Glyph, height: number, share: number): boolean {
  return alikeInHeight({ height: glyphHeight(glyph) }, { height }, share);
}

/** How far a value is from the nearest of others, with its sign. @param others not none. */
export function nearestTo(value: number, others: readonly number[]): number {
  return others.map((other) => value - other).reduce((best, off) => (Math.abs(off) < Math.abs(best) ? off : best));
}

/** How far the farthest of some values is from a number, without sign. */
export function farthestFrom(values: readonly number[], from: number): number {
  return Math.max(...values.map((value) => Math.abs(value - from)));
}

/** Median distance of values from their median. */
export function spreadOf(values: readonly number[]): number {
  const middle = median(values);
  return median(values.map((value) => Math.abs(value - middle)));
}
