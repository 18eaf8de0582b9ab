import type { Cell } from '../../layout/cells.ts';
import { textOf, type Word } from '../../layout/word.ts';
import { findDates } from '../extract/dates/find-dates.ts';
import { MIN_CONFIDENCE } from './client-lines.ts';

/** What the end of a date looks like, and a date that nothing stands before. */
const DATE_END = /\/\s?20\d\d$/;
const WHOLE_DATE = /^\d{1,2}\/\d{1,2}\/20\d\d$/;

/** Cells that end as a date does and hold none. */
export function damagedDates(cells: readonly Cell[]): Cell[] {
  return cells.filter(({ words, text }) =>
    words.some((word) => DATE_END.test(word.text) && (!WHOLE_DATE.test(word.text) || findDates(text).length === 0)),
  );
}

/** Whether words that were read at all well hold a date. */
export function holdsDate(words: readonly Word[]): boolean {
  const read = words.filter(({ confidence }) => confidence > MIN_CONFIDENCE);
  return findDates(textOf(read)).length > 0;
}
