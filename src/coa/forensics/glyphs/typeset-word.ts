import { evenSample } from '../statistics.ts';
import type { Edges, Glyph } from './glyph.ts';

/** A word, its letters and the lines between which its ink stands. */
export interface TypesetWord {
  text: string;
  glyphs: readonly Glyph[];
  edges: Edges;
  /** Of its ink, pixels. */
  height: number;
}

/** Letters that reach below the line, or do not reach it. */
export const OFF_LINE = /[gjpqyQ,;()]/;
const AS_TALL_AS_CAPITALS = /[A-Z0-9bdfhklt]/;
/** Words that are compared with all others, at most: a certificate has a few hundred, a page made to keep us busy has thousands. */
const MAX_COMPARED = 600;

/** Whether a letter is a figure. */
export function isDigit({ character }: Glyph): boolean {
  return character >= '0' && character <= '9';
}

/** Whether a letter stands on the line, and is as tall as a capital. */
export function isTall({ character }: Glyph): boolean {
  return AS_TALL_AS_CAPITALS.test(character) && !OFF_LINE.test(character);
}

/** Height of a letter's ink, pixels and parts of them. */
export function glyphHeight({ edges }: Glyph): number {
  return edges.bottom - edges.top;
}

/** Width of a letter's ink, pixels and parts of them. */
export function glyphWidth({ edges }: Glyph): number {
  return edges.right - edges.left;
}

/** Whether neither word's height is below a share of the other's. */
export function alikeInHeight(one: { height: number }, other: { height: number }, share: number): boolean {
  return one.height > share * other.height && other.height > share * one.height;
}

/** As many as are compared with all others, spread over the whole; all of them on a page of usual length. */
export function evenly<T>(all: readonly T[]): readonly T[] {
  return evenSample(all, MAX_COMPARED);
}
