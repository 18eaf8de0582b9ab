import { BUDGETS } from '../budgets.ts';
import { sharedHeight } from '../geometry/box.ts';
import { confidenceOf, textOf, type Word } from './word.ts';

/** Words that stand together on one line without a wide gap: a label, a value, a table cell, a line of prose. */
export interface Cell {
  words: Word[];
  text: string;
  /** Mean confidence of its words, by length. */
  confidence: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A gap wider than this many letter heights parts two cells. */
const WIDEST_GAP = 1.3;
/** A comma says that the line goes on: where every character is as wide as an M, the gap behind it is wider. */
const WIDEST_GAP_AFTER_COMMA = 1.9;
/** Between words whose letters are set apart the gap is wider too: capitals of which each takes more than its height. */
const WIDEST_GAP_OF_SPACED = 2;
const PITCH_OF_SPACED = 1.05;
const SPACED = /^[A-Z&]{2,}$/;
/** A form prints the unit of a number that is filled in at a place of its own. */
const WIDEST_GAP_BEFORE_UNIT = 2.5;
/** Words of one cell are at most so many times as high as one another; but a number is of its unit's cell. */
const MAX_HEIGHTS = 2.6;
/** Letter heights that count for a lower word when a gap is told: those of small print may be as wide. */
const LEAST_HEIGHT = 1.1;
/** Share of the lower one's height that words of one line, and two readings of one word, have in common. */
const SHARED_HEIGHT = { line: 0.5, word: 0.8 } as const;
/** Letter heights above which a word is a picture, and the confidence below which a few signs are rules and dots. */
const NOISE = { height: 9, confidence: 0.3 } as const;
/** Letter heights by which two boxes that end at one place may end apart. */
const SAME_EDGE = 0.3;
const NUMBER = /^\d+(?:[.,]\d+)?$/;
const UNIT = /^(?:mg|mcg|µg|mL|IU)$/i;

/**
 * Groups words into cells of at most `BUDGETS.cellCharacters`, upper left first. Words of more than `BUDGETS.wordCharacters` are left out.
 * @param letters the page's letter height in pixels.
 */
export function groupCells(words: readonly Word[], letters: number): Cell[] {
  const kept = words
    .flatMap(partAtColon)
    .filter(
      (word) =>
        word.right > word.left &&
        word.bottom > word.top &&
        word.text.length <= BUDGETS.wordCharacters &&
        !isOcrNoise(word, letters),
    );
  const order = kept.sort((a, b) => a.left - b.left);
  const cells: Word[][] = [];
  const open: Line[] = [];
  for (const word of order) {
    const parted = open.find((line) => isRestOf(word, line.last, letters) && hasRoomFor(word, line));
    if (parted !== undefined) {
      takeRest(parted, word);
      continue;
    }
    let best: Line | null = null;
    let bestGap = Infinity;
    for (const line of open) {
      const gap = word.left - line.last.right;
      const height = Math.max(Math.min(line.height, word.bottom - word.top), letters * LEAST_HEIGHT);
      if (gap > height * widestGap(line.last, word) || gap < -height || gap >= bestGap) continue;
      if (sharedHeight(line.last, word) < SHARED_HEIGHT.line) continue;
      const [low, high] = [line.height, word.bottom - word.top].sort((a, b) => a - b) as [number, number];
      if (high > MAX_HEIGHTS * low && !isUnitOf(line.last.text, word.text)) continue;
      if (!hasRoomFor(word, line)) continue;
      best = line;
      bestGap = gap;
    }
    if (best === null) {
      const line = { words: [word], last: word, height: word.bottom - word.top, characters: word.text.length };
      open.push(line);
      cells.push(line.words);
    } else {
      best.words.push(word);
      best.last = word;
      best.characters += 1 + word.text.length;
      best.height = Math.max(best.height, word.bottom - word.top);
    }
  }
  return cells
    .map(withoutEnumerator)
    .map(cellOf)
    .sort((a, b) => a.top - b.top || a.left - b.left);
}

/** A cell to which words may still be added, from left to right. */
interface Line {
  words: Word[];
  last: Word;
  height: number;
  characters: number;
}

function hasRoomFor({ text }: Word, { characters }: Line): boolean {
  return characters + 1 + text.length <= BUDGETS.cellCharacters;
}

/** Joins the rest of a word to its beginning where a hyphen ends that; else it follows as a word. */
function takeRest(line: Line, rest: Word): void {
  line.characters += 1 + rest.text.length;
  if (!line.last.text.endsWith('-')) {
    line.words.push(rest);
    return;
  }
  const whole = { ...line.last, text: line.last.text + rest.text };
  line.words[line.words.length - 1] = whole;
  line.last = whole;
}

/** Letter heights that may part two words of one cell. */
function widestGap(before: Word, after: Word): number {
  if (before.text.endsWith(',')) return WIDEST_GAP_AFTER_COMMA;
  if (isUnitOf(before.text, after.text)) return WIDEST_GAP_BEFORE_UNIT;
  return isSetWide(before) && isSetWide(after) ? WIDEST_GAP_OF_SPACED : WIDEST_GAP;
}

/** Whether a word's capitals are set far apart, as in "A U R E L I A". */
function isSetWide({ text, left, right, top, bottom }: Word): boolean {
  return SPACED.test(text) && right - left > PITCH_OF_SPACED * text.length * (bottom - top);
}

function isUnitOf(before: string, after: string): boolean {
  return NUMBER.test(before) && UNIT.test(after);
}

/** Whether a word is the end of the one before, which the reader gave twice: "CJC-1295_noDAC" as wide as with "Ipamorelin". */
function isRestOf(word: Word, last: Word, letters: number): boolean {
  return (
    word.left > last.left &&
    Math.abs(word.right - last.right) < letters * SAME_EDGE &&
    sharedHeight(word, last) > SHARED_HEIGHT.word
  );
}

/** One cell of the given words, which stand in order. */
export function cellOf(words: Word[]): Cell {
  return {
    words,
    text: textOf(words),
    confidence: confidenceOf(words),
    left: Math.min(...words.map((word) => word.left)),
    top: Math.min(...words.map((word) => word.top)),
    right: Math.max(...words.map((word) => word.right)),
    bottom: Math.max(...words.map((word) => word.bottom)),
  };
}

/** The height of the highest word of a cell; lines that are askew are no higher. */
export function heightOfWords({ words }: Pick<Cell, 'words'>): number {
  return Math.max(...words.map(({ top, bottom }) => bottom - top));
}

/** A form numbers its fields: "1. Report to", "11. Purity". The number is no part of the label. */
function withoutEnumerator(words: Word[]): Word[] {
  return words.length > 1 && /^\d{1,2}[.)]$/.test(words[0]!.text) && /^[A-Z]/.test(words[1]!.text)
    ? words.slice(1)
    : words;
}

/** "Exp:Mar" and "Batch:X1" are a label and a value set tight; times, addresses and ratios stay whole. */
function partAtColon(word: Word): Word[] {
  const match = /^([A-Za-z.()]{3,}[:：])([A-Za-z0-9#(].*)$/.exec(word.text);
  if (match === null || /^https?:/i.test(word.text)) return [word];
  const at = word.left + Math.round(((word.right - word.left) * match[1]!.length) / word.text.length);
  return [
    { ...word, text: match[1]!, right: at },
    { ...word, text: match[2]!, left: at + 1 },
  ];
}

/** What the reader makes of rules, dots and pictures. */
function isOcrNoise(word: Word, letters: number): boolean {
  if (word.bottom - word.top > letters * NOISE.height) return true;
  return word.confidence < NOISE.confidence && !/[A-Za-z0-9]{3}/.test(word.text);
}
