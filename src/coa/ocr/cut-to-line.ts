import type { Component } from '../image/prepare/components.ts';
import type { PreparedPage } from '../image/prepare/prepare-page.ts';
import type { Word } from '../layout/word.ts';

/** Letter heights from which on a word's box may hold two lines, that a letter of either is high, and that part them. */
const TALL = 1.9;
const LETTER = 0.45;
const APART = 0.3;
/** Patches of ink of a line at least, and the share of a patch's width that lies within the word. */
const PATCHES = 2;
const WITHIN = 0.5;

/** Patches of ink that share heights. */
interface Line {
  top: number;
  bottom: number;
  patches: number;
}

/**
 * Words whose box reaches over a smaller line above or below, cut to their own: the reader takes a tiny label and the value under it for
 * one line, of which it reads the value alone. What is cut off is then a place that nobody has read.
 */
export function cutToLine(
  words: readonly Word[],
  { patches, letters }: Pick<PreparedPage, 'patches' | 'letters'>,
): Word[] {
  const high = patches.filter(({ top, bottom }) => bottom - top + 1 >= LETTER * letters);
  return words.map((word) => {
    if (word.bottom - word.top < TALL * letters || word.text.length < PATCHES) return word;
    const lines = linesOf(high.filter((patch) => isIn(word, patch)));
    if (lines.filter((line) => line.patches >= PATCHES).length < 2) return word;
    const own = lines.reduce((best, line) => (line.bottom - line.top > best.bottom - best.top ? line : best));
    const isApart = lines.every(
      (line) => line === own || line.top - own.bottom > APART * letters || own.top - line.bottom > APART * letters,
    );
    return own.patches >= PATCHES && isApart ? { ...word, top: own.top, bottom: own.bottom } : word;
  });
}

function isIn(word: Word, { left, right, top, bottom }: Component): boolean {
  const across = Math.min(word.right, right) - Math.max(word.left, left) + 1;
  return across > WITHIN * (right - left + 1) && top >= word.top - 1 && bottom <= word.bottom + 1;
}

/** Lines of patches, from the top down. */
function linesOf(patches: readonly Component[]): Line[] {
  const lines: Line[] = [];
  for (const { top, bottom } of [...patches].sort((a, b) => a.top - b.top)) {
    const line = lines.at(-1);
    if (line === undefined || top > line.bottom) lines.push({ top, bottom, patches: 1 });
    else Object.assign(line, { bottom: Math.max(line.bottom, bottom), patches: line.patches + 1 });
  }
  return lines;
}
