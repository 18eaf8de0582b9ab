import { type Field, type Fields, namedFields, replaceFields } from '../../fields/fields.ts';
import { type Box, centreWithin } from '../../geometry/box.ts';
import type { Pixels } from '../../image/prepare/turn-upright.ts';
import { measureWords, type PlacedWord } from '../features/measured-word.ts';
import { cutWord } from '../glyphs/cut-glyphs.ts';
import { type Glyph, glyphDistance } from '../glyphs/glyph.ts';

/** Fields that no dictionary knows how to spell. */
const SPELT = ['report_number', 'key', 'batch'] as const;

/** Letters and digits that readers take for one another. */
const LOOKALIKES = ['0OQ', '1Il|', '5S', '8B', '2Z', '6G'] as const;
/** Of these a reader means an I, among capitals. */
const STROKE = /[l|]/;

/** Words whose letters leave no doubt: only digits, or only letters, read well. */
const DIGITS = /^[#(]?\d[\d./:,-]*\d[:,.%]?$/;
const LETTERS = /^\(?[A-Za-z]{3,}[:,.)]?$/;
/** Digits alone between the hyphens of an identifier. */
const DIGITS_WITHIN = /(?<![A-Za-z0-9])\d{2,}(?![A-Za-z0-9])/g;
const WELL_READ = 0.8;
/** Letters are of one size where their heights differ by no greater share. */
const SAME_HEIGHT = 0.12;

/**
 * How near a letter must come to the page's own ones to be one of them, as `glyphDistance` tells it, and how far it lies from
 * those that it was read as; nearer where the page has none of these. Read off pages of `wild`: digits and letters of one kind lie up
 * to 0.13 apart, a 5 and an S 0.23 or more, a 0 and an O 0.14 or more.
 */
const NEAR = 0.12;
const FAR = 0.15;
const NEARER = 0.7;
const VERY_NEAR = 0.07;
/** In many typefaces a 1 and an I are the same stroke: they are told apart only where they are not. */
const FAR_STROKE = 0.4;
/** Pixels of the picture: lower letters look too much alike. */
const MIN_HEIGHT = 11;

/** So often a reader may have made two signs of one in a word. */
const MAX_DOUBLED = 2;
/** No letter of a word lies farther from the page's own, whatever it was taken for; so many may touch others, so that they are not known. */
const FITS = 0.2;
const MAX_TOUCHING = 2;

/**
 * Spells report number, key and batch by the letters of their page: a reader cannot tell 0 from O or 5 from S in a word that it does not
 * know, and sometimes makes two of one. Digits and letters elsewhere on the page, in words that leave no doubt, show which it is.
 * What a code holds is right as it is, and what a laboratory's grammar allows stays allowed.
 */
export function spelledByLetters(
  fields: Fields,
  picture: Pixels,
  words: readonly PlacedWord[],
  codes: readonly { text: string }[],
): Fields {
  const named = namedFields(fields);
  const doubtful = SPELT.flatMap((name) => {
    const field = named.get(name) as Field | undefined;
    const isOpen =
      field !== undefined && mayBeMisread(field.value) && !codes.some(({ text }) => text.includes(field.value));
    return isOpen ? [{ name, field }] : [];
  });
  if (doubtful.length === 0) return fields;
  const known = knownLetters(picture, words);
  const identifiers = fields.laboratory?.laboratory?.identifiers ?? [];
  const spelt = doubtful.flatMap(({ name, field }): [string, Field][] => {
    const value = spelledValue(field, picture, words, known);
    const allows = ({ pattern }: { pattern: string }, text: string): boolean => new RegExp(pattern).test(text);
    const ruled = identifiers.filter((identifier) => identifier.field === name && allows(identifier, field.value));
    return value === field.value || !ruled.every((identifier) => allows(identifier, value))
      ? []
      : [[name, { ...field, value }]];
  });
  return replaceFields(fields, new Map(spelt));
}

/** Whether digits and letters that look alike may have been mixed up in it. */
function mayBeMisread(text: string): boolean {
  return /\d/.test(text) && /[A-Za-z|]/.test(text) && [...text].some((sign) => lookalikesOf(sign) !== null);
}

function lookalikesOf(sign: string): string | null {
  return LOOKALIKES.find((alike) => alike.includes(sign)) ?? null;
}

/** Letters and digits of a page by what they are. */
type KnownLetters = ReadonlyMap<string, readonly Glyph[]>;

/** Those of words that leave no doubt. */
function knownLetters(picture: Pixels, words: readonly PlacedWord[]): KnownLetters {
  const measured = measureWords(picture, words, { lightOnDark: true });
  const glyphs = measured.flatMap(({ text, confidence, typeset }) => {
    if (confidence < WELL_READ) return [];
    if (DIGITS.test(text) || LETTERS.test(text)) return typeset.glyphs;
    const places = new Set(
      [...text.matchAll(DIGITS_WITHIN)].flatMap(({ 0: digits, index }) => [...digits].map((_, at) => index + at)),
    );
    return typeset.glyphs.filter(({ place }) => places.has(place));
  });
  return Map.groupBy(glyphs, ({ character }) => character);
}

/** The value of a field whose words are spelt by the page's letters. */
function spelledValue(
  { value, box }: Field,
  picture: Pixels,
  words: readonly PlacedWord[],
  known: KnownLetters,
): string {
  if (box === null) return value;
  return words
    .filter((word) => centreWithin(word.box, box) && mayBeMisread(word.text))
    .reduce((spelt, word) => {
      const part = spelt.split(' ').find((one) => one !== '' && word.text.includes(one));
      if (part === undefined) return spelt;
      // Signs around an identifier were no part of its value before.
      const from = word.text.indexOf(part);
      const behind = word.text.length - from - part.length;
      const again = spelledWord(word, picture, known);
      return spelt.replace(part, () => again.slice(from, again.length - behind));
    }, value);
}

function spelledWord({ text, box }: PlacedWord, picture: Pixels, known: KnownLetters): string {
  let cut = cutOf(picture, text, box);
  for (let doubled = 0; doubled < MAX_DOUBLED; doubled++) cut = withoutDouble(cut, picture, box, known) ?? cut;
  const isCapitals = !/[a-km-z]/.test(cut.text);
  const signs = [...cut.text];
  for (const [place, glyph] of cut.glyphs) signs[place] = signOf(glyph, signs[place]!, isCapitals, known);
  return signs.join('');
}

/** A word and those of its letters that stand by themselves, by their place in it. */
interface Cut {
  text: string;
  glyphs: ReadonlyMap<number, Glyph>;
}

function cutOf(picture: Pixels, text: string, box: Box): Cut {
  const { glyphs } = cutWord(picture, text, box, true);
  return { text, glyphs: new Map(glyphs.map((glyph) => [glyph.place, glyph])) };
}

/**
 * A word without one of a digit and a letter that look alike, where only one sign is printed: "EVOQ" of "EVO0Q". Null where there is
 * none.
 */
function withoutDouble(whole: Cut, picture: Pixels, box: Box, known: KnownLetters): Cut | null {
  if (fits(whole, known, 0)) return null;
  const { text } = whole;
  for (let at = 0; at + 1 < text.length; at++) {
    const pair = [text[at]!, text[at + 1]!];
    const isPair = lookalikesOf(pair[0]!)?.includes(pair[1]!) === true;
    if (!isPair || pair.every((sign) => /\d/.test(sign)) || !pair.some((sign) => /\d/.test(sign))) continue;
    const { text: shorter, glyphs } = cutOf(picture, text.slice(0, at) + text.slice(at + 1), box);
    const glyph = glyphs.get(at);
    const [nearest] = glyph === undefined ? [] : near(pair, glyph, known);
    if (nearest === undefined) continue;
    const cut = { text: shorter.slice(0, at) + nearest.sign + shorter.slice(at + 1), glyphs };
    if (fits(cut, known, MAX_TOUCHING)) return cut;
  }
  return null;
}

/** Whether the letters of a word are near the page's own, if not of the kind they were read as then of one that looks alike. */
function fits({ text, glyphs }: Cut, known: KnownLetters, mayTouch: number): boolean {
  const letters = text.replace(/[^A-Za-z0-9]/g, '').length;
  const isForeign = (glyph: Glyph): boolean =>
    [...(lookalikesOf(glyph.character) ?? glyph.character)].every(
      (sign) => (distanceTo(sign, glyph, known) ?? 0) >= FITS,
    );
  return glyphs.size >= letters - mayTouch && ![...glyphs.values()].some(isForeign);
}

/** How far the page's nearest letter of a kind, in the same size, lies from one; null where there is none. */
function distanceTo(sign: string, glyph: Glyph, known: KnownLetters): number | null {
  let least: number | null = null;
  for (const other of known.get(sign) ?? [])
    if (Math.abs(other.height / glyph.height - 1) <= SAME_HEIGHT)
      least = Math.min(least ?? Infinity, glyphDistance(glyph, other, least ?? Infinity));
  return least;
}

/** Those of some signs to which the page's own letters say that a letter is near, the nearest first. */
function near(signs: readonly string[], glyph: Glyph, known: KnownLetters): { sign: string; distance: number }[] {
  return signs
    .flatMap((sign) => {
      const distance = distanceTo(sign, glyph, known);
      return distance === null || distance >= NEAR ? [] : [{ sign, distance }];
    })
    .sort((a, b) => a.distance - b.distance);
}

/** What a letter is by the page's own: as it was read, or one that looks alike and is nearer. */
function signOf(glyph: Glyph, read: string, isCapitals: boolean, known: KnownLetters): string {
  const alike = lookalikesOf(read);
  const isStroke = STROKE.test(read);
  if (alike === null || glyph.height < MIN_HEIGHT || (isStroke && !isCapitals)) return read;
  const others = [...alike].filter((sign) => sign !== read && !STROKE.test(sign));
  const [best] = near(others, glyph, known);
  if (best === undefined) return read;
  if (isStroke && best.sign === 'I') return best.sign;
  const own = distanceTo(isStroke ? 'I' : read, glyph, known);
  const isAnother =
    own === null
      ? best.distance < VERY_NEAR && !alike.includes('1')
      : own > (alike.includes('1') ? FAR_STROKE : FAR) && best.distance < NEARER * own;
  return isAnother ? best.sign : read;
}
