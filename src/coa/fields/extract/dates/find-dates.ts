import { MONTH_NAMES, MONTHS, OTHER_MONTHS } from '../../vocabulary/months.ts';

/** A date as printed, with every day it may mean. */
export interface PrintedDate {
  /** The characters it was found in. */
  text: string;
  /** `YYYY-MM-DD`; two when day and month are ambiguous. */
  days: string[];
  /** Where in the text it starts. */
  index: number;
  /** How it is written, for telling a page's habit. */
  style: 'year-first' | 'day-first' | 'month-first' | 'ambiguous' | 'named-month';
}

const MONTH = `(${MONTH_NAMES})`;
/** An apostrophe before a year of two digits, also as readers take it. */
const APOSTROPHE = "['’‘`´°*]";
/** No day has three digits: "212 APR '25" is ": 12 APR '25", whose colon a reader takes for a digit. */
const COLON_AS_DIGIT = new RegExp(`\\b[12](?=[0-3]\\d[\\s.-]?${MONTH})`, 'gi');
const YEAR = `(20\\d{2}|${APOSTROPHE}\\d{2})`;
/** The beginning of a span of days, "30 September-03 October 2026"; a date is parted by one sign. */
const SPAN = /\d\s+[a-z]+-\d{2}$/i;
/** Letters by which the names of months are told apart. */
const MONTH_LETTERS = 3;
/** Digits of a year without its century, and the century of all that is tested. */
const SHORT_YEAR = 2;
const CENTURY = 2000;
/** Behind a number of two digits: it is the day of the next date. */
const NEXT_MONTH = `[\\s.,-]*${MONTH.replace('(', '(?:')}\\b`;

/**
 * Every common way to write a date, the most telling first. A two-digit year needs an apostrophe or a named month, and no
 * year of four digits behind it, "6689/04 Aug 10, 2026" is a batch and a day in 2026, and no month: in a table whose dates
 * take two lines, "29 September 30 September" is no day in 2030.
 */
const PATTERNS: readonly (readonly [
  RegExp,
  (m: RegExpExecArray) => { days: (string | null)[]; style: PrintedDate['style'] },
])[] = [
  [
    /\b(20\d{2})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{1,2})\b/g,
    (m) => ({ days: [day(m[1]!, m[2]!, m[3]!)], style: 'year-first' }),
  ],
  [
    /\b(20\d{2})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})/g,
    (m) => ({ days: [day(m[1]!, m[2]!, m[3]!)], style: 'year-first' }),
  ],
  [
    new RegExp(
      `\\b(\\d{1,2})(?:st|nd|rd|th)?[\\s.,-]*(?:(?:of|de)\\s+)?${MONTH}[\\s.,-]*(?:de\\s+)?(20\\d{2}|${APOSTROPHE}?\\d{2}(?!\\s?,?\\s?20\\d{2}\\b|${NEXT_MONTH}))\\b`,
      'gi',
    ),
    (m) => ({ days: [SPAN.test(m[0]) ? null : day(m[3]!, month(m[2]!), m[1]!)], style: 'named-month' }),
  ],
  [
    // Strokes on both sides: in "Sep-25 / Aug-27" the number before the stroke is a year.
    new RegExp(`(?<![-\\d])\\b(\\d{1,2})\\/${MONTH}\\/(20\\d{2}|\\d{2})\\b(?!\\/)`, 'gi'),
    (m) => ({ days: [day(m[3]!, month(m[2]!), m[1]!)], style: 'named-month' }),
  ],
  [
    new RegExp(`\\b${MONTH}[\\s.,-]*(\\d{1,2})(?:st|nd|rd|th)?[\\s.,-]+${YEAR}\\b`, 'gi'),
    (m) => ({ days: [day(m[3]!, month(m[1]!), m[2]!)], style: 'named-month' }),
  ],
  [
    new RegExp(`\\b(20\\d{2})[\\s.,-]+${MONTH}[\\s.,-]*(\\d{1,2})\\b`, 'gi'),
    (m) => ({ days: [day(m[1]!, month(m[2]!), m[3]!)], style: 'named-month' }),
  ],
  [/\b(\d{1,2})\s?([/.-])\s?(\d{1,2})\s?\2\s?(20\d{2})\b/g, (m) => twoWays(m[1]!, m[3]!, m[4]!)],
  // A point that was read as a comma: "24, 4. 2026".
  [/\b(\d{1,2})[,.] ?(\d{1,2})[.,] ?(20\d{2})\b/g, (m) => twoWays(m[1]!, m[2]!, m[3]!)],
  [/\b(\d{1,2})([/.])(\d{1,2})\2(\d{2})\b/g, (m) => twoWays(m[1]!, m[3]!, m[4]!)],
];

/** What numbers a chapter or a version in three parts: "Ph. Eur. 2.2.29". */
const OF_CHAPTER =
  /\b(?:ph\.? ?eur\.?|usp|ep|bp|jp|fp|rfe|dab|chapter|section|version|ver\.?|rev\.?|firmware|software)(?:\s[IVX]{1,4}|\s\d{1,2})?,?\s*$/i;
/** What stands before a time that is printed with points: "13-05-2026 10.12.27". */
const BEHIND_DATE = /\b(?:20\d{2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2})[,\s]{1,3}$/;

/** Behind figures with strokes between them: what a blend holds of each part, "10/10/10 mg". */
const OF_AMOUNTS = /^\s?(?:m[cg]?g|[µu]g|m[lL]|IU)\b/;

/** Every date in a text, in order. Letters that readers take for digits (O, l, I), and such as are taken for a J or the O of October, are mended first. */
export function findDates(raw: string): PrintedDate[] {
  const text = mendDigits(raw);
  const found: PrintedDate[] = [];
  const taken: [number, number][] = [];
  for (const [pattern, read] of PATTERNS) {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      const start = match.index;
      const end = start + match[0].length;
      // "03Sep2025-04" is a number that carries a day.
      if (taken.some(([from, to]) => start < to && end > from) || /^-\d{1,3}\b/.test(text.slice(end))) continue;
      if (OF_AMOUNTS.test(text.slice(end))) continue;
      if (
        OF_CHAPTER.test(text.slice(0, start)) ||
        (/^\d+\.\d+\.\d+$/.test(match[0]) && BEHIND_DATE.test(text.slice(0, start)))
      )
        continue;
      const { days, style } = read(match);
      const real = [...new Set(days.filter((d): d is string => d !== null))].sort();
      if (real.length === 0) continue;
      taken.push([start, end]);
      found.push({ text: match[0].trim(), days: real, index: start, style });
    }
  }
  return found.sort((a, b) => a.index - b.index);
}

/**
 * Settles dates whose day and month are ambiguous by the page's own habit: when every date on the page that shows its order
 * shows the same one, the rest follow it. Where none shows it, they follow the laboratory's; where one alone shows another than
 * the laboratory's, nothing is settled: a border that is read as a digit makes a day of a month.
 * @param monthFirstElsewhere whether the laboratory is known to put the month first.
 * @param dayFirstElsewhere whether the page is in a language in which the day comes first.
 */
export function settleByHabit(
  dates: readonly PrintedDate[],
  monthFirstElsewhere = false,
  dayFirstElsewhere = false,
): PrintedDate[] {
  const daysFirst = dates.filter((date) => date.style === 'day-first');
  if (monthFirstElsewhere && daysFirst.length === 1) return [...dates];
  const isMonthFirst = dates.some((date) => date.style === 'month-first');
  const dayFirst = daysFirst.length > 0 || (dayFirstElsewhere && !isMonthFirst);
  const monthFirst = isMonthFirst || (monthFirstElsewhere && !dayFirst);
  if (dayFirst === monthFirst) return [...dates];
  return dates.map((date) => {
    if (date.style !== 'ambiguous') return date;
    const numbers = date.text.split(/\D+/).map(Number);
    const settled = twoWays(String(numbers[0]), String(numbers[1]), String(numbers[2])).days[dayFirst ? 0 : 1];
    return settled ? { ...date, days: [settled], style: dayFirst ? 'day-first' : 'month-first' } : date;
  });
}

function mendDigits(text: string): string {
  return text
    .replace(/(?<=\d)\](?=J)/g, ' ')
    .replace(/[\]|]\s?(?=anuar[yv]|une|uly)/gi, 'J')
    .replace(/\](?=an|u[nl])/gi, 'J')
    .replace(/0(?=ct)/gi, 'O')
    .replace(/\bO(?=\d)/g, '0')
    .replace(COLON_AS_DIGIT, '')
    .replace(/(?<=[\d/.-])[OoQ](?=[\d/.-]|\b)/g, '0')
    .replace(/(?<=[\d/.-])[lI|](?=[\d/.-])/g, '1')
    .replace(/\b[lI|](?=\d[\s/.-])/g, '1');
}

function twoWays(
  first: string,
  second: string,
  year: string,
): { days: (string | null)[]; style: PrintedDate['style'] } {
  const dayFirst = day(year, second, first);
  const monthFirst = day(year, first, second);
  if (dayFirst !== null && monthFirst !== null)
    return { days: [dayFirst, monthFirst], style: dayFirst === monthFirst ? 'year-first' : 'ambiguous' };
  return { days: [dayFirst, monthFirst], style: dayFirst !== null ? 'day-first' : 'month-first' };
}

function month(name: string): string {
  const lower = name.toLowerCase();
  const other = [...OTHER_MONTHS].find(([start]) => lower.startsWith(start))?.[1];
  return String(MONTHS.indexOf(other ?? lower.slice(0, MONTH_LETTERS)) + 1);
}

/** The day as `YYYY-MM-DD`, or null when the calendar has no such day. */
function day(year: string, month: string, date: string): string | null {
  const digits = year.replace(/\D/g, '');
  const y = digits.length === SHORT_YEAR ? CENTURY + Number(digits) : Number(digits);
  const m = Number(month);
  const d = Number(date);
  const at = new Date(Date.UTC(y, m - 1, d));
  if (m < 1 || at.getUTCFullYear() !== y || at.getUTCMonth() !== m - 1 || at.getUTCDate() !== d) return null;
  return at.toISOString().slice(0, 'YYYY-MM-DD'.length);
}
