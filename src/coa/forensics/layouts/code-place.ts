import { z } from 'zod';
import type { Box } from '../../geometry/box.ts';
import type { Pixels } from '../../image/prepare/turn-upright.ts';
import type { PlacedWord } from '../features/measured-word.ts';
import { lumaAndChroma } from '../glyphs/word-window.ts';
import { median, medianOf, quantile } from '../statistics.ts';
import { numberOfWord } from './places/place.ts';

/**
 * Where a laboratory's code stands beside a word of its pages: the word, by `numberOfWord`; left, top and side of the code from the word's
 * left end and middle, in widths of that word, which are known better than heights.
 */
export const CodeBeside = z.tuple([z.number().int(), z.number(), z.number(), z.number()]);
export type CodeBeside = z.infer<typeof CodeBeside>;

/** What a page shows where its laboratory sets the code; null where that place is not known, or its words were not read. */
export type CodePlace = 'blank' | 'printed' | 'cut off' | null;

/** A page with its words and its code, where they stand in its picture. */
export interface PageWithCode {
  picture: Pixels;
  words: readonly PlacedWord[];
  /** Null where it shows none. */
  code: Box | null;
}

/** Letters below which a word is too often misread for another. */
const MIN_LETTERS = 3;
/** Pages on which the code must stand alike beside a word before that tells of it, and which share of those that have both. */
const MIN_PAGES = 6;
const MIN_SHARE = 0.5;
/** Sides of the code within which a word tells of it, and share of a side within which its pages agree. */
const REACH = 12;
const SPREAD = 0.25;
/** Words that are kept, the nearest; and how many must agree on a page, within which share of a side. */
const MOST_WORDS = 24;
const MIN_VOTES = 3;
const AGREES = 0.25;
/** Share of the code's place that must be on the picture, and of its sides that is looked at: its edges are not known to the pixel. */
const ON_PICTURE = 0.75;
const LOOKED_AT = 0.8;
/** Luma between the lightest and the darkest twentieth of a place at most that shows nothing: of watermarks and noise, and no code. */
const BLANK = 48;
const TWENTIETH = 0.05;

/**
 * Learns beside which words a laboratory's code stands; none where that place is blank on a genuine page: not every design has it there.
 */
export function learnBeside(pages: readonly PageWithCode[]): CodeBeside[] {
  const placed = pages.map(({ words, code }) => ({ code, words: uniqueWords(words) }));
  const numbers = new Set(placed.flatMap(({ words }) => [...words.keys()]));
  const learned = [...numbers].flatMap((number): CodeBeside[] => {
    const offsets = placed.flatMap(({ words, code }) => {
      const word = words.get(number);
      return word === undefined || code === null ? [] : [offsetOf(code, word)];
    });
    const alike = mostAlike(offsets);
    if (alike.length < Math.max(MIN_PAGES, MIN_SHARE * offsets.length)) return [];
    const [left = 0, top = 0, side = 0] = ([0, 1, 2] as const).map((at) => median(alike.map((one) => one[at])));
    if (Math.hypot(left, top) > REACH * side) return [];
    return [[number, rounded(left), rounded(top), rounded(side)]];
  });
  const far = ([, left, top, side]: CodeBeside): number => Math.hypot(left, top) / side;
  const nearest = learned.sort((a, b) => far(a) - far(b)).slice(0, MOST_WORDS);
  return pages.some(({ picture, words }) => shownAt(picture, placeOfCode(words, nearest)) === 'blank') ? [] : nearest;
}

type Offset = readonly [left: number, top: number, side: number];

/** Where a code stands beside a word, in widths of that. */
function offsetOf([left, top, wide, high]: Box, [x, y, width, height]: Box): Offset {
  return [(left - x) / width, (top - y - height / 2) / width, Math.max(wide, high) / width];
}

/** The most of some places that lie as near to one of them as those of one design do. */
function mostAlike(offsets: readonly Offset[]): Offset[] {
  const alike = offsets.map((one) =>
    offsets.filter((other) => Math.hypot(one[0] - other[0], one[1] - other[1]) < SPREAD * one[2]),
  );
  return alike.sort((a, b) => b.length - a.length)[0] ?? [];
}

/** Where a laboratory's code should stand on a page, a little within its edges; null where its words were not read. */
export function placeOfCode(words: readonly PlacedWord[], beside: readonly CodeBeside[]): Box | null {
  const known = uniqueWords(words);
  const votes = beside.flatMap(([number, left, top, side]) => {
    const box = known.get(number);
    if (box === undefined) return [];
    const [x, y, width, height] = box;
    return [{ x: x + left * width, y: y + height / 2 + top * width, side: side * width }];
  });
  const middle = (of: (vote: (typeof votes)[number]) => number): number => medianOf(votes.map(of)) ?? 0;
  const [x, y, side] = [middle((vote) => vote.x), middle((vote) => vote.y), middle((vote) => vote.side)];
  const agreeing = votes.filter((vote) => Math.hypot(vote.x - x, vote.y - y) < AGREES * side);
  if (agreeing.length < MIN_VOTES) return null;
  const cut = ((1 - LOOKED_AT) / 2) * side;
  return [x + cut, y + cut, side * LOOKED_AT, side * LOOKED_AT];
}

/** What a page shows where its laboratory sets the code. @param place as `placeOfCode` gives it. */
export function shownAt(picture: Pixels, place: Box | null): CodePlace {
  if (place === null) return null;
  const [left, top, wide, high] = place;
  const { width, height } = picture;
  const [fromX, toX] = [Math.max(0, Math.round(left)), Math.min(width, Math.round(left + wide))];
  const [fromY, toY] = [Math.max(0, Math.round(top)), Math.min(height, Math.round(top + high))];
  if ((toX - fromX) * (toY - fromY) < ON_PICTURE * wide * high || toX <= fromX || toY <= fromY) return 'cut off';
  const { luma } = lumaAndChroma(picture, fromX, fromY, toX - fromX, toY - fromY);
  return quantile(luma, 1 - TWENTIETH) - quantile(luma, TWENTIETH) < BLANK ? 'blank' : 'printed';
}

/** Boxes of the words that stand once, by their number. */
function uniqueWords(words: readonly PlacedWord[]): Map<number, Box> {
  const found = new Map<number, Box | null>();
  for (const { text, box } of words) {
    const letters = text.toLowerCase().replace(/[^a-z]/g, '');
    if (letters.length < MIN_LETTERS) continue;
    const number = numberOfWord(letters);
    found.set(number, found.has(number) ? null : box);
  }
  return new Map([...found].flatMap(([number, box]) => (box === null ? [] : [[number, box]])));
}

/** To a thousandth of a word, far below what a picture shows. */
const rounded = (value: number): number => Number(value.toFixed(3));
