import type { Glyph } from '../glyphs/glyph.ts';
import { glyphHeight, glyphWidth, isDigit, type TypesetWord } from '../glyphs/typeset-word.ts';
import { maxOf, median, medianOf } from '../statistics.ts';
import { type FieldLetters, farthestFrom, isOfHeight, nearestTo, spreadOf } from './field-letters.ts';
import type { PageLetters, Stance } from './page-letters.ts';

/** Sizes, ink and stance of a field's letters against those of its page; null if unavailable. */
export interface ShapeComparison {
  /** Height of its digits as logarithm of the ratio to that of others. */
  sizeToOthers: number | null;
  sizeToPage: number | null;
  pageSizeSpread: number | null;
  /** How far one digit's height lies off the others', as a share; and its lower edge, in heights. */
  unevenSize: number | null;
  unevenBottom: number | null;
  /** Coverage and width of its letters against the nearest like letter, log ratios; and the letter farthest off in coverage. */
  ink: number | null;
  oddestInk: number | null;
  width: number | null;
  /** Against like letters of its column and the other fields, log ratios. */
  sizeToColumn: number | null;
  widthToColumn: number | null;
  inkToColumn: number | null;
  /** The letter that stands or is sized least like the same letters elsewhere, in sizes of its word. */
  oddestBottom: number | null;
  oddestSize: number | null;
}

const MIN_DIGITS = 2;
/** Digits before one can be held against the others. */
const MIN_EVEN_DIGITS = 3;
const MIN_SIZES = 3;
const MIN_SPREAD_SIZES = 6;
const MIN_LETTERS = 2;
/** Share of the other's height down to which letters are compared: digits, letters of a column, and any like letters. */
const DIGIT_HEIGHTS = 0.85;
const COLUMN_HEIGHTS = 0.85;
const LIKE_HEIGHTS = 0.9;

/**
 * Compares sizes, ink and stance of a field's letters with those of its page.
 * @param others words of the page's other fields.
 * @param column words of its size that begin or end where it does.
 */
export function compareShape(
  page: PageLetters,
  field: FieldLetters,
  others: readonly TypesetWord[],
  column: readonly TypesetWord[],
): ShapeComparison {
  return {
    ...compareDigits(page, field, others),
    ...compareLike(page, field),
    ...compareColumn(field, [...new Set([...others, ...column])]),
    ...compareStances(page, field),
  };
}

function compareDigits(
  page: PageLetters,
  { words, glyphs, isMine, height }: FieldLetters,
  others: readonly TypesetWord[],
): Pick<ShapeComparison, 'sizeToOthers' | 'sizeToPage' | 'pageSizeSpread' | 'unevenSize' | 'unevenBottom'> {
  const unevenBottoms = words.flatMap((word) => {
    const bottoms = word.glyphs.filter(isDigit).map(({ edges }) => edges.bottom);
    return bottoms.length < MIN_EVEN_DIGITS ? [] : [farthestFrom(bottoms, median(bottoms)) / height];
  });
  const unevenBottom = maxOf(unevenBottoms);
  const digits = glyphs.filter(isDigit);
  const size = medianOf(digits.map(glyphHeight), MIN_DIGITS);
  if (size === null)
    return { sizeToOthers: null, sizeToPage: null, pageSizeSpread: null, unevenSize: null, unevenBottom };
  const sizesOf = (all: readonly Glyph[]): number[] =>
    all.filter((glyph) => !isMine.has(glyph) && isOfHeight(glyph, size, DIGIT_HEIGHTS)).map(glyphHeight);
  const sizeTo = (sizes: readonly number[]): number | null =>
    sizes.length < MIN_SIZES ? null : Math.log(size / median(sizes));
  const ofPage = sizesOf(page.digits);
  const relative = digits.map((digit) => glyphHeight(digit) / size);
  return {
    sizeToOthers: sizeTo(sizesOf(others.flatMap((word) => word.glyphs).filter(isDigit))),
    sizeToPage: sizeTo(ofPage),
    pageSizeSpread: ofPage.length < MIN_SPREAD_SIZES ? null : spreadOf(ofPage.map((one) => one / size)),
    unevenSize: digits.length < MIN_EVEN_DIGITS ? null : farthestFrom(relative, 1),
    unevenBottom,
  };
}

function compareLike(
  page: PageLetters,
  { glyphs, isMine }: FieldLetters,
): Pick<ShapeComparison, 'ink' | 'oddestInk' | 'width'> {
  const toLike = glyphs.flatMap((glyph) => {
    const like = (page.byCharacter.get(glyph.character) ?? []).filter(
      (other) => !isMine.has(other) && isOfHeight(other, glyphHeight(glyph), LIKE_HEIGHTS),
    );
    if (like.length === 0) return [];
    return [
      {
        ink: nearestTo(inkOf(glyph), like.map(inkOf)),
        width: nearestTo(proportionOf(glyph), like.map(proportionOf)),
      },
    ];
  });
  const inks = toLike.map(({ ink }) => ink);
  const widths = toLike.map(({ width }) => width);
  const ink = medianOf(inks, MIN_LETTERS);
  return { ink, oddestInk: ink === null ? null : farthestFrom(inks, ink), width: medianOf(widths, MIN_LETTERS) };
}

function compareColumn(
  { mine, glyphs }: FieldLetters,
  column: readonly TypesetWord[],
): Pick<ShapeComparison, 'sizeToColumn' | 'widthToColumn' | 'inkToColumn'> {
  const inColumn = Map.groupBy(
    column.filter((word) => !mine.has(word)).flatMap((word) => word.glyphs),
    ({ character }) => character,
  );
  const against = (of: (glyph: Glyph) => number): number | null =>
    medianOf(
      glyphs.flatMap((glyph) => {
        const like = (inColumn.get(glyph.character) ?? []).filter((other) =>
          isOfHeight(other, glyphHeight(glyph), COLUMN_HEIGHTS),
        );
        return like.length === 0 ? [] : [of(glyph) - median(like.map(of))];
      }),
      MIN_LETTERS,
    );
  return {
    sizeToColumn: against((glyph) => Math.log(glyphHeight(glyph))),
    widthToColumn: against((glyph) => Math.log(glyphWidth(glyph))),
    inkToColumn: against(inkOf),
  };
}

function compareStances(
  page: PageLetters,
  { glyphs, isMine }: FieldLetters,
): Pick<ShapeComparison, 'oddestBottom' | 'oddestSize'> {
  const odd = (of: (stance: Stance) => number): number | null => {
    const distances = glyphs.flatMap((glyph) => {
      const stance = page.stances.get(glyph);
      const like = (page.stancesOf.get(glyph.character) ?? []).filter((other) => !isMine.has(other.glyph));
      return stance === undefined || like.length === 0 ? [] : [Math.abs(nearestTo(of(stance), like.map(of)))];
    });
    return distances.length < MIN_LETTERS ? null : Math.max(...distances);
  };
  return { oddestBottom: odd(({ bottom }) => bottom), oddestSize: odd(({ size }) => size) };
}

/** Worked out once a letter: every field is held against all letters of its page. */
const inks = new WeakMap<Glyph, number>();

/** Logarithm of the mean coverage of a letter's box. */
function inkOf(glyph: Glyph): number {
  const known = inks.get(glyph);
  if (known !== undefined) return known;
  const ink = Math.log(glyph.shape.reduce((sum, cover) => sum + cover, 0) / glyph.shape.length);
  inks.set(glyph, ink);
  return ink;
}

/** Logarithm of a letter's width by its height. */
function proportionOf(glyph: Glyph): number {
  return Math.log(glyphWidth(glyph) / glyphHeight(glyph));
}
