import type { TypesetWord } from '../glyphs/typeset-word.ts';
import { magnitude } from '../statistics.ts';
import { declareFeatures, type Feature } from './feature.ts';
import { fieldLetters } from './field-letters.ts';
import { compareShape, type ShapeComparison } from './letter-shape.ts';
import { compareSpacing, type SpacingComparison } from './letter-spacing.ts';
import type { PageLetters } from './page-letters.ts';

/** How the letters of a field are set against those of its page. */
export interface LetterComparison {
  shape: ShapeComparison;
  spacing: SpacingComparison;
  /** See `PageLetters`. */
  bottomNoise: number | null;
  sizeNoise: number | null;
}

/** Added to a page's noise before an odd letter is held against it. */
const MIN_NOISE = 0.005;

/**
 * Compares sizes, distances and baselines of a field's letters with those of its page.
 * @param others words of the page's other fields.
 * @param column words of its size that begin or end where it does.
 * @param again words that print the field's value elsewhere, which are not compared with.
 */
export function compareLetters(
  page: PageLetters,
  own: readonly TypesetWord[],
  others: readonly TypesetWord[],
  column: readonly TypesetWord[],
  again: readonly TypesetWord[] = [],
): LetterComparison {
  const field = fieldLetters(own, again);
  return {
    shape: compareShape(page, field, others, column),
    spacing: compareSpacing(page, field, others),
    bottomNoise: page.bottomNoise,
    sizeNoise: page.sizeNoise,
  };
}

const byNoise = (odd: number | null, noise: number | null): number | null =>
  odd === null || noise === null ? null : odd / (noise + MIN_NOISE);

/** Features of how the letters of a field are set beside the page’s. */
export const LETTER_FEATURES: readonly Feature<LetterComparison>[] = declareFeatures<LetterComparison>('letters', [
  ['distance of digits to other fields’', 'log ratio', ({ spacing }) => spacing.pitchToOthers],
  ['distance of digits to other fields’, either way', 'log ratio', ({ spacing }) => magnitude(spacing.pitchToOthers)],
  ['distance of digits to the page’s', 'log ratio', ({ spacing }) => spacing.pitchToPage],
  ['distance of digits to the page’s, either way', 'log ratio', ({ spacing }) => magnitude(spacing.pitchToPage)],
  ['spread of the distances of digits', 'heights', ({ spacing }) => spacing.pitchSpread],
  ['size of digits to other fields’', 'log ratio', ({ shape }) => shape.sizeToOthers],
  ['size of digits to other fields’, either way', 'log ratio', ({ shape }) => magnitude(shape.sizeToOthers)],
  ['size of digits to the page’s', 'log ratio', ({ shape }) => shape.sizeToPage],
  ['tallest or lowest digit', 'share', ({ shape }) => shape.unevenSize],
  ['digit farthest off its neighbours’ baseline', 'heights', ({ shape }) => shape.unevenBottom],
  ['ink of letters to their like', 'log ratio', ({ shape }) => shape.ink],
  ['letter with most or least ink to its like', 'log ratio', ({ shape }) => shape.oddestInk],
  ['width of letters to their like', 'log ratio', ({ shape }) => shape.width],
  ['width of letters to their like, either way', 'log ratio', ({ shape }) => magnitude(shape.width)],
  ['size of letters to their like in its column', 'log ratio', ({ shape }) => shape.sizeToColumn],
  [
    'size of letters to their like in its column, either way',
    'log ratio',
    ({ shape }) => magnitude(shape.sizeToColumn),
  ],
  [
    'width of letters to their like in its column, either way',
    'log ratio',
    ({ shape }) => magnitude(shape.widthToColumn),
  ],
  ['ink of letters to their like in its column, either way', 'log ratio', ({ shape }) => magnitude(shape.inkToColumn)],
  ['baseline of the oddest letter to its like', 'heights', ({ shape }) => shape.oddestBottom],
  [
    'baseline of the oddest letter to its like, by the page’s',
    'ratio',
    ({ shape, bottomNoise }) => byNoise(shape.oddestBottom, bottomNoise),
  ],
  ['size of the oddest letter to its like', 'share', ({ shape }) => shape.oddestSize],
  [
    'size of the oddest letter to its like, by the page’s',
    'ratio',
    ({ shape, sizeNoise }) => byNoise(shape.oddestSize, sizeNoise),
  ],
  ['distance of the same two letters elsewhere', 'heights', ({ spacing }) => spacing.pairs],
  ['distance of the same two letters elsewhere, the farthest off', 'heights', ({ spacing }) => spacing.worstPair],
  ['gaps between letters to the page’s', 'heights', ({ spacing }) => spacing.gapToPage],
  ['widest gap between letters', 'heights', ({ spacing }) => spacing.widestGap],
  ['narrowest gap between letters', 'heights', ({ spacing }) => spacing.narrowestGap],
  ['gaps between words to the page’s', 'heights', ({ spacing }) => spacing.spaceToPage],
  ['gaps between words to the page’s, either way', 'heights', ({ spacing }) => magnitude(spacing.spaceToPage)],
  ['spread of the sizes of digits, page', 'share', ({ shape }) => shape.pageSizeSpread],
  ['spread of the gaps between letters, page', 'heights', ({ spacing }) => spacing.pageGapSpread],
  ['noise of letters’ baselines, page', 'heights', ({ bottomNoise }) => bottomNoise],
  ['noise of letters’ sizes, page', 'share', ({ sizeNoise }) => sizeNoise],
]);
