import type { Glyph } from '../glyphs/cut-glyphs.ts';
import {
  alikeInHeight,
  evenly,
  isDigit,
  isTall,
  magnitude,
  median,
  type SetWord,
  tallOf,
  wideOf,
} from '../glyphs/set-words.ts';

/** Names of what `letterTraits` measures, in order; lengths in heights, sizes as logarithms of their ratio. */
export const LETTER_VALUES: readonly string[] = [
  'distance of digits to other fields’',
  'distance of digits to other fields’, either way',
  'distance of digits to the page’s',
  'distance of digits to the page’s, either way',
  'spread of the distances of digits',
  'size of digits to other fields’',
  'size of digits to other fields’, either way',
  'size of digits to the page’s',
  'tallest or lowest digit',
  'digit farthest off its neighbours’ foot',
  'ink of letters to their like',
  'letter with most or least ink to its like',
  'width of letters to their like',
  'width of letters to their like, either way',
  'size of letters to their like in its column',
  'size of letters to their like in its column, either way',
  'width of letters to their like in its column, either way',
  'ink of letters to their like in its column, either way',
  'foot of the oddest letter to its like',
  'foot of the oddest letter to its like, by the page’s',
  'size of the oddest letter to its like',
  'size of the oddest letter to its like, by the page’s',
  'distance of the same two letters elsewhere',
  'distance of the same two letters elsewhere, the farthest off',
  'gaps between letters to the page’s',
  'widest gap between letters',
  'narrowest gap between letters',
  'gaps between words to the page’s',
  'gaps between words to the page’s, either way',
  'spread of the sizes of digits, page',
  'spread of the gaps between letters, page',
  'noise of letters’ feet, page',
  'noise of letters’ sizes, page',
];

/** How a letter stands among those of its word, in the size of its word's capitals and digits. */
interface Stance {
  glyph: Glyph;
  foot: number;
  size: number;
}

interface Gap {
  gap: number;
  /** Of the word beside it. */
  height: number;
}

/** How the letters of a page are set: what those of a field are compared with. */
export interface PageLetters {
  words: readonly SetWord[];
  byCharacter: ReadonlyMap<string, readonly Glyph[]>;
  digits: readonly Glyph[];
  stances: ReadonlyMap<Glyph, Stance>;
  stancesOf: ReadonlyMap<string, readonly Stance[]>;
  /** Two neighbouring letters: distance of their middles. */
  neighbours: ReadonlyMap<string, readonly (Gap & { glyph: Glyph })[]>;
  letterGaps: readonly Gap[];
  wordGaps: readonly Gap[];
  footNoise: number | null;
  sizeNoise: number | null;
}

/** How the letters of a field are set against those of its page. */
export interface LetterTraits {
  /** See `LETTER_VALUES`. */
  values: (number | null)[];
  /** How much larger its letters or digits are than others, and how much farther apart; logarithms without sign, null where that cannot be told. */
  size: number | null;
  distance: number | null;
}

const LEAST_STANCES = 12;
const LEAST_GAPS = 8;
/** Added to a page's noise before an odd letter is held against it. */
const LEAST_NOISE = 0.005;

export function pageLetters(words: readonly SetWord[]): PageLetters {
  const glyphs = words.flatMap((word) => word.glyphs);
  const stances = words.flatMap(stancesIn);
  const stancesOf = Map.groupBy(stances, ({ glyph }) => glyph.character);
  const odd = [...stancesOf.values()]
    .filter((all) => all.length >= 3)
    .flatMap((all) => {
      const [foot, size] = [median(all.map((one) => one.foot)), median(all.map((one) => one.size))];
      return all.map((one) => ({ foot: Math.abs(one.foot - foot), size: Math.abs(one.size - size) }));
    });
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
    wordGaps: evenly(words).flatMap((one) =>
      words
        .filter(
          (other) =>
            other.edges.left > one.edges.right &&
            other.edges.left - one.edges.right < 0.9 * one.height &&
            Math.abs(other.edges.bottom - one.edges.bottom) < 0.5 * one.height &&
            alikeInHeight(one, other, 0.7),
        )
        .map((other) => ({ gap: other.edges.left - one.edges.right, height: one.height })),
    ),
    footNoise: odd.length < LEAST_STANCES ? null : median(odd.map(({ foot }) => foot)),
    sizeNoise: odd.length < LEAST_STANCES ? null : median(odd.map(({ size }) => size)),
  };
}

/**
 * Sizes, distances and feet of a field's letters against those of its page.
 * @param others words of the page's other fields.
 * @param column words of its size that begin or end where it does.
 */
export function letterTraits(
  page: PageLetters,
  own: readonly SetWord[],
  others: readonly SetWord[],
  column: readonly SetWord[],
): LetterTraits {
  const mine = new Set(own);
  const height = median(own.map((word) => word.height));
  const glyphs = own.flatMap((word) => word.glyphs);
  const isMine = new Set(glyphs);
  const elsewhere = (character: string): Glyph[] =>
    (page.byCharacter.get(character) ?? []).filter((glyph) => !isMine.has(glyph));

  const pitch = own.flatMap(digitDistancesIn);
  const pitchTo = (words: readonly SetWord[], fewest: number): number | null => {
    const distances = words.flatMap(digitDistancesIn);
    return pitch.length === 0 || distances.length < fewest ? null : Math.log(median(pitch) / median(distances));
  };
  const distanceToOthers = pitchTo(others, 2);
  const distanceToPage = pitchTo(
    page.words.filter((word) => !mine.has(word) && alikeInHeight(word, { height }, 0.85)),
    3,
  );

  const digits = glyphs.filter(isDigit);
  const digitSize = digits.length < 2 ? null : median(digits.map(tallOf));
  const ofSize = (all: readonly Glyph[]): number[] =>
    digitSize === null
      ? []
      : all.filter((glyph) => !isMine.has(glyph) && ofOneHeight(glyph, digitSize, 0.85)).map(tallOf);
  const [otherSizes, pageSizes] = [ofSize(others.flatMap((word) => word.glyphs).filter(isDigit)), ofSize(page.digits)];
  const sizeTo = (sizes: readonly number[]): number | null =>
    digitSize === null || sizes.length < 3 ? null : Math.log(digitSize / median(sizes));
  const sizeToOthers = sizeTo(otherSizes);
  const unevenFeet = own.flatMap((word) => {
    const feet = word.glyphs.filter(isDigit).map(({ edges }) => edges.bottom);
    return feet.length < 3 ? [] : [farthest(feet, median(feet)) / height];
  });

  const toLike = glyphs.flatMap((glyph) => {
    const like = elsewhere(glyph.character).filter((other) => ofOneHeight(other, tallOf(glyph), 0.9));
    return like.length === 0
      ? []
      : [
          {
            ink: nearestTo(inkOf(glyph), like.map(inkOf)),
            width: nearestTo(proportionOf(glyph), like.map(proportionOf)),
          },
        ];
  });
  const inks = toLike.map(({ ink }) => ink);
  const [ink, width] = [
    centre(inks, 2),
    centre(
      toLike.map((one) => one.width),
      2,
    ),
  ];

  const inColumn = Map.groupBy(
    [...new Set([...others, ...column])].filter((word) => !mine.has(word)).flatMap((word) => word.glyphs),
    ({ character }) => character,
  );
  const toColumn = glyphs.flatMap((glyph) => {
    const like = inColumn.get(glyph.character)?.filter((other) => ofOneHeight(other, tallOf(glyph), 0.85)) ?? [];
    const against = (of: (glyph: Glyph) => number): number => of(glyph) - median(like.map(of));
    return like.length === 0
      ? []
      : [
          {
            size: against((one) => Math.log(tallOf(one))),
            width: against((one) => Math.log(wideOf(one))),
            ink: against(inkOf),
          },
        ];
  });
  const sizeToColumn = centre(
    toColumn.map(({ size }) => size),
    2,
  );

  const stances = glyphs.flatMap((glyph) => {
    const stance = page.stances.get(glyph);
    const like = page.stancesOf.get(glyph.character)?.filter((other) => !isMine.has(other.glyph)) ?? [];
    if (stance === undefined || like.length === 0) return [];
    return [
      {
        foot: Math.abs(
          nearestTo(
            stance.foot,
            like.map((other) => other.foot),
          ),
        ),
        size: Math.abs(
          nearestTo(
            stance.size,
            like.map((other) => other.size),
          ),
        ),
      },
    ];
  });
  const oddest = (of: 'foot' | 'size'): number | null =>
    stances.length < 2 ? null : Math.max(...stances.map((one) => one[of]));
  const byNoise = (odd: number | null, noise: number | null): number | null =>
    odd === null || noise === null ? null : odd / (noise + LEAST_NOISE);

  const toSamePairs = own.flatMap((word) =>
    pairsIn(word).flatMap(([one, next]) => {
      const same =
        page.neighbours
          .get(one.character + next.character)
          ?.filter((pair) => !isMine.has(pair.glyph) && alikeInHeight(pair, word, 0.9)) ?? [];
      return same.length === 0
        ? []
        : [
            Math.abs(
              nearestTo(
                apart(one, next),
                same.map(({ gap }) => gap),
              ),
            ) / word.height,
          ];
    }),
  );

  const usual = (gaps: readonly Gap[]): number[] =>
    gaps.filter((gap) => alikeInHeight(gap, { height }, 0.8)).map(({ gap }) => gap / height);
  const pageGaps = usual(page.letterGaps);
  const gaps = own.flatMap((word) => letterGapsIn(word).map((gap) => gap / height));
  const gap = centre(gaps, 2);
  const pageSpaces = usual(page.wordGaps);
  const ordered = own.toSorted((a, b) => a.edges.left - b.edges.left);
  const spaces = ordered
    .slice(1)
    .map((word, index) => (word.edges.left - ordered[index]!.edges.right) / height)
    .filter((space) => space > 0 && space < 1.2);
  const space = spaces.length === 0 || pageSpaces.length < 5 ? null : median(spaces) - median(pageSpaces);

  return {
    values: [
      distanceToOthers,
      magnitude(distanceToOthers),
      distanceToPage,
      magnitude(distanceToPage),
      pitch.length < 2 ? null : Math.max(...pitch) - Math.min(...pitch),
      sizeToOthers,
      magnitude(sizeToOthers),
      sizeTo(pageSizes),
      digitSize === null || digits.length < 3
        ? null
        : farthest(
            digits.map((digit) => tallOf(digit) / digitSize),
            1,
          ),
      unevenFeet.length === 0 ? null : Math.max(...unevenFeet),
      ink,
      ink === null ? null : farthest(inks, ink),
      width,
      magnitude(width),
      sizeToColumn,
      magnitude(sizeToColumn),
      magnitude(
        centre(
          toColumn.map((one) => one.width),
          2,
        ),
      ),
      magnitude(
        centre(
          toColumn.map((one) => one.ink),
          2,
        ),
      ),
      oddest('foot'),
      byNoise(oddest('foot'), page.footNoise),
      oddest('size'),
      byNoise(oddest('size'), page.sizeNoise),
      centre(toSamePairs, 1),
      toSamePairs.length === 0 ? null : Math.max(...toSamePairs),
      gap === null || pageGaps.length < LEAST_GAPS ? null : gap - median(pageGaps),
      gap === null ? null : Math.max(...gaps) - gap,
      gap === null ? null : gap - Math.min(...gaps),
      space,
      magnitude(space),
      digitSize === null || pageSizes.length < 6 ? null : spreadOf(pageSizes.map((size) => size / digitSize)),
      pageGaps.length < LEAST_GAPS ? null : spreadOf(pageGaps),
      page.footNoise,
      page.sizeNoise,
    ],
    size: magnitude(sizeToColumn ?? sizeToOthers),
    distance: magnitude(distanceToOthers ?? distanceToPage),
  };
}

/** Letters as tall as capitals, in a word that stands on a line and has three of them. */
function stancesIn({ glyphs }: SetWord): Stance[] {
  const tall = glyphs.filter(isTall);
  if (tall.length < 3) return [];
  const [line, size] = [median(tall.map(({ edges }) => edges.bottom)), median(tall.map(tallOf))];
  return tall.map((glyph) => ({ glyph, foot: (glyph.edges.bottom - line) / size, size: tallOf(glyph) / size }));
}

/** Letters that stand side by side in a word. */
function pairsIn({ glyphs }: SetWord): [Glyph, Glyph][] {
  return glyphs
    .slice(1)
    .flatMap((next, index): [Glyph, Glyph][] =>
      next.place === glyphs[index]!.place + 1 ? [[glyphs[index]!, next]] : [],
    );
}

/** Distances of the middles of neighbouring digits, in their height; the slender one is left out. */
function digitDistancesIn(word: SetWord): number[] {
  const isWide = (glyph: Glyph): boolean => isDigit(glyph) && glyph.character !== '1';
  return pairsIn(word)
    .filter(([one, next]) => isWide(one) && isWide(next))
    .map(([one, next]) => (2 * apart(one, next)) / (tallOf(one) + tallOf(next)));
}

function letterGapsIn(word: SetWord): number[] {
  return pairsIn(word).map(([one, next]) => next.edges.left - one.edges.right);
}

/** Distance of the middles of two letters. */
function apart(one: Glyph, next: Glyph): number {
  return (next.edges.left + next.edges.right - one.edges.left - one.edges.right) / 2;
}

function ofOneHeight(glyph: Glyph, to: number, share: number): boolean {
  return alikeInHeight({ height: tallOf(glyph) }, { height: to }, share);
}

/** Logarithm of the mean coverage of a letter's box. */
function inkOf({ shape }: Glyph): number {
  return Math.log(shape.reduce((sum, cover) => sum + cover, 0) / shape.length);
}

/** Logarithm of a letter's width by its height. */
function proportionOf(glyph: Glyph): number {
  return Math.log(wideOf(glyph) / tallOf(glyph));
}

/** How far a value is from the nearest of others, with its sign. */
function nearestTo(value: number, others: readonly number[]): number {
  return others.map((other) => value - other).reduce((best, off) => (Math.abs(off) < Math.abs(best) ? off : best));
}

function farthest(values: readonly number[], from: number): number {
  return Math.max(...values.map((value) => Math.abs(value - from)));
}

function centre(values: readonly number[], fewest: number): number | null {
  return values.length < fewest ? null : median(values);
}

function spreadOf(values: readonly number[]): number {
  const middle = median(values);
  return median(values.map((value) => Math.abs(value - middle)));
}
