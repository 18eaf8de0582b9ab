import { median } from '../statistics.ts';
import type { Glyph } from './glyph.ts';
import { OFF_LINE, type TypesetWord } from './typeset-word.ts';

/** How far a character reaches below the line, in heights of capitals. */
export type Overshoot = (character: string) => number;

/** Letters whose round bottom reaches a little below the line. */
const ROUND = /[035689CGJOSUabcdeostu]/;
/** Figures that reach below the line in old-style faces. */
const OLD_STYLE = /[34579]/;
/** How far round letters reach below the line in heights of capitals, where a page cannot tell. */
const USUAL_OVERSHOOT = 0.015;
/** Round letters reach below the line no farther; what seems to was misread or edited. */
const MAX_OVERSHOOT = 0.05;
/** Letters that a page must show for its own overshoot to count, and for that of one character. */
const MIN_LETTERS = 8;
const MIN_OF_CHARACTER = 3;

/** The letters of a word that stand on the line, and those of them that do so in every typeface. */
export function standingLetters(glyphs: readonly Glyph[]): { standing: Glyph[]; sure: Glyph[] } {
  const standing = glyphs.filter(({ character }) => !OFF_LINE.test(character));
  return { standing, sure: standing.filter(({ character }) => !OLD_STYLE.test(character)) };
}

/**
 * How far a page's round letters reach below the line on which its flat ones stand.
 * @param sizes heights of the words' capitals, in their order.
 */
export function estimateOvershoot(words: readonly TypesetWord[], sizes: readonly number[]): Overshoot {
  const seen = words.flatMap(({ glyphs }, index) => {
    const { standing, sure } = standingLetters(glyphs);
    const flat = sure.filter(({ character }) => !ROUND.test(character));
    if (flat.length === 0) return [];
    const line = median(flat.map(({ edges }) => edges.bottom));
    return standing
      .filter(({ character }) => ROUND.test(character))
      .map(({ character, edges }) => ({ character, below: (edges.bottom - line) / sizes[index]! }));
  });
  const likely = (all: typeof seen): number =>
    Math.min(MAX_OVERSHOOT, Math.max(0, median(all.map(({ below }) => below))));
  const usual = seen.length < MIN_LETTERS ? USUAL_OVERSHOOT : likely(seen);
  const byCharacter = new Map(
    [...Map.groupBy(seen, ({ character }) => character)].map(([character, all]) => [
      character,
      all.length < MIN_OF_CHARACTER ? usual : likely(all),
    ]),
  );
  return (character) => (ROUND.test(character) ? (byCharacter.get(character) ?? usual) : 0);
}
