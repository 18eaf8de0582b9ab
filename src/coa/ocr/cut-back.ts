import type { Word } from '../layout/word.ts';

/** Shares of the narrower and of the lower of two words from which on one is drawn over the other. */
const DRAWN_OVER = { width: 0.5, height: 0.5 } as const;
/** Of so many characters a word's width tells how wide letters are; and the usual width by the height of a box, of too few words. */
const TELLING = { characters: 3, words: 8 } as const;
const USUAL_PACE = 0.5;
/**
 * How much nearer to what its letters need a width must come for a box to be cut, and how near it must be then (ratios). Less is asked where
 * the words beside it end where its box does, so many at least: a rule under a line makes its boxes higher than its letters.
 */
const BOUNDS = { nearer: 1.25, near: 1.6 } as const;
const BOUNDS_IN_LINE = { nearer: 1, near: 2.2 } as const;
const WORDS_IN_LINE = 2;

/**
 * Words whose box reaches over words beside them, cut back to their own letters: the reader draws one now and then from its
 * word to the end of the line ("99.80%" over "± 0.18%" as well), and what is measured there would be the other word's.
 */
export function cutBack(words: readonly Word[]): Word[] {
  const pace = paceOf(words);
  const byTop = [...words].sort((a, b) => a.top - b.top);
  return words.map((word) => {
    const covered = coveredBy(word, byTop);
    if (covered.length === 0) return word;
    const needed = word.text.length * pace * (word.bottom - word.top);
    const off = ({ left, right }: Pick<Word, 'left' | 'right'>): number =>
      right <= left ? Infinity : Math.abs(Math.log((right - left) / needed));
    const cut = [
      { ...word, right: Math.min(...covered.map(({ left }) => left)) - 1 },
      { ...word, left: Math.max(...covered.map(({ right }) => right)) + 1 },
    ].reduce((best, other) => (off(other) < off(best) ? other : best));
    const { nearer, near } = endsWith(word, covered) ? BOUNDS_IN_LINE : BOUNDS;
    return off(cut) <= Math.log(near) && off(cut) + Math.log(nearer) <= off(word) ? cut : word;
  });
}

/** Whether several words under a box, and the box, end at one place: it was drawn to the end of their line. */
function endsWith(word: Word, covered: readonly Word[]): boolean {
  const end = Math.max(...covered.map(({ right }) => right));
  return covered.length >= WORDS_IN_LINE && Math.abs(end - word.right) < (word.bottom - word.top) / 2;
}

/** The words that a wider one's box lies over. @param byTop all words, from the top down. */
function coveredBy(word: Word, byTop: readonly Word[]): Word[] {
  const covered: Word[] = [];
  for (const other of byTop) {
    if (other.top >= word.bottom) break;
    if (other !== word && widthOf(other) < widthOf(word) && isDrawnOver(word, other)) covered.push(other);
  }
  return covered;
}

function isDrawnOver(word: Word, other: Word): boolean {
  const across = Math.min(word.right, other.right) - Math.max(word.left, other.left);
  const down = Math.min(word.bottom, other.bottom) - Math.max(word.top, other.top);
  const lower = Math.min(word.bottom - word.top, other.bottom - other.top);
  return across > DRAWN_OVER.width * widthOf(other) && down > DRAWN_OVER.height * lower;
}

/** Width of a character by the height of its word's box, as is usual on the page. */
function paceOf(words: readonly Word[]): number {
  const paces = words
    .filter(({ text }) => text.length >= TELLING.characters)
    .map((word) => widthOf(word) / (word.text.length * Math.max(1, word.bottom - word.top)));
  return paces.length < TELLING.words ? USUAL_PACE : paces.sort((a, b) => a - b)[paces.length >> 1]!;
}

const widthOf = ({ left, right }: Word): number => right - left;
