import type { Glyph } from '../glyphs/glyph.ts';
import { alikeInHeight, evenly, glyphHeight, isDigit, isTall, type TypesetWord } from '../glyphs/typeset-word.ts';
import { median, medianOf } from '../statistics.ts';

/** How a letter stands among those of its word, in the size of its word's capitals and digits. */
export interface Stance {
  glyph: Glyph;
  /** How far its lower edge lies below the middle of theirs. */
  bottom: number;
  size: number;
}

/** The space beside a word, by which others of the page are judged. */
export interface Gap {
  /** Pixels. */
  gap: number;
  /** Of the word beside it, pixels. */
  height: number;
}

/** How the letters of a page are set: what those of a field are compared with. */
export interface PageLetters {
  words: readonly TypesetWord[];
  byCharacter: ReadonlyMap<string, readonly Glyph[]>;
  digits: readonly Glyph[];
  stances: ReadonlyMap<Glyph, Stance>;
  stancesOf: ReadonlyMap<string, readonly Stance[]>;
  /** Two neighbouring letters: distance of their middles. */
  neighbours: ReadonlyMap<string, readonly (Gap & { glyph: Glyph })[]>;
  letterGaps: readonly Gap[];
  wordGaps: readonly Gap[];
  /** How far like letters usually differ in where they stand and in size; null of too few. */
  bottomNoise: number | null;
  sizeNoise: number | null;
}

/** Letters as tall as capitals that a word needs before each can be held against the others. */
const MIN_TALL = 3;
/** Letters of one kind before they show noise, and letters in all before the page does. */
const MIN_ALIKE = 3;
const MIN_STANCES = 12;
/** Gap of two words of one line, how far one may stand below the other, and ratio of their heights. */
const MAX_WORD_GAP = 0.9;
const MAX_STEP = 0.5;
const WORD_HEIGHTS = 0.7;

/** Gathers how the letters of a page's words are set. */
export function gatherLetters(words: readonly TypesetWord[]): PageLetters {
  const glyphs = words.flatMap((word) => word.glyphs);
  const stances = words.flatMap(stancesIn);
  const stancesOf = Map.groupBy(stances, ({ glyph }) => glyph.character);
  const neighbours = words.flatMap((word) =>
    pairsIn(word).map(([one, next]) => ({
      letters: one.character + next.character,
      glyph: one,
      gap: apart(one, next),
      height: word.height,
    })),
  );
  return {
    words,
    byCharacter: Map.groupBy(glyphs, ({ character }) => character),
    digits: glyphs.filter(isDigit),
    stances: new Map(stances.map((stance) => [stance.glyph, stance])),
    stancesOf,
    neighbours: Map.groupBy(neighbours, ({ letters }) => letters),
    letterGaps: words.flatMap((word) => letterGapsIn(word).map((gap) => ({ gap, height: word.height }))),
    wordGaps: wordGapsAmong(words),
    ...noiseOf([...stancesOf.values()]),
  };
}

/** Letters as tall as capitals, in a word that has three of them. */
function stancesIn({ glyphs }: TypesetWord): Stance[] {
  const tall = glyphs.filter(isTall);
  if (tall.length < MIN_TALL) return [];
  const [line, size] = [median(tall.map(({ edges }) => edges.bottom)), median(tall.map(glyphHeight))];
  return tall.map((glyph) => ({
    glyph,
    bottom: (glyph.edges.bottom - line) / size,
    size: glyphHeight(glyph) / size,
  }));
}

function noiseOf(byCharacter: readonly (readonly Stance[])[]): Pick<PageLetters, 'bottomNoise' | 'sizeNoise'> {
  const odd = byCharacter
    .filter((all) => all.length >= MIN_ALIKE)
    .flatMap((all) => {
      const [bottom, size] = [median(all.map((one) => one.bottom)), median(all.map((one) => one.size))];
      return all.map((one) => ({ bottom: Math.abs(one.bottom - bottom), size: Math.abs(one.size - size) }));
    });
  return {
    bottomNoise: medianOf(
      odd.map(({ bottom }) => bottom),
      MIN_STANCES,
    ),
    sizeNoise: medianOf(
      odd.map(({ size }) => size),
      MIN_STANCES,
    ),
  };
}

/** Gaps between words that follow one another on a line. */
function wordGapsAmong(words: readonly TypesetWord[]): Gap[] {
  return evenly(words).flatMap((one) =>
    words
      .filter(
        (other) =>
          other.edges.left > one.edges.right &&
          other.edges.left - one.edges.right < MAX_WORD_GAP * one.height &&
          Math.abs(other.edges.bottom - one.edges.bottom) < MAX_STEP * one.height &&
          alikeInHeight(one, other, WORD_HEIGHTS),
      )
      .map((other) => ({ gap: other.edges.left - one.edges.right, height: one.height })),
  );
}

/** Letters that stand side by side in a word. */
export function pairsIn({ glyphs }: TypesetWord): [Glyph, Glyph][] {
  return glyphs.slice(1).flatMap((next, index): [Glyph, Glyph][] => {
    const one = glyphs[index];
    return one !== undefined && next.place === one.place + 1 ? [[one, next]] : [];
  });
}

/** Gaps between the ink of neighbouring letters, pixels. */
export function letterGapsIn(word: TypesetWord): number[] {
  return pairsIn(word).map(([one, next]) => next.edges.left - one.edges.right);
}

/** Distance of the middles of two letters, pixels. */
export function apart(one: Glyph, next: Glyph): number {
  return (next.edges.left + next.edges.right - one.edges.left - one.edges.right) / 2;
}
