import { below, type PageGraph, upperLineOf } from '../../../layout/page-graph.ts';
import type { Word } from '../../../layout/word.ts';
import { fieldOf, type ToPicture } from '../../clues.ts';
import type { DateField } from '../../fields.ts';
import { type DateRole, specOf } from '../../specs.ts';
import { anyOf } from '../../vocabulary/any-of.ts';
import { ACQUISITION, CHANGES_OF_METHODS } from '../../vocabulary/certificate.ts';
import { DAY_FIRST_LABELS } from '../../vocabulary/months.ts';
import { DATE_LEADS, ENDS_OF_LIFE } from '../../vocabulary/prose.ts';
import type { LabelledValue } from '../search/labelled/labelled-value.ts';
import { findDates, type PrintedDate, settleByHabit } from './find-dates.ts';

const ACQUIRED = anyOf(ACQUISITION);
const OF_METHOD = anyOf(CHANGES_OF_METHODS);

interface DateOnPage {
  role: DateRole;
  date: PrintedDate;
  words: Word[];
  label: string;
}

/** Words of a line that is one of a sentence, which may say what its dates are of: "The vial arrived on 2 June and was analysed on 5 June". */
const SENTENCE_WORDS = 8;
const ROLES_IN_SENTENCES = DATE_LEADS.map(
  ([role, phrases]) => [role, new RegExp(`(?:${anyOf(phrases).source})\\b[^.\\d]{0,40}$`, 'i')] as const,
);

/** When a message was sent, with the day of the week and the time: "Thu, 30 Apr 2026, 16:20". A report that it shows is older. */
const OF_MESSAGE = /\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6},? .{6,20}?(?:,| at)? \d{1,2}:\d{2}\b/i;

/** What stands right before the day to which goods may be used, as a vial has it: “Lot 240917, BUD 03/15/25”. */
const OF_LIFE = new RegExp(`(?:${anyOf(ENDS_OF_LIFE).source})[^\\p{L}\\d]{0,3}$`, 'iu');

/**
 * Every date on the page with the role its label gives it, or the sentence in which it stands. Else it is the report's, or the
 * instrument's where that printed it.
 * @param monthFirst whether the laboratory is known to put the month before the day.
 */
export function findPageDates(
  labelled: readonly LabelledValue[],
  graph: PageGraph,
  toPicture: ToPicture,
  monthFirst: boolean,
): DateField[] {
  const used = new Set<Word>();
  const found: DateOnPage[] = [];
  // What stands under a label that has its day beside it is of something else: "Sample disposal date" under "Reported".
  const served = new Set(
    labelled.flatMap(({ field, label, place }) => (place === 'below' ? [] : [`${field} ${label}`])),
  );
  for (const value of [...labelled].sort((a, b) => b.score - a.score)) {
    if (value.place === 'below' && served.has(`${value.field} ${value.label}`)) continue;
    const { field, text, words, label } = value;
    const role = specOf(field)?.role;
    if (role === undefined || words.some((word) => used.has(word)) || isOneOfList(value, graph)) continue;
    const date = lastOfPeriod(text);
    if (date === undefined) continue;
    for (const word of words) used.add(word);
    found.push({ role, date, words, label });
  }
  for (const cell of graph.cells) {
    const { text, words } = cell;
    if (words.some((word) => used.has(word))) continue;
    // What an instrument prints of its method and its calibration is no day of this sample's.
    if (OF_METHOD.test(text) && (ACQUIRED.test(text) || text.includes('\\'))) continue;
    if (OF_MESSAGE.test(text) && !ACQUIRED.test(text)) continue;
    const dates = findDates(text);
    const isSentence = words.length >= SENTENCE_WORDS;
    const before = !isSentence || dates.length === 0 ? '' : (upperLineOf(cell, graph)?.text ?? '');
    for (const date of isSentence ? dates : dates.slice(0, 1)) {
      if (OF_LIFE.test(text.slice(0, date.index))) continue;
      const lead = `${before} ${text.slice(0, date.index)}`;
      const told = ROLES_IN_SENTENCES.find(([, pattern]) => pattern.test(lead))?.[0];
      const role = ACQUIRED.test(text) ? 'acquired' : (told ?? 'reported');
      found.push({ role, date, words, label: '' });
    }
  }
  return settleDates(
    found.map(({ role, date, words, label }) => ({
      role,
      ...fieldOf({ text: date.text, words, confidence: confidenceOfDigits(words), label }, date.days, toPicture),
    })),
    monthFirst,
  );
}

/** What stands before a day that is another's: "Expiry:", also where another script between was not read. */
const ANNOUNCES = /\p{Lu}\p{Ll}{2,}.{0,20}[:：](?!\d)/u;

/** The last date of a value, which is that of the end of a period, "2026-06-01 to 2026-06-04"; behind another label none is of it. */
function lastOfPeriod(text: string): PrintedDate | undefined {
  const dates = findDates(text);
  const ends = dates.findIndex(({ index }, at) => {
    const before = dates[at - 1];
    return before !== undefined && ANNOUNCES.test(text.slice(before.index + before.text.length, index));
  });
  return (ends < 0 ? dates : dates.slice(0, ends)).at(-1);
}

/** Whether a date under a label is one of several under the head of a column, as of lots or of tests: the label names none of them. */
function isOneOfList({ place, cell }: LabelledValue, graph: PageGraph): boolean {
  const [next] = below(cell, graph);
  return place === 'below' && next?.overlaps === true && findDates(next.cell.text).length > 0;
}

/** Labels in languages in which the day comes before the month, or the year first. */
const DAY_FIRST = anyOf(DAY_FIRST_LABELS);

/** A date that can be told in two ways, as the page prints it elsewhere in words: "11/06/2026" over "11 June 2026". */
function asPrintedElsewhere(date: PrintedDate, certain: ReadonlySet<string>): PrintedDate {
  const [day, ...more] = date.days.length > 1 ? date.days.filter((one) => certain.has(one)) : [];
  return day === undefined || more.length > 0 ? date : { ...date, days: [day], style: 'named-month' };
}

/**
 * Dates whose day and month could be told two ways, as the page's others tell them, else as the laboratory does. One that was
 * read again and not alike tells nothing: a border taken for a digit makes a day of a month.
 * @param monthFirst whether the laboratory is known to put the month before the day.
 */
export function settleDates(dates: readonly DateField[], monthFirst: boolean): DateField[] {
  const read = dates.map((date) => printedIn(date));
  const certain = new Set(read.flatMap(({ days }) => (days.length === 1 ? days : [])));
  const printed = read.map((date) => asPrintedElsewhere(date, certain));
  const dayFirst = dates.some(({ label }) => DAY_FIRST.test(label));
  const settled = settleByHabit(printed, monthFirst, dayFirst);
  // What other dates of the page settle needs no habit.
  const onPage = settleByHabit(printed, false, dayFirst);
  return dates.map(({ otherDay: _, ...date }, index) => {
    const { days } = settled[index]!;
    const other = onPage[index]!.days.find((day) => !days.includes(day));
    return { ...date, value: days, ...(other === undefined ? {} : { otherDay: other }) };
  });
}

/** What a date's text says, whatever was made of it before; what cannot be read again stays what it is, and shows no order. */
function printedIn({ text, value, disputed }: DateField): PrintedDate {
  const found = findDates(text).find(({ days }) => value.every((day) => days.includes(day)));
  if (found === undefined) return { text, days: value, index: 0, style: 'named-month' };
  return disputed && found.style !== 'ambiguous' ? { ...found, style: 'named-month' } : found;
}

/** The dates that alone show the page's order of day and month, by which others are told; none where several do, or nothing hangs on it. */
export function datesThatTell(dates: readonly DateField[]): DateField[] {
  const byStyle = Map.groupBy(dates, (date) => printedIn(date).style);
  if (!byStyle.has('ambiguous')) return [];
  return (['day-first', 'month-first'] as const)
    .map((order) => byStyle.get(order) ?? [])
    .filter(({ length }) => length === 1)
    .flat();
}

/** A date is read as well as the worst of its words with digits. */
function confidenceOfDigits(words: readonly Word[]): number {
  return Math.min(...words.filter(({ text }) => /\d/.test(text)).map(({ confidence }) => confidence), 1);
}
