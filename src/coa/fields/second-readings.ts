import { signsOf } from '../layout/word.ts';
import { findDates } from './extract/dates/find-dates.ts';
import { findHosts } from './extract/parties/find-hosts.ts';
import type { Field } from './fields.ts';
import type { ValueKind } from './specs.ts';
import { editDistance } from './text/edit-distance.ts';
import { identifierOf } from './text/identifiers.ts';
import { keyOf } from './text/keys.ts';
import { digitsOf, foldShapes } from './text/letter-shapes.ts';
import { joinedName } from './text/names.ts';

/** How a kind of value is understood when it is read again, on its own. */
export interface SecondReading {
  /** What the second reading says, in the form of the first one's value; null when it says nothing of the kind. */
  parse: (text: string, first: Field<unknown>) => unknown;
  /** Whether the values of two readings are one. */
  agree: (first: unknown, second: unknown) => boolean;
  /** Where they are not, the second one, read larger, takes the first one's place. */
  replaces: boolean;
  /** Of figures: the one number that a text holds, in the form of the first reading's value; null where there is none, or more. */
  figure?: (text: string, first: Field<unknown>) => number | null;
}

/** What is left of the uncertainty of a field read twice alike, and of the confidence in one read twice in two ways. */
const AGREED = 0.4;
const DISAGREED = 0.6;

/** Confidence in what was read twice alike. @param confidence of the first reading, 0 to 1 */
export const onceConfirmed = (confidence: number): number => 1 - (1 - confidence) * AGREED;

/** Confidence in what was read twice in two ways. @param confidence of the first reading, 0 to 1 */
export const onceContradicted = (confidence: number): number => confidence * DISAGREED;

/** Share of a name's letters, and of an identifier's, that two readings may differ in and still agree. */
const MISREAD_SHARE = 0.15;
const MISREAD_IDENTIFIER_SHARE = 0.25;
/** Confidence below which a first reading may have lost a digit. */
const DOUBTFUL = 0.5;
/** Percent. */
const WHOLE_SHARE = 100;
/** Letters from which on a name that stands within what was read the second time is that name. */
const MIN_CONTAINED = 5;

/** Numbers with or without decimals, a comma for a point; none of several that a reader ran into one another, "5.85.695.41". */
const NUMBERS = /(?<!\d\.?)\d+(?:[.,]\d+)?(?!\.?\d)/g;

const NUMBER: SecondReading & Required<Pick<SecondReading, 'figure'>> = {
  parse: (text, { value, confidence }) => {
    // A reader may lose a decimal point to a space.
    const wanted = String(value).includes('.') ? withReadDecimals(text) : text;
    const numbers = [...wanted.matchAll(NUMBERS), ...wanted.matchAll(/\d+\s\d+/g)].map((match) =>
      Number(match[0].replace(/[,\s]/, '.')),
    );
    return numbers.includes(value as number)
      ? value
      : (numbers.find((number) => haveSamePlaces(number, value as number)) ??
          numbers.find(
            (number) => confidence < DOUBTFUL && isEndOf(value as number, number) && !isOverAll(number, text),
          ) ??
          null);
  },
  agree: (first, second) => first === second,
  replaces: true,
  figure: (text, { value }) => {
    const [number, ...others] = [...text.matchAll(NUMBERS)].map(([found]) => Number(found.replace(',', '.')));
    if (number === undefined || others.length > 0 || isOverAll(number, text)) return null;
    return hasDecimalsOf(number, value as number) ? number : null;
  },
};

/** Milligrams, of a text that may give micrograms or grams. */
const AMOUNT: SecondReading = {
  ...NUMBER,
  parse: (text, first) => {
    const { written, unit } = writtenAmount(first);
    const again = NUMBER.parse(text, { ...first, value: written });
    return again === null ? null : inMilligrams(again as number, unit, first);
  },
  figure: (text, first) => {
    const { written, unit } = writtenAmount(first);
    const number = NUMBER.figure(text, { ...first, value: written });
    return number === null ? null : inMilligrams(number, unit, first);
  },
};

/** An amount as its first reading wrote it, and how many milligrams its unit is: "510.87 mcg" of 0.51087. */
function writtenAmount({ value, text }: Field<unknown>): { written: number; unit: number } {
  const milligrams = value as number;
  const numbers = [...text.matchAll(NUMBERS)].map(([number]) => Number(number.replace(',', '.')));
  const written = numbers.find((number) => UNITS.some((unit) => areClose(number * unit, milligrams))) ?? milligrams;
  return { written, unit: UNITS.find((unit) => areClose(written * unit, milligrams)) ?? 1 };
}

/** Milligrams of a milligram, a microgram and a gram. */
const UNITS = [1, 1e-3, 1e3] as const;
const areClose = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9 * Math.max(1, b);

/** An amount in milligrams; the first reading's own where it is that, without the error of a product. */
function inMilligrams(number: number, unit: number, { value }: Field<unknown>): number {
  const milligrams = number * unit;
  return areClose(milligrams, value as number) ? (value as number) : Number(milligrams.toPrecision(DIGITS));
}

/** Digits that an amount has at most. */
const DIGITS = 12;

/** A whole number, the gap that a reader made of its point, and two decimals of which it made letters too: "10 A9m g". */
const LETTERED_DECIMALS = /(\d+)\s(?!\d\d)([\dA-Za-z|]{2})(?=\s?(?:m\s?g|%))/gi;
/** A point that stands apart from one of its digits: "5 .39". */
const PARTED_POINT = /(\d) ?\. ?(?=\d)/g;

/**
 * What was read of a number with decimals, those of which letters were made spelt as digits; where they cannot be, what is
 * left of the number is none: "10 Oimg" is 10.01 mg, "10 A9m g" says nothing, "5 .39m g" is 5.39 mg.
 */
function withReadDecimals(text: string): string {
  return text.replace(PARTED_POINT, '$1.').replace(LETTERED_DECIMALS, (_, whole: string, decimals: string) => {
    const digits = digitsOf(decimals);
    return /^\d+$/.test(digits) ? `${whole}.${digits}` : '';
  });
}

const DATE: SecondReading = {
  parse: (text, first) => {
    const dates = findDates(text);
    const wanted = first.value as string[];
    return (
      dates.find((date) => areSameDays(date.days, wanted))?.days ??
      dates[0]?.days ??
      (isSameButALetter(text, first.text) ? wanted : null)
    );
  },
  agree: (first, second) => areSameDays(first as string[], second as string[]),
  replaces: true,
};

const HOST: SecondReading = {
  parse: (text, { value }) => {
    const hosts = findHosts(text, false).map(({ host }) => host);
    return hosts.includes(value as string) ? value : (hosts[0] ?? null);
  },
  agree: (first, second) => first === second,
  replaces: false,
};

/** Identifiers are read letter by letter without a dictionary: shapes that readers mix up count as one. */
function isSameIdentifier(first: unknown, second: unknown): boolean {
  const most = Math.floor(String(first).length * MISREAD_IDENTIFIER_SHARE);
  return editDistance(foldShapes(String(first)), foldShapes(String(second))) <= most;
}

const IDENTIFIER: SecondReading = { parse: identifierOf, agree: isSameIdentifier, replaces: false };

const KEY: SecondReading = { parse: keyOf, agree: isSameIdentifier, replaces: false };

const TEXT: SecondReading = {
  // Where nothing was read, as when the time of a check is over, nothing speaks against the first reading.
  parse: (text) => (signsOf(text) === '' ? null : text),
  agree: (first, second) => {
    const a = joinedName(String(first));
    const b = joinedName(String(second));
    const limit = Math.max(1, Math.floor(a.length * MISREAD_SHARE));
    return editDistance(a, b, limit) <= limit || (b.includes(a) && a.length >= MIN_CONTAINED);
  },
  replaces: false,
};

/** How a second reading of a value is understood and held against the first, by the kind of value. */
export const SECOND_READINGS: Readonly<Record<ValueKind, SecondReading>> = {
  party: TEXT,
  product: TEXT,
  batch: TEXT,
  identifier: IDENTIFIER,
  key: KEY,
  date: DATE,
  cas: TEXT,
  formula: TEXT,
  amount: AMOUNT,
  number: NUMBER,
  host: HOST,
};

/** Whether two readings have the same digits and differ in a letter at most: "aun 12, 2026" is "Jun 12, 2026". */
function isSameButALetter(a: string, b: string): boolean {
  return a.replace(/\D/g, '') === b.replace(/\D/g, '') && editDistance(a, b, 1) <= 1;
}

/** Whether a number is another without its first digit: 9.327 of 99.327. */
function isEndOf(end: number, whole: number): boolean {
  return String(whole).length === String(end).length + 1 && String(whole).endsWith(String(end));
}

/** Whether a number is more than the whole of a share: the border of a cell before 99.837 % makes 199.837 of it. */
function isOverAll(number: number, text: string): boolean {
  return number > WHOLE_SHARE && text.includes('%');
}

/** Whether a number may be another, misread: as many digits before the point, and decimals where that has them. */
function haveSamePlaces(a: number, b: number): boolean {
  return String(Math.trunc(a)).length === String(Math.trunc(b)).length && hasDecimalsOf(a, b);
}

/** Whether a number has decimals where another has: without them it is what a reader left of it. */
const hasDecimalsOf = (a: number, b: number): boolean => Number.isInteger(b) || !Number.isInteger(a);

/** A date with an ambiguous day and month agrees with the same date settled. */
function areSameDays(a: readonly string[], b: readonly string[]): boolean {
  return b.every((day) => a.includes(day)) || a.every((day) => b.includes(day));
}
