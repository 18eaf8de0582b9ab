import { BUDGETS } from '../../budgets.ts';
import type { LayerCharacter } from './pdf-messages.ts';

/** A word of the text layer, in pixels of the rendered page. */
export interface LayerWord {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Whether every letter and digit of it can be seen on the page. */
  visible: boolean;
  /** Name of the font of its first letter. */
  font: string;
}

type Extent = Pick<LayerWord, 'left' | 'top' | 'right' | 'bottom'>;

/** Share of a character's box that its ink covers at the least when it can be seen; a thin stroke fills a narrow box. */
const INK = 0.04;
/** Two characters stand on the same spot when so much of the smaller box is covered. */
const SAME_SPOT = 0.6;
/** With so many of its neighbours a character is compared, so that a pile of thousands costs no more. */
const NEIGHBOURS = 60;
/** A gap of so many letter heights, or a step off the line of so many, parts two words. */
const GAP = 1.5;
const STEP = 0.7;

interface Character extends LayerCharacter {
  text: string;
  visible: boolean;
}

/**
 * Puts the characters of a text layer together into words, and tells which of them can be seen. Those of more than
 * `BUDGETS.wordCharacters` are left out.
 */
export function layerWords(characters: readonly LayerCharacter[]): LayerWord[] {
  const overprinted = findOverprinted(characters);
  const words: LayerWord[] = [];
  let open: Character[] = [];
  const close = (): void => {
    if (open.length > 0 && open.length <= BUDGETS.wordCharacters) words.push(wordOf(open));
    open = [];
  };
  characters.forEach((character, index) => {
    const text = character.code > 0x20 && character.code <= 0x10ffff ? String.fromCodePoint(character.code) : ' ';
    if (/[\s\p{C}]/u.test(text) || character.right <= character.left) {
      close();
      return;
    }
    const over = overprinted.get(index);
    // Text set twice to look bold counts once; what was cut off was never meant to be seen.
    if (over === 'twin' || character.clipped) return;
    const last = open.at(-1);
    if (last !== undefined && !follows(last, character)) close();
    open.push({ ...character, text, visible: character.ink >= INK && over === undefined });
  });
  close();
  return withoutLeaders(words);
}

/** Dots and dashes in a row, from a label to its value or across the page, are drawing and not words. */
function withoutLeaders(words: readonly LayerWord[]): LayerWord[] {
  const isStroke = (word: LayerWord | undefined): boolean => word !== undefined && /^[.·…_\-–—=]+$/.test(word.text);
  const isLeader = (index: number): boolean =>
    isStroke(words[index]) &&
    (words[index]!.text.length > 1 || isStroke(words[index - 1]) || isStroke(words[index + 1]));
  return words.flatMap((word, index) => {
    if (isLeader(index)) return [];
    return [isLeader(index + 1) ? { ...word, text: word.text.replace(/(?<=[\p{L}\p{N})])[.·…_]+$/u, '') } : word];
  });
}

function follows(last: LayerCharacter, next: LayerCharacter): boolean {
  const height = Math.max(last.bottom - last.top, next.bottom - next.top);
  const shared = Math.min(last.bottom, next.bottom) - Math.max(last.top, next.top);
  return next.left - last.right <= GAP * height && last.left - next.left <= GAP * height && shared > -STEP * height;
}

function wordOf(characters: readonly Character[]): LayerWord {
  return {
    text: characters.map(({ text }) => text).join(''),
    left: Math.min(...characters.map(({ left }) => left)),
    top: Math.min(...characters.map(({ top }) => top)),
    right: Math.max(...characters.map(({ right }) => right)),
    bottom: Math.max(...characters.map(({ bottom }) => bottom)),
    font: characters[0]!.font,
    visible: characters.every(({ visible, text }) => visible || !/[\p{L}\p{N}]/u.test(text)),
  };
}

/**
 * Characters on whose spot another piece of text stands. A piece all of which repeats what is there is a twin, set again
 * to look bold; any other one covers what was put there before it.
 */
function findOverprinted(characters: readonly LayerCharacter[]): Map<number, 'twin' | 'covered'> {
  const pairs = pairsOnOneSpot(characters);
  const repeating = new Map<number, Set<number>>();
  for (const { later, same } of pairs) {
    const piece = characters[later]!.order;
    if (same) repeating.set(piece, (repeating.get(piece) ?? new Set()).add(later));
  }
  const lengths = new Map<number, number>();
  for (const { code, order } of characters) if (code > 0x20) lengths.set(order, (lengths.get(order) ?? 0) + 1);
  const found = new Map<number, 'twin' | 'covered'>();
  for (const { earlier, later, same } of pairs) {
    const piece = characters[later]!.order;
    if (same && repeating.get(piece)?.size === lengths.get(piece)) found.set(later, 'twin');
    else found.set(earlier, 'covered');
  }
  return found;
}

/** Pairs of characters, by index, from different pieces of text that stand on the same spot. */
function pairsOnOneSpot(characters: readonly LayerCharacter[]): { earlier: number; later: number; same: boolean }[] {
  const pairs: { earlier: number; later: number; same: boolean }[] = [];
  const byLeft = characters
    .map((character, index) => ({ ...character, index }))
    .filter(({ code, left, right }) => code > 0x20 && right > left);
  byLeft.sort((a, b) => a.left - b.left);
  byLeft.forEach((one, position) => {
    for (const other of byLeft.slice(position + 1, position + NEIGHBOURS)) {
      if (other.left >= one.right) break;
      if (one.order === other.order || sharedArea(one, other) < SAME_SPOT) continue;
      const [earlier, later] = one.order < other.order ? [one, other] : [other, one];
      pairs.push({ earlier: earlier.index, later: later.index, same: one.code === other.code });
    }
  });
  return pairs;
}

/** Share of the smaller box that two boxes have in common. */
export function sharedArea(a: Extent, b: Extent): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const smaller = Math.min((a.right - a.left) * (a.bottom - a.top), (b.right - b.left) * (b.bottom - b.top));
  return width <= 0 || height <= 0 ? 0 : (width * height) / Math.max(1, smaller);
}
