import { type Edges, type Glyph, SMALL } from './cut-glyphs.ts';

/** A word, its letters and the lines between which its ink stands. */
export interface SetWord {
  text: string;
  glyphs: readonly Glyph[];
  edges: Edges;
  /** Of its ink, pixels. */
  height: number;
}

/** A word with the line on which it stands; positions in pixels of a page whose lines run level. */
export interface StandingWord {
  word: SetWord;
  left: number;
  right: number;
  /** Null where no letter stands on the line. */
  foot: number | null;
  /** Where along the line its foot was seen: the middle of the letters it was taken from. */
  at: number;
  /** Height of its capitals and digits. */
  size: number;
}

/** A word that is known to stand on a line. */
export type OnLine = StandingWord & { foot: number };

/** The words of a page as they stand in its picture, and how its lines are tilted. */
export interface StandingPage {
  words: readonly StandingWord[];
  /** Sorted by row. */
  tilts: readonly Tilt[];
  /** The words levelled by a tilt, kept: most rows of a page share theirs. */
  levelled: Map<number, readonly StandingWord[]>;
}

/** Rise of one line, seen in two of its words. */
interface Tilt {
  row: number;
  tilt: number;
}

/** Letters that reach below the line, or do not reach it. */
const OFF_LINE = /[gjpqyQ,;()]/;
/** Letters whose round foot reaches a little below the line. */
const ROUND = /[035689CGJOSUabcdeostu]/;
/** Figures that reach below the line in old-style faces. */
const OLD_STYLE = /[34579]/;
const TALL = /[A-Z0-9bdfhkl]/;
/** Height of small letters in heights of capitals, near enough for any typeface. */
const SMALL_HEIGHT = 0.74;
/** How far round letters reach below the line in heights of capitals, where a page cannot tell. */
const USUAL_OVERSHOOT = 0.015;
/** Lines that mostly rise less than this are level: what else seems to rise are cells with lines of their own. */
const LEVEL = 0.001;
/** Heights by which one letter may contradict the others of its word before the word's foot counts as unknown. */
const CONTRADICTS = 0.04;
/** Figures that hang in some faces whose 4 and 7 stand; how many a page must show, and the heights below the line from which on they do. */
const HANGS_FIRST = /[359]/;
const LEAST_FIGURES = 3;
const HANGING = 0.035;
/** Round letters reach below the line no farther; what seems to was misread or edited. */
const MOST_OVERSHOOT = 0.05;
/** Words that are compared with all others, at most: a certificate has a few hundred, a page made to keep us busy has thousands. */
const MOST_COMPARED = 600;
/** Words of which a page's tilt near a row is told, at least. */
const NEAREST_TILTS = 15;

export function isDigit({ character }: Glyph): boolean {
  return character >= '0' && character <= '9';
}

/** Whether a letter stands on the line, and is as tall as a capital. */
export function isTall({ character }: Glyph): boolean {
  return /[A-Z0-9bdfhklt]/.test(character) && !OFF_LINE.test(character);
}

export function tallOf({ edges }: Glyph): number {
  return edges.bottom - edges.top;
}

export function wideOf({ edges }: Glyph): number {
  return edges.right - edges.left;
}

/** Finds on which line each word stands, and how the lines are tilted. */
export function standWords(words: readonly SetWord[]): StandingPage {
  const sizes = words.map(sizeOf);
  const overshoot = overshootOf(words, sizes);
  const hangs = figuresHang(words, sizes, overshoot);
  const standing = words.map(
    (word, index): StandingWord => ({
      word,
      left: word.edges.left,
      right: word.edges.right,
      ...footOf(word, sizes[index]!, overshoot, hangs),
      size: sizes[index]!,
    }),
  );
  const some = evenly(standing);
  const tilts = some.flatMap((one) =>
    some.flatMap((other): Tilt[] => {
      if (one.foot === null || other.foot === null) return [];
      const across = other.at - one.at;
      const { height } = one.word;
      if (
        across <= 3 * height ||
        across > 40 * height ||
        Math.abs(other.foot - one.foot) > 0.4 * height ||
        !ofOneSize(one, other)
      )
        return [];
      return [{ row: one.foot, tilt: (other.foot - one.foot) / across }];
    }),
  );
  const isLevel = median(tilts.map(({ tilt }) => Math.abs(tilt))) < LEVEL;
  return { words: standing, tilts: isLevel ? [] : tilts.sort((a, b) => a.row - b.row), levelled: new Map() };
}

/** The words of a page turned by the tilt of its lines near a row, so that those lines run level. */
export function levelNear({ words, tilts, levelled }: StandingPage, row: number): readonly StandingWord[] {
  const tilt = tiltNear(tilts, row);
  const known = levelled.get(tilt);
  if (known !== undefined) return known;
  const level = words.map((one) => {
    const down = one.word.edges.bottom * tilt;
    return {
      ...one,
      left: one.left + down,
      right: one.right + down,
      at: one.at + down,
      foot: one.foot === null ? null : one.foot - one.at * tilt,
    };
  });
  levelled.set(tilt, level);
  return level;
}

export function isOnLine(word: StandingWord): word is OnLine {
  return word.foot !== null;
}

/** Whether two words are printed in one size, as far as reading letters' heights goes. */
export function ofOneSize(one: StandingWord, other: StandingWord): boolean {
  return one.size > 0.88 * other.size && other.size > 0.88 * one.size;
}

/** Whether neither word's height is below a share of the other's. */
export function alikeInHeight(one: { height: number }, other: { height: number }, share: number): boolean {
  return one.height > share * other.height && other.height > share * one.height;
}

/** As many as are compared with all others, spread over the whole; all of them on a page of usual length. */
export function evenly<T>(all: readonly T[]): readonly T[] {
  const step = Math.ceil(all.length / MOST_COMPARED);
  return step <= 1 ? all : all.filter((_, index) => index % step === 0);
}

/** The middle number, the upper of two; NaN of none. */
export function median(numbers: readonly number[]): number {
  const sorted = Float64Array.from(numbers).sort();
  return sorted.length === 0 ? NaN : sorted[sorted.length >> 1]!;
}

/** How far a number lies from zero, either way; null of none. */
export function magnitude(value: number | null): number | null {
  return value === null ? null : Math.abs(value);
}

function tiltNear(tilts: readonly Tilt[], row: number): number {
  if (tilts.length === 0) return 0;
  const wanted = Math.min(tilts.length, Math.max(NEAREST_TILTS, tilts.length >> 3));
  let to = tilts.findIndex((one) => one.row >= row);
  if (to < 0) to = tilts.length;
  let from = to;
  while (to - from < wanted) {
    const before = from > 0 ? row - tilts[from - 1]!.row : Infinity;
    const after = to < tilts.length ? tilts[to]!.row - row : Infinity;
    if (before <= after) from--;
    else to++;
  }
  return median(tilts.slice(from, to).map(({ tilt }) => tilt));
}

function sizeOf({ glyphs, height }: SetWord): number {
  const standing = glyphs.filter(({ character }) => !OFF_LINE.test(character));
  const tall = standing.filter(({ character }) => TALL.test(character));
  if (tall.length > 0) return median(tall.map(tallOf));
  const small = standing.filter(({ character }) => SMALL.test(character));
  return small.length > 0 ? median(small.map(tallOf)) / SMALL_HEIGHT : height;
}

/** How far a character reaches below the line, in heights of capitals. */
type Overshoot = (character: string) => number;

/** How far letters stand down, in pixels of the page: the middle of what each says, less what it reaches below the line. */
function footIn(letters: readonly Glyph[], size: number, overshoot: Overshoot): number {
  return median(letters.map((glyph) => glyph.edges.bottom - overshoot(glyph.character) * size));
}

/** Whether some figures of the page's face reach farther below the line than round letters do, as words with other letters show. */
function figuresHang(words: readonly SetWord[], sizes: readonly number[], overshoot: Overshoot): boolean {
  const below = words.flatMap(({ glyphs }, index) => {
    const standing = glyphs.filter(({ character }) => !OFF_LINE.test(character));
    const sure = standing.filter(({ character }) => !OLD_STYLE.test(character));
    const size = sizes[index]!;
    return sure.length === 0
      ? []
      : standing
          .filter(({ character }) => HANGS_FIRST.test(character))
          .map(({ edges }) => (edges.bottom - footIn(sure, size, overshoot)) / size);
  });
  return below.length >= LEAST_FIGURES && median(below) > HANGING;
}

function footOf(
  { text, glyphs, edges }: SetWord,
  size: number,
  overshoot: Overshoot,
  hangs: boolean,
): Pick<StandingWord, 'foot' | 'at'> {
  const standing = glyphs.filter(({ character }) => !OFF_LINE.test(character));
  const sure = standing.filter(({ character }) => !OLD_STYLE.test(character));
  const seen = sure.length > 0 ? sure : standing;
  if (seen.length === 0) return { foot: OFF_LINE.test(text) ? null : edges.bottom, at: (edges.left + edges.right) / 2 };
  const at = median(seen.map((glyph) => (glyph.edges.left + glyph.edges.right) / 2));
  // One letter alone may be drawn a pixel higher than its like.
  const contradicts =
    sure.length === 1 &&
    standing.length > 1 &&
    Math.abs(footIn(sure, size, overshoot) - footIn(standing, size, overshoot)) > CONTRADICTS * size;
  return { foot: contradicts || (sure.length === 0 && hangs) ? null : footIn(seen, size, overshoot), at };
}

/** How far a page's round letters reach below the line on which its flat-footed ones stand. */
function overshootOf(words: readonly SetWord[], sizes: readonly number[]): Overshoot {
  const seen = words.flatMap(({ glyphs }, index) => {
    const standing = glyphs.filter(({ character }) => !OFF_LINE.test(character));
    const flat = standing.filter(({ character }) => !ROUND.test(character) && !OLD_STYLE.test(character));
    if (flat.length === 0) return [];
    const line = median(flat.map(({ edges }) => edges.bottom));
    return standing
      .filter(({ character }) => ROUND.test(character))
      .map(({ character, edges }) => ({ character, below: (edges.bottom - line) / sizes[index]! }));
  });
  const likely = (all: typeof seen): number =>
    Math.min(MOST_OVERSHOOT, Math.max(0, median(all.map(({ below }) => below))));
  const usual = seen.length < 8 ? USUAL_OVERSHOOT : likely(seen);
  const byCharacter = new Map(
    [...Map.groupBy(seen, ({ character }) => character)].map(([character, all]) => [
      character,
      all.length < 3 ? usual : likely(all),
    ]),
  );
  return (character) => (ROUND.test(character) ? (byCharacter.get(character) ?? usual) : 0);
}
