import type { Glyph } from '../glyphs/glyph.ts';
import { alikeInHeight, glyphHeight, isDigit, type TypesetWord } from '../glyphs/typeset-word.ts';
import { maxOf, median, medianOf } from '../statistics.ts';
import { type FieldLetters, nearestTo, spreadOf } from './field-letters.ts';
import { apart, type Gap, letterGapsIn, type PageLetters, pairsIn } from './page-letters.ts';

/** How far apart a field's letters are against those of its page; gaps in heights, null if unavailable. */
export interface SpacingComparison {
  /** Distance of the middles of neighbouring digits, as logarithm of the ratio to that of others. */
  pitchToOthers: number | null;
  pitchToPage: number | null;
  pitchSpread: number | null;
  /** Distance of two letters less that of the same two elsewhere, without sign: the middle and the largest. */
  pairs: number | null;
  worstPair: number | null;
  /** Gap between letters less that of the page, and how far the widest and the narrowest lie off its middle. */
  gapToPage: number | null;
  widestGap: number | null;
  narrowestGap: number | null;
  /** Gap between words less that of the page. */
  spaceToPage: number | null;
  pageGapSpread: number | null;
}

/** The slender digit, beside which distances differ. */
const SLENDER = '1';
/** Distances of digits that others, and the page, must show. */
const MIN_PITCH_OF_OTHERS = 2;
const MIN_PITCH_OF_PAGE = 3;
const MIN_GAPS = 2;
const MIN_PAGE_GAPS = 8;
const MIN_PAGE_SPACES = 5;
/** A gap of so many heights parts two columns, not two words. */
const MAX_SPACE = 1.2;
/** Share of the other's height down to which words are compared: for the pitch of digits, for gaps, for the same two letters. */
const PITCH_HEIGHTS = 0.85;
const GAP_HEIGHTS = 0.8;
const PAIR_HEIGHTS = 0.9;

/**
 * Compares how far apart a field's letters are with those of its page.
 * @param others words of the page's other fields.
 */
export function compareSpacing(
  page: PageLetters,
  field: FieldLetters,
  others: readonly TypesetWord[],
): SpacingComparison {
  return { ...comparePitch(page, field, others), ...comparePairs(page, field), ...compareGaps(page, field) };
}

function comparePitch(
  page: PageLetters,
  { words, mine, height }: FieldLetters,
  others: readonly TypesetWord[],
): Pick<SpacingComparison, 'pitchToOthers' | 'pitchToPage' | 'pitchSpread'> {
  const pitch = words.flatMap(digitPitchesIn);
  const pitchTo = (of: readonly TypesetWord[], min: number): number | null => {
    const usual = medianOf(of.flatMap(digitPitchesIn), min);
    return pitch.length === 0 || usual === null ? null : Math.log(median(pitch) / usual);
  };
  const ofPage = page.words.filter((word) => !mine.has(word) && alikeInHeight(word, { height }, PITCH_HEIGHTS));
  return {
    pitchToOthers: pitchTo(others, MIN_PITCH_OF_OTHERS),
    pitchToPage: pitchTo(ofPage, MIN_PITCH_OF_PAGE),
    pitchSpread: pitch.length < 2 ? null : Math.max(...pitch) - Math.min(...pitch),
  };
}

/** Distances of the middles of neighbouring digits, in their height; the slender one is left out. */
function digitPitchesIn(word: TypesetWord): number[] {
  const isWide = (glyph: Glyph): boolean => isDigit(glyph) && glyph.character !== SLENDER;
  return pairsIn(word)
    .filter(([one, next]) => isWide(one) && isWide(next))
    .map(([one, next]) => (2 * apart(one, next)) / (glyphHeight(one) + glyphHeight(next)));
}

function comparePairs(
  page: PageLetters,
  { words, isMine }: FieldLetters,
): Pick<SpacingComparison, 'pairs' | 'worstPair'> {
  const differences = words.flatMap((word) =>
    pairsIn(word).flatMap(([one, next]) => {
      const same = (page.neighbours.get(one.character + next.character) ?? [])
        .filter((pair) => !isMine.has(pair.glyph) && alikeInHeight(pair, word, PAIR_HEIGHTS))
        .map(({ gap }) => gap);
      return same.length === 0 ? [] : [Math.abs(nearestTo(apart(one, next), same)) / word.height];
    }),
  );
  return { pairs: medianOf(differences), worstPair: maxOf(differences) };
}

function compareGaps(
  page: PageLetters,
  { words, height }: FieldLetters,
): Pick<SpacingComparison, 'gapToPage' | 'widestGap' | 'narrowestGap' | 'spaceToPage' | 'pageGapSpread'> {
  const usual = (gaps: readonly Gap[]): number[] =>
    gaps.filter((gap) => alikeInHeight(gap, { height }, GAP_HEIGHTS)).map(({ gap }) => gap / height);
  const ofPage = usual(page.letterGaps);
  const usualGap = medianOf(ofPage, MIN_PAGE_GAPS);
  const gaps = words.flatMap((word) => letterGapsIn(word).map((gap) => gap / height));
  const gap = medianOf(gaps, MIN_GAPS);
  const ordered = words.toSorted((a, b) => a.edges.left - b.edges.left);
  const space = medianOf(
    ordered
      .slice(1)
      .map((word, index) => (word.edges.left - ordered[index]!.edges.right) / height)
      .filter((between) => between > 0 && between < MAX_SPACE),
  );
  const usualSpace = medianOf(usual(page.wordGaps), MIN_PAGE_SPACES);
  return {
    gapToPage: gap === null || usualGap === null ? null : gap - usualGap,
    widestGap: gap === null ? null : Math.max(...gaps) - gap,
    narrowestGap: gap === null ? null : gap - Math.min(...gaps),
    spaceToPage: space === null || usualSpace === null ? null : space - usualSpace,
    pageGapSpread: usualGap === null ? null : spreadOf(ofPage),
  };
}
