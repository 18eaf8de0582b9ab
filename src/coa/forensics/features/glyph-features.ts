import { type Glyph, glyphDistance } from '../glyphs/glyph.ts';
import { median, medianOf } from '../statistics.ts';
import { declareFeatures, type Feature } from './feature.ts';
import type { MeasuredWord } from './measured-word.ts';

/** The characters of a page and the words they stand in. */
export interface PageGlyphs {
  glyphs: readonly PlacedGlyph[];
  byCharacter: ReadonlyMap<string, readonly PlacedGlyph[]>;
  /** Of each character to the nearest of its like elsewhere on the page, in rising order. */
  distances: readonly number[];
}

interface PlacedGlyph {
  glyph: Glyph;
  word: MeasuredWord;
}

/** How the shapes of a field's letters differ from the same letters elsewhere; null if too few could be compared. */
export interface GlyphComparison {
  /** Median and largest distance to the nearest like letter of the page. */
  toPage: number | null;
  worst: number | null;
  /** Share of the page's letters that are farther from their like than the field's are. */
  shareFarther: number | null;
  /** Distance that is typical of the page, and of its other fields among themselves; never below `SAME_GLYPH`. */
  typical: number;
  typicalOfOthers: number | null;
  /** Median distance to the nearest like letter of the other fields. */
  toOthers: number | null;
}

/** Least distance of glyphs that counts: below it they are one typeface printed twice. */
const SAME_GLYPH = 0.05;
/** Ratios of heights within which two characters can be compared. */
const COMPARABLE_HEIGHTS = { min: 0.8, max: 1.25 };
const MIN_GLYPHS = 2;
const MIN_OF_OTHERS = 4;

/** Gathers the characters of a page's words. */
export function gatherGlyphs(words: readonly MeasuredWord[]): PageGlyphs {
  const glyphs = words.flatMap((word) => word.typeset.glyphs.map((glyph) => ({ glyph, word })));
  const byCharacter = Map.groupBy(glyphs, ({ glyph }) => glyph.character);
  return { glyphs, byCharacter, distances: distances(glyphs, byCharacter).sort((a, b) => a - b) };
}

/**
 * Compares the shapes of a field's letters with the same letters elsewhere.
 * @param others words of the page's other fields.
 * @param again words that print the field's value elsewhere, which are not compared with.
 */
export function compareGlyphs(
  { glyphs, byCharacter, distances: ofPage }: PageGlyphs,
  own: readonly MeasuredWord[],
  others: readonly MeasuredWord[],
  again: readonly MeasuredWord[] = [],
): GlyphComparison {
  const mine = new Set(own);
  const apart = new Set([...own, ...again]);
  const otherWords = new Set(others);
  const ownGlyphs = glyphs.filter(({ word }) => mine.has(word));
  const otherGlyphs = glyphs.filter(({ word }) => otherWords.has(word));
  const othersByCharacter = Map.groupBy(otherGlyphs, ({ glyph }) => glyph.character);
  const toPage = distances(ownGlyphs, byCharacter, (word) => !apart.has(word));
  const toOthers = distances(ownGlyphs, othersByCharacter);
  const amongOthers = distances(otherGlyphs, othersByCharacter);
  const middle = medianOf(toPage, MIN_GLYPHS);
  const middleAmongOthers = medianOf(amongOthers, MIN_OF_OTHERS);
  return {
    toPage: middle,
    worst: middle === null ? null : Math.max(...toPage),
    shareFarther: middle === null ? null : ofPage.filter((distance) => distance > middle).length / ofPage.length,
    typical: Math.max(SAME_GLYPH, median(ofPage) || 0),
    typicalOfOthers: middleAmongOthers === null ? null : Math.max(SAME_GLYPH, middleAmongOthers),
    toOthers: medianOf(toOthers, MIN_GLYPHS),
  };
}

/** Distances of glyphs to the nearest of their like in other words; none for those without one. */
function distances(
  glyphs: readonly PlacedGlyph[],
  byCharacter: PageGlyphs['byCharacter'],
  among: (word: MeasuredWord) => boolean = () => true,
): number[] {
  return glyphs.map((glyph) => nearest(glyph, byCharacter, among)).filter(Number.isFinite);
}

function nearest(
  { glyph, word }: PlacedGlyph,
  byCharacter: PageGlyphs['byCharacter'],
  among: (word: MeasuredWord) => boolean,
): number {
  let best = Infinity;
  for (const other of byCharacter.get(glyph.character) ?? []) {
    if (
      other.word === word ||
      other.glyph.height < COMPARABLE_HEIGHTS.min * glyph.height ||
      other.glyph.height > COMPARABLE_HEIGHTS.max * glyph.height ||
      !among(other.word)
    )
      continue;
    best = Math.min(best, glyphDistance(glyph, other.glyph, best));
  }
  return best;
}

const ratio = (value: number | null, to: number | null): number | null =>
  value === null || to === null ? null : value / to;

/** Features of how the glyphs of a field differ from their like on the page. */
export const GLYPH_FEATURES: readonly Feature<GlyphComparison>[] = declareFeatures<GlyphComparison>('glyphs', [
  ['glyphs to their like', 'glyph distance', ({ toPage }) => toPage],
  ['glyphs to their like, by the page’s', 'ratio', ({ toPage, typical }) => ratio(toPage, typical)],
  ['share of glyphs farther off', 'share', ({ shareFarther }) => shareFarther],
  ['worst glyph, by the page’s', 'ratio', ({ worst, typical }) => ratio(worst, typical)],
  ['glyphs to those of other fields', 'glyph distance', ({ toOthers }) => toOthers],
  [
    'glyphs to those of other fields, by theirs',
    'ratio',
    ({ toOthers, typicalOfOthers }) => ratio(toOthers, typicalOfOthers),
  ],
]);
