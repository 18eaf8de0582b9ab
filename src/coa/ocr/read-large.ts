import { sharedHeight } from '../geometry/box.ts';
import type { PreparedPage } from '../image/prepare/prepare-page.ts';
import { type Cell, cellOf, groupCells, heightOfWords } from '../layout/cells.ts';
import { overlaps, type Place } from '../layout/relations.ts';
import { textOf, type Word } from '../layout/word.ts';
import { readPart } from './read-again.ts';
import type { TextReader } from './text-reader.ts';

/** A figure with its unit, as cards and badges show results. */
const FIGURE = /^[<>≥≤~]?\s?\d{1,4}(?:[.,]\d{1,4})?\s?(?:%|mg|mcg|µg|ug|IU|g)?\.?$/;
/** Height in letters of the page from which on a figure is set large, and up to which it is no drawing. */
const LARGE = { min: 2.2, max: 9 } as const;
/** Characters of what may be such a figure, however it was read. */
const MAX_LENGTH = 12;
/** Confidence under which one is read again, the least with which another reading takes its place, and the same of two that agree. */
const MIN_CONFIDENCE = { first: 0.85, second: 0.7, agreed: 0.3 } as const;
/** Places that are read again at most: cards are few. */
const MAX_PLACES = 6;
/** Letter heights of the page to which a figure is made smaller: not every one is read best at the same. */
const SIZES = [1, 1.3] as const;
/** A further one, where none of them reads it surely. */
const LARGER = 1.8;
/** How far apart parts of one figure stand at most, in its own height. */
const PARTED = 0.5;

/**
 * Cells set so large that the reader, which knows letters of the size of text best, may have misread them: "€9:62%" of 99.62 %,
 * "5903.6 mg" of 503.6 mg, or parted them: "19" and "GAmg" of 10.64 mg. The least certain come first.
 * @param letters height of the page's letters, in the unit of the cells.
 */
export function findLargeFigures(cells: readonly Cell[], letters: number): Cell[] {
  const large = cells.filter((cell) => {
    const height = heightOfWords(cell) / letters;
    return height >= LARGE.min && height <= LARGE.max;
  });
  return joinedParts(large)
    .filter(({ text, words }) => /\d/.test(text) && text.length <= MAX_LENGTH && isUncertain(words))
    .sort((a, b) => leastConfidence(a.words) - leastConfidence(b.words))
    .slice(0, MAX_PLACES);
}

/** Cells with those that stand close behind them on their line. */
function joinedParts(cells: readonly Cell[]): Cell[] {
  const joined: Cell[] = [];
  for (const cell of [...cells].sort((a, b) => a.left - b.left)) {
    const at = joined.findIndex(
      (before) => cell.left - before.right <= PARTED * (cell.bottom - cell.top) && sharedHeight(before, cell) > PARTED,
    );
    if (at < 0) joined.push(cell);
    else joined[at] = cellOf([...joined[at]!.words, ...cell.words]);
  }
  return joined;
}

/** How far behind what was read of a figure the rest of it may stand, in its height. */
const ROOM = 2.5;

/** The place of a figure with what is free behind it, or was hardly read, where the rest of it may stand: "99." of 99.58 %. */
function withRoom(cell: Cell, words: readonly Word[]): Place {
  const next = words
    .filter(
      (word) => word.left >= cell.right && word.confidence >= MIN_CONFIDENCE.second && sharedHeight(word, cell) > 0,
    )
    .map(({ left }) => left);
  const { left, top, bottom } = cell;
  const right = Math.min(cell.right + ROOM * (bottom - top), ...next);
  return { left, top, right: Math.max(right, cell.right), bottom };
}

/** Words of the page with large figures read once more, smaller, where that reads a figure with more confidence, or the same twice. */
export async function readLargeFigures(
  words: readonly Word[],
  prepared: PreparedPage,
  reader: TextReader,
): Promise<Word[]> {
  const found = findLargeFigures(groupCells(words, prepared.letters), prepared.letters);
  if (found.length === 0) return [...words];
  const better = await Promise.all(
    found.map(async (cell) => {
      const readIn = async (place: Place): Promise<Word[] | null> => {
        const readAt = async (size: number): Promise<Word[]> =>
          withoutStops(await readPart(prepared, place, (size * prepared.letters) / (cell.bottom - cell.top), reader));
        const before = leastConfidence(cell.words);
        const usual = figuresOf(await Promise.all(SIZES.map(readAt)));
        if (isSure(usual[0])) return surerOf(usual[0], before);
        const all = figuresOf([...usual, await readAt(LARGER)]);
        return isSure(all[0]) ? surerOf(all[0], before) : agreedOf(all, before);
      };
      const own = await readIn(cell);
      // With the room behind it come borders and drawings, too; without decimals and unit the rest may stand there.
      if (own !== null && /[.,]\d|%|\p{L}/u.test(textOf(own))) return own;
      return (await readIn(withRoom(cell, words))) ?? own;
    }),
  );
  const replaced = new Set(found.flatMap((cell, at) => (better[at] === null ? [] : cell.words)));
  const read = better.flatMap((figure) => figure ?? []);
  const isRubble = (word: Word): boolean =>
    word.confidence < MIN_CONFIDENCE.second && read.some((figure) => overlaps(word, figure));
  return [...words.filter((word) => !replaced.has(word) && !isRubble(word)), ...read];
}

/** Of some readings those that are figures, the surest first. */
function figuresOf(readings: readonly Word[][]): Word[][] {
  return readings.filter((read) => FIGURE.test(textOf(read))).sort((a, b) => leastConfidence(b) - leastConfidence(a));
}

const isSure = (read: readonly Word[] | undefined): read is Word[] =>
  read !== undefined && leastConfidence(read) >= MIN_CONFIDENCE.second;

/** A reading of a figure where it is surer than the one before; null where it is not. */
const surerOf = (read: Word[], before: number): Word[] | null => (leastConfidence(read) > before ? read : null);

/** Of figures that are not sure one that two sizes read alike, with its unit if one read that; null where none did, or it was read well before. */
function agreedOf(figures: readonly Word[][], before: number): Word[] | null {
  if (before >= MIN_CONFIDENCE.second) return null;
  const numberIn = (read: readonly Word[]): string => textOf(read).replace(/[^\d.,]/g, '');
  const agreed = figures.filter(
    (read) =>
      leastConfidence(read) >= MIN_CONFIDENCE.agreed &&
      figures.some((other) => other !== read && numberIn(other) === numberIn(read)),
  );
  return agreed.find((read) => /\p{L}|%/u.test(textOf(read))) ?? agreed[0] ?? null;
}

/** A figure without the stops that a reader makes of what stands small behind it: "99.58.." of 99.58 %. */
function withoutStops(read: readonly Word[]): Word[] {
  return read.map((word) =>
    /\d\.+$/.test(word.text) ? { ...word, text: word.text.replace(/(?<!\.)\.+$/, '') } : word,
  );
}

/** Scales at which a page's text is too small to be read, and what is set large on cards, dials and posters is of the size of text. */
const SMALL = [0.4, 0.3] as const;
/** A result, a dose, or words, whole: of the noise that text becomes at that scale little looks like one. */
const LEGIBLE = /^(?:\d{1,3}[.,]\d{1,3} ?(?:%|mg)?|\d{1,4} ?mg|\p{L}[\p{L}\d-]{3,}(?: [\p{L}\d-]+)*)$/u;
/**
 * How well words must have been read at one of them, and a number that the other does not read alike; and a word of the page at most for
 * one to take its place.
 */
const SURE = { word: 0.8, number: 0.93 } as const;
const NOT_READ = 0.75;

/**
 * Words of the page with results and names that are set so large that the reader made nothing of them, or rubble of their parts:
 * "99.38%" seven times as high as its text, or within a dial. Null where there are none.
 */
export async function readHugeWords(
  words: readonly Word[],
  prepared: PreparedPage,
  reader: TextReader,
): Promise<Word[] | null> {
  const { page, letters } = prepared;
  const whole = { left: 0, top: 0, right: page.width, bottom: page.height };
  const isNoise = ({ top, bottom, text }: Word): boolean =>
    bottom - top > LARGE.max * letters || !/[\p{L}\p{N}]{2}/u.test(text);
  const kept = words.filter((word) => word.confidence >= NOT_READ && !isNoise(word));
  const readings = await Promise.all(
    SMALL.map(async (scale) => {
      const read = await readPart(prepared, whole, scale, reader, { segmentation: 'sparse' }, kept);
      return groupCells(
        read.map((word) => without(kept, word)),
        letters,
      ).filter((cell) => LEGIBLE.test(cell.text) && heightOfWords(cell) >= LARGE.min * letters);
    }),
  );
  const isSure = (cell: Cell): boolean => {
    const alike = readings.flat().filter((other) => other.text === cell.text && overlaps(other, cell));
    const least = /^\d/.test(cell.text) && alike.length < SMALL.length ? SURE.number : SURE.word;
    return Math.max(...alike.map((other) => leastConfidence(other.words))) >= least;
  };
  const found: Cell[] = [];
  for (const cell of readings.flat())
    if (!found.some((other) => overlaps(other, cell)) && isSure(cell)) found.push(cell);
  if (found.length === 0) return null;
  const isRubble = (word: Word): boolean => !kept.includes(word) && found.some((cell) => overlaps(word, cell));
  return [...words.filter((word) => !isRubble(word)), ...found.flatMap((cell) => cell.words)];
}

/** Height of a word at most, in the mean width of its characters. */
const TALLEST = 1.6;

/**
 * A word whose box ends where others begin, over it and under it, and is no higher than its letters can be: rules and what was left white
 * are drawn into a box as well.
 */
function without(others: readonly Word[], word: Word): Word {
  const middle = (word.top + word.bottom) / 2;
  const within = others.filter((other) => overlaps(other, word));
  const isOver = ({ top, bottom }: Word): boolean => top + bottom < 2 * middle;
  return {
    ...word,
    top: Math.max(
      word.top,
      word.bottom - (TALLEST * (word.right - word.left)) / word.text.length,
      ...within.filter(isOver).map(({ bottom }) => bottom),
    ),
    bottom: Math.min(word.bottom, ...within.filter((other) => !isOver(other)).map(({ top }) => top)),
  };
}

const isUncertain = (words: readonly Word[]): boolean => leastConfidence(words) < MIN_CONFIDENCE.first;

/** How well the worst of some words was read; 0 of none. */
function leastConfidence(words: readonly Word[]): number {
  return words.length === 0 ? 0 : Math.min(...words.map(({ confidence }) => confidence));
}
