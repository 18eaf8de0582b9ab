import type { Cell } from '../../../layout/cells.ts';
import type { Word } from '../../../layout/word.ts';
import { fieldOf, type ToPicture } from '../../clues.ts';
import type { DateField } from '../../fields.ts';
import { type DateRole, specOf } from '../../specs.ts';
import { anyOf } from '../../vocabulary/any-of.ts';
import { ACQUISITION } from '../../vocabulary/certificate.ts';
import type { LabelledValue } from '../search/find-labelled.ts';
import { findDates, type PrintedDate, settleByHabit } from './find-dates.ts';

const ACQUIRED = anyOf(ACQUISITION);

interface DateOnPage {
  role: DateRole;
  date: PrintedDate;
  words: Word[];
  label: string;
}

/**
 * Every date on the page with the role its label gives it. Without a label it is the report's, or the instrument's where
 * that printed it.
 * @param monthFirst whether the laboratory is known to put the month before the day.
 */
export function findPageDates(
  labelled: readonly LabelledValue[],
  cells: readonly Cell[],
  toPicture: ToPicture,
  monthFirst: boolean,
): DateField[] {
  const used = new Set<Word>();
  const found: DateOnPage[] = [];
  for (const { field, text, words, label } of [...labelled].sort((a, b) => b.score - a.score)) {
    const role = specOf(field)?.role;
    if (role === undefined || words.some((word) => used.has(word))) continue;
    // "2026-06-01 to 2026-06-04": the end of a period is the date that counts.
    const date = findDates(text).at(-1);
    if (date === undefined) continue;
    for (const word of words) used.add(word);
    found.push({ role, date, words, label });
  }
  for (const { text, words } of cells) {
    if (words.some((word) => used.has(word))) continue;
    const [date] = findDates(text);
    if (date !== undefined) found.push({ role: ACQUIRED.test(text) ? 'acquired' : 'reported', date, words, label: '' });
  }
  const settled = settleByHabit(
    found.map(({ date }) => date),
    monthFirst,
  );
  // What other dates of the page settle needs no habit.
  const onPage = settleByHabit(found.map(({ date }) => date));
  const otherDay = (index: number): Pick<DateField, 'otherDay'> => {
    const other = onPage[index]?.days.find((day) => !settled[index]?.days.includes(day));
    return other === undefined ? {} : { otherDay: other };
  };
  return found.map(({ role, date, words, label }, index) => ({
    role,
    ...otherDay(index),
    ...fieldOf(
      { text: date.text, words, confidence: confidenceOfDigits(words), label },
      settled[index]!.days,
      toPicture,
    ),
  }));
}

/** A date is read as well as the worst of its words with digits. */
function confidenceOfDigits(words: readonly Word[]): number {
  return Math.min(...words.filter(({ text }) => /\d/.test(text)).map(({ confidence }) => confidence), 1);
}
