import type { Cell } from '../../../layout/cells.ts';
import type { Word } from '../../../layout/word.ts';

/** The words of a cell in which a part of its text stands. */
export function wordsWithin(part: string, { words, text }: Cell): Word[] {
  const from = text.indexOf(part);
  let end = -1;
  return words.filter((word) => {
    const start = end + 1;
    end = start + word.text.length;
    return start < from + part.length && end > from;
  });
}
