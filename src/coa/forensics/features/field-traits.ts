import { PRINTED_KINDS, specOf } from '../../fields/specs.ts';
import type { Box } from '../../geometry/box.ts';
import { centreWithin } from '../../geometry/box.ts';
import type { Pixels } from '../../image/prepare/turn-upright.ts';
import { cutWord, type Glyph, glyphDistance } from '../glyphs/cut-glyphs.ts';
import { type CopiedGlyph, findCopiedGlyphs } from '../glyphs/find-copied-glyphs.ts';
import { measureWord, type WordMeasures } from '../glyphs/measure-word.ts';
import { median, type SetWord } from '../glyphs/set-words.ts';
import { LETTER_VALUES, type LetterTraits, letterTraits, pageLetters } from './letter-traits.ts';
import { LINE_VALUES, type LineTraits, lineTraits, pageLines } from './line-traits.ts';
import type { PageTexture } from './page-class.ts';

/** A word and where it stands in the picture. */
export interface PlacedWord {
  text: string;
  /** 0 to 1. */
  confidence: number;
  box: Box;
}

/** A field that could be worth editing, and where its value stands. */
export interface PlacedField {
  name: string;
  box: Box;
}

/** What is compared of a word, each with the least difference that means anything in its own unit. */
export const TRAITS = {
  paper: 1,
  paperCb: 0.4,
  paperCr: 0.4,
  ink: 4,
  inkCb: 1.5,
  inkCr: 1.5,
  sharpness: 0.02,
  stroke: 0.008,
  paperNoise: 0.4,
  flatShare: 0.05,
  ringNoise: 0.006,
  chromaNoise: 0.02,
} as const;
export type Trait = keyof typeof TRAITS;
const TRAIT_NAMES = Object.keys(TRAITS) as Trait[];

/** Words on a page below which there is nothing to compare with. */
const LEAST_WORDS = 12;
const LEAST_CONFIDENCE = 0.4;
/** Share of coloured pixels around a field above which somebody drew on it, or it stands on a tint: it cannot be compared. */
const MARKED = 0.012;
const COLOURED = 45;
/** Least distance of glyphs that counts: below it they are one typeface printed twice. */
const SAME_GLYPH = 0.05;

/** Numbers that describe how a field differs from the rest of its page; null where one cannot be had. */
export interface FieldTraits {
  name: string;
  values: (number | null)[];
  /** By trait: distance from the page in spreads, and share of the page's words that are as far off or farther. */
  unlike: Record<Trait, { spreads: number; share: number }>;
  /** Share of the page's glyphs that are farther from their like than the field's are; null when none could be compared. */
  glyphShare: number | null;
  /** See `LineTraits` and `LetterTraits`. */
  offRow: LineTraits['offRow'];
  size: LetterTraits['size'];
  distance: LetterTraits['distance'];
}

/** Names of `FieldTraits.values`, in order. */
export const TRAIT_VALUES: readonly string[] = [
  ...TRAIT_NAMES.flatMap((trait) => [
    `${trait} in spreads`,
    `${trait} in spreads, either way`,
    `${trait}, share of words as far off`,
    `${trait} beyond the other fields`,
    `${trait} beyond the other fields, either way`,
  ]),
  'noise of paper, page',
  'flat paper, page',
  'ring noise, page',
  'sharpness, page',
  'flat paper, field',
  'ring noise, field',
  'noise of paper, field',
  'height',
  'height to the page’s',
  'glyphs to their like',
  'glyphs to their like, by the page’s',
  'share of glyphs farther off',
  'worst glyph, by the page’s',
  'glyphs to those of other fields',
  'glyphs to those of other fields, by theirs',
  ...PRINTED_KINDS.map((kind) => `is ${kind}`),
  ...LINE_VALUES,
  ...LETTER_VALUES,
];

interface Measured extends PlacedWord {
  measures: WordMeasures;
  set: SetWord;
}

/** What comparing a page's words and fields gave. */
export interface PageComparison {
  fields: FieldTraits[];
  texture: PageTexture;
  /** Null where the page cannot show whether letters were copied. */
  copied: CopiedGlyph[] | null;
}

/**
 * Compares each field's pixels with those of the other words and fields of its page: paper, ink, edges, the noise that
 * JPEG leaves, shapes, heights and feet of the letters. Null when the page has too few words that can be measured.
 */
export function compareFields(
  picture: Pixels,
  words: readonly PlacedWord[],
  fields: readonly PlacedField[],
): PageComparison | null {
  const measured: Measured[] = [];
  for (const word of words) {
    if (word.confidence <= LEAST_CONFIDENCE || !/[A-Za-z0-9]{2}/.test(word.text)) continue;
    const measures = measureWord(picture, word.box);
    if (measures === null) continue;
    const { glyphs, edges } = cutWord(picture, word.text, word.box);
    measured.push({
      ...word,
      measures: { ...measures, stroke: measures.stroke / measures.height },
      set: { text: word.text, glyphs, edges, height: measures.height },
    });
  }
  if (measured.length < LEAST_WORDS) return null;
  const texture: PageTexture = {
    paperNoise: median(measured.map(({ measures }) => measures.paperNoise)),
    flatShare: median(measured.map(({ measures }) => measures.flatShare)),
    ringNoise: median(measured.map(({ measures }) => measures.ringNoise)),
    sharpness: median(measured.map(({ measures }) => measures.sharpness)),
  };
  const glyphs = measured.flatMap((word) => word.set.glyphs.map((glyph) => ({ glyph, word })));
  const byCharacter = Map.groupBy(glyphs, ({ glyph }) => glyph.character);
  const nearest = ({ glyph, word }: PlacedGlyph, among: (other: Measured) => boolean): number => {
    let best = Infinity;
    for (const other of byCharacter.get(glyph.character) ?? []) {
      if (
        other.word === word ||
        other.glyph.height < 0.8 * glyph.height ||
        other.glyph.height > 1.25 * glyph.height ||
        !among(other.word)
      )
        continue;
      best = Math.min(best, glyphDistance(glyph, other.glyph, best));
    }
    return best;
  };
  const set = measured.map((word) => word.set);
  const [lines, letters] = [pageLines(set), pageLetters(set)];
  const pageDistances = finite(glyphs.map((glyph) => nearest(glyph, () => true))).sort((a, b) => a - b);
  const pageHeight = median(measured.map(({ measures }) => measures.height));
  const placed = fields
    .filter(({ name }) => specOf(name)?.compared !== undefined)
    .filter(({ box }) => colouredShare(picture, box) < MARKED)
    .map((field) => ({ ...field, words: measured.filter((word) => centreWithin(word.box, field.box)) }))
    .filter((field) => field.words.length > 0);

  const compared = placed.map((field): FieldTraits => {
    const mine = new Set(field.words);
    const height = median(field.words.map(({ measures }) => measures.height));
    const rest = measured.filter((word) => !mine.has(word));
    const alike = rest.filter(({ measures }) => measures.height > 0.72 * height && measures.height < 1.4 * height);
    const peers = alike.length >= 6 ? alike : rest;
    const others = placed
      .filter(
        (other) => other.name !== field.name && other.name !== 'key' && !other.words.some((word) => mine.has(word)),
      )
      .flatMap((other) => other.words)
      .filter(({ measures }) => measures.height > 0.75 * height && measures.height < 1.33 * height);
    const values: (number | null)[] = [];
    const unlike = {} as FieldTraits['unlike'];
    for (const trait of TRAIT_NAMES) {
      const floor = TRAITS[trait];
      const page = peers.map(({ measures }) => measures[trait]);
      const centre = median(page);
      const spread = 1.4826 * median(page.map((value) => Math.abs(value - centre)));
      const own = median(field.words.map(({ measures }) => measures[trait]));
      const spreads = (own - centre) / (spread + floor);
      const share = page.filter((value) => (own >= centre ? value >= own : value <= own)).length / page.length;
      unlike[trait] = { spreads, share };
      const range = others.map(({ measures }) => measures[trait]);
      const beyond =
        others.length < 2
          ? null
          : (own > Math.max(...range)
              ? own - Math.max(...range)
              : own < Math.min(...range)
                ? own - Math.min(...range)
                : 0) / floor;
      values.push(spreads, Math.abs(spreads), share, beyond, beyond === null ? null : Math.abs(beyond));
    }
    const pageMedian = (trait: Trait): number => median(peers.map(({ measures }) => measures[trait]));
    const ownMedian = (trait: Trait): number => median(field.words.map(({ measures }) => measures[trait]));
    values.push(
      pageMedian('paperNoise'),
      pageMedian('flatShare'),
      pageMedian('ringNoise'),
      pageMedian('sharpness'),
      ownMedian('flatShare'),
      ownMedian('ringNoise'),
      ownMedian('paperNoise'),
      height,
      height / pageHeight,
    );

    const ownGlyphs = glyphs.filter(({ word }) => mine.has(word));
    const otherWords = new Set(others);
    const otherGlyphs = glyphs.filter(({ word }) => otherWords.has(word));
    const toPage = finite(ownGlyphs.map((glyph) => nearest(glyph, (word) => !mine.has(word))));
    const toOthers = finite(ownGlyphs.map((glyph) => nearest(glyph, (word) => otherWords.has(word))));
    const amongOthers = finite(otherGlyphs.map((glyph) => nearest(glyph, (word) => otherWords.has(word))));
    const typical = Math.max(SAME_GLYPH, median(pageDistances) || 0);
    const comparable = toPage.length >= 2;
    const glyphShare = comparable
      ? pageDistances.filter((distance) => distance > median(toPage)).length / pageDistances.length
      : null;
    values.push(
      comparable ? median(toPage) : null,
      comparable ? median(toPage) / typical : null,
      glyphShare,
      comparable ? Math.max(...toPage) / typical : null,
      toOthers.length >= 2 ? median(toOthers) : null,
      toOthers.length >= 2 && amongOthers.length >= 4
        ? median(toOthers) / Math.max(SAME_GLYPH, median(amongOthers))
        : null,
    );

    const own = field.words.map((word) => word.set);
    const line = lineTraits(lines, own);
    const letter = letterTraits(
      letters,
      own,
      others.map((word) => word.set),
      line.column,
    );
    const printedAs = specOf(field.name)?.compared;
    values.push(...PRINTED_KINDS.map((kind) => (kind === printedAs ? 1 : 0)), ...line.values, ...letter.values);
    return {
      name: field.name,
      values,
      unlike,
      glyphShare,
      offRow: line.offRow,
      size: letter.size,
      distance: letter.distance,
    };
  });
  return {
    fields: compared,
    texture,
    copied: findCopiedGlyphs(
      picture,
      glyphs.map(({ glyph }) => glyph),
    ),
  };
}

/** Share of strongly coloured pixels in a box and half its height around it. */
function colouredShare({ width, height, rgba }: Pixels, [x, y, w, h]: Box): number {
  const margin = h / 2;
  const [left, right] = [Math.max(0, Math.floor(x - margin)), Math.min(width, Math.ceil(x + w + margin))];
  const [top, bottom] = [Math.max(0, Math.floor(y - margin)), Math.min(height, Math.ceil(y + h + margin))];
  let coloured = 0;
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) {
      const at = (row * width + column) * 4;
      const [r, g, b] = [rgba[at]!, rgba[at + 1]!, rgba[at + 2]!];
      if (Math.max(r, g, b) - Math.min(r, g, b) > COLOURED) coloured++;
    }
  }
  return coloured / Math.max(1, (right - left) * (bottom - top));
}

interface PlacedGlyph {
  glyph: Glyph;
  word: Measured;
}

function finite(numbers: readonly number[]): number[] {
  return numbers.filter(Number.isFinite);
}
