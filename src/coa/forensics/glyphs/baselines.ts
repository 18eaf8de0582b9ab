import { median } from '../statistics.ts';
import { type Glyph, SMALL } from './glyph.ts';
import { estimateOvershoot, type Overshoot, standingLetters } from './overshoot.ts';
import { evenly, glyphHeight, OFF_LINE, type TypesetWord } from './typeset-word.ts';

/** A word with its baseline; positions in pixels of a page whose lines run level. */
export interface PageWord {
  word: TypesetWord;
  left: number;
  right: number;
  /** Row of its baseline; null where no letter stands on it. */
  baseline: number | null;
  /** Where along the line the baseline was seen: the middle of the letters it was taken from. */
  seenAt: number;
  /** Height of its capitals and digits. */
  size: number;
}

/** A word whose baseline is known. */
export type AlignedWord = PageWord & { baseline: number };

/** The words of a page with their baselines as they stand in its picture, and how its lines are tilted. */
export interface PageBaselines {
  words: readonly PageWord[];
  /** Sorted by row. */
  tilts: readonly Tilt[];
  /** The words levelled by a tilt, kept: most rows of a page share theirs. */
  levelled: Map<number, readonly PageWord[]>;
}

/** Rise of one line, seen in two of its words. */
interface Tilt {
  row: number;
  tilt: number;
}

const TALL = /[A-Z0-9bdfhkl]/;
/** Height of small letters in heights of capitals, near enough for any typeface. */
const SMALL_HEIGHT = 0.74;
/** Lines that mostly rise less than this are level: what else seems to rise are cells with lines of their own. */
const LEVEL = 0.001;
/** Heights by which one letter may contradict the others of its word before the word's baseline counts as unknown. */
const CONTRADICTS = 0.04;
/** Figures that hang in some faces whose 4 and 7 stand; how many a page must show, and the heights below the line from which on they do. */
const HANGS_FIRST = /[359]/;
const MIN_FIGURES = 3;
const HANGING = 0.035;
/** Two words of one line: how far apart they are, and how far one may stand below the other, in heights. */
const TILT_SPAN = { min: 3, max: 40 };
const TILT_RISE = 0.4;
/** Words of which a page's tilt near a row is told, at least; of a long page, a share of all (an eighth, as a shift). */
const MIN_NEAR_TILTS = 15;
const NEAR_SHIFT = 3;
/** Share of the other's size down to which two words count as printed in one size. */
const ONE_SIZE = 0.88;

/** Estimates the baseline of each word, and how the lines are tilted. */
export function estimateBaselines(words: readonly TypesetWord[]): PageBaselines {
  const sizes = words.map(capitalHeight);
  const overshoot = estimateOvershoot(words, sizes);
  const hangs = figuresHang(words, sizes, overshoot);
  const pageWords = words.map((word, index): PageWord => {
    const size = sizes[index]!;
    const { left, right } = word.edges;
    return { word, left, right, ...baselineOf(word, size, overshoot, hangs), size };
  });
  const tilts = tiltsOf(evenly(pageWords));
  const isLevel = median(tilts.map(({ tilt }) => Math.abs(tilt))) < LEVEL;
  return { words: pageWords, tilts: isLevel ? [] : tilts.sort((a, b) => a.row - b.row), levelled: new Map() };
}

/** The words of a page turned by the tilt of its lines near a row, so that those lines run level. */
export function levelNear({ words, tilts, levelled }: PageBaselines, row: number): readonly PageWord[] {
  const tilt = tiltNear(tilts, row);
  const known = levelled.get(tilt);
  if (known !== undefined) return known;
  const level = words.map((one) => {
    const down = one.word.edges.bottom * tilt;
    return {
      ...one,
      left: one.left + down,
      right: one.right + down,
      seenAt: one.seenAt + down,
      baseline: one.baseline === null ? null : one.baseline - one.seenAt * tilt,
    };
  });
  levelled.set(tilt, level);
  return level;
}

/** Whether it is known on what line a word stands. */
export function hasBaseline(word: PageWord): word is AlignedWord {
  return word.baseline !== null;
}

/** Whether two words are printed in one size, as far as reading letters' heights goes. */
export function ofOneSize(one: PageWord, other: PageWord): boolean {
  return one.size > ONE_SIZE * other.size && other.size > ONE_SIZE * one.size;
}

/** The rise of every line of which two words show it. */
function tiltsOf(words: readonly PageWord[]): Tilt[] {
  return words.flatMap((one) =>
    words.flatMap((other): Tilt[] => {
      if (!hasBaseline(one) || !hasBaseline(other)) return [];
      const across = other.seenAt - one.seenAt;
      const rise = other.baseline - one.baseline;
      const { height } = one.word;
      const isOneLine =
        across > TILT_SPAN.min * height &&
        across <= TILT_SPAN.max * height &&
        Math.abs(rise) <= TILT_RISE * height &&
        ofOneSize(one, other);
      return isOneLine ? [{ row: one.baseline, tilt: rise / across }] : [];
    }),
  );
}

/** The median of the tilts seen nearest to a row. */
function tiltNear(tilts: readonly Tilt[], row: number): number {
  if (tilts.length === 0) return 0;
  const wanted = Math.min(tilts.length, Math.max(MIN_NEAR_TILTS, tilts.length >> NEAR_SHIFT));
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

/** Height of a word's capitals and digits, by its small letters where it has none. */
function capitalHeight({ glyphs, height }: TypesetWord): number {
  const { standing } = standingLetters(glyphs);
  const tall = standing.filter(({ character }) => TALL.test(character));
  if (tall.length > 0) return median(tall.map(glyphHeight));
  const small = standing.filter(({ character }) => SMALL.test(character));
  return small.length > 0 ? median(small.map(glyphHeight)) / SMALL_HEIGHT : height;
}

/** The row on which letters stand, in pixels of the page: the middle of what each says, less what it reaches below the line. */
function baselineUnder(letters: readonly Glyph[], size: number, overshoot: Overshoot): number {
  return median(letters.map((glyph) => glyph.edges.bottom - overshoot(glyph.character) * size));
}

/** Whether some figures of the page's face reach farther below the line than round letters do, as words with other letters show. */
function figuresHang(words: readonly TypesetWord[], sizes: readonly number[], overshoot: Overshoot): boolean {
  const below = words.flatMap(({ glyphs }, index) => {
    const { standing, sure } = standingLetters(glyphs);
    const size = sizes[index]!;
    if (sure.length === 0) return [];
    return standing
      .filter(({ character }) => HANGS_FIRST.test(character))
      .map(({ edges }) => (edges.bottom - baselineUnder(sure, size, overshoot)) / size);
  });
  return below.length >= MIN_FIGURES && median(below) > HANGING;
}

function baselineOf(
  { text, glyphs, edges }: TypesetWord,
  size: number,
  overshoot: Overshoot,
  hangs: boolean,
): Pick<PageWord, 'baseline' | 'seenAt'> {
  const { standing, sure } = standingLetters(glyphs);
  const seen = sure.length > 0 ? sure : standing;
  if (seen.length === 0)
    return { baseline: OFF_LINE.test(text) ? null : edges.bottom, seenAt: (edges.left + edges.right) / 2 };
  const seenAt = median(seen.map((glyph) => (glyph.edges.left + glyph.edges.right) / 2));
  // One letter alone may be drawn a pixel higher than its like.
  const contradicts =
    sure.length === 1 &&
    standing.length > 1 &&
    Math.abs(baselineUnder(sure, size, overshoot) - baselineUnder(standing, size, overshoot)) > CONTRADICTS * size;
  const isUnknown = contradicts || (sure.length === 0 && hangs);
  return { baseline: isUnknown ? null : baselineUnder(seen, size, overshoot), seenAt };
}
