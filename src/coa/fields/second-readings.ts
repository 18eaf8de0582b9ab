import { findDates } from './extract/dates/find-dates.ts';
import { findHosts } from './extract/parties/find-hosts.ts';
import type { Field } from './fields.ts';
import type { ValueKind } from './specs.ts';
import { foldShapes } from './text/code-parts.ts';
import { editDistance } from './text/edit-distance.ts';
import { joinedName } from './text/names.ts';
import { identifierOf, keyOf } from './text/values.ts';

/** How a kind of value is understood when it is read again, on its own. */
export interface SecondReading {
  /** What the second reading says, in the form of the first one's value; null when it says nothing of the kind. */
  parse: (text: string, first: Field<unknown>) => unknown;
  /** Whether the values of two readings are one. */
  agree: (first: unknown, second: unknown) => boolean;
  /** Where they are not, the second one, read larger, takes the first one's place. */
  replaces: boolean;
}

/** Share of a name's letters, and of an identifier's, that two readings may differ in and still agree. */
const MISREAD_SHARE = 0.15;
const MISREAD_IDENTIFIER_SHARE = 0.25;
/** Confidence below which a first reading may have lost a digit. */
const DOUBTFUL = 0.5;
/** Percent. */
const WHOLE_SHARE = 100;
/** Letters from which on a name that stands within what was read the second time is that name. */
const MIN_CONTAINED = 5;

const NUMBER: SecondReading = {
  parse: (text, { value, confidence }) => {
    // A reader may lose a decimal point to a space.
    const wanted = String(value).includes('.') ? withReadDecimals(text) : text;
    const numbers = [...wanted.matchAll(/\d+(?:[.,]\d+)?/g), ...wanted.matchAll(/\d+\s\d+/g)].map((match) =>
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
};

/** A whole number, the gap that a reader made of its point, and two decimals of which it made letters too: "10 A9m g". */
const LETTERED_DECIMALS = /(\d+)\s(?!\d\d)([\dA-Za-z|]{2})(?=\s?(?:m\s?g|%))/gi;
/** Letters that a reader makes of digits. */
const DIGIT_SHAPES: Readonly<Record<string, string>> = { O: '0', o: '0', I: '1', i: '1', l: '1', '|': '1' };

/**
 * What was read of a number with decimals, those of which letters were made spelt as digits; where they cannot be, what is
 * left of the number is none: "10 Oimg" is 10.01 mg, "10 A9m g" says nothing.
 */
function withReadDecimals(text: string): string {
  return text.replace(LETTERED_DECIMALS, (_, whole: string, decimals: string) => {
    const digits = [...decimals].map((letter) => DIGIT_SHAPES[letter] ?? letter).join('');
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
  parse: (text) => text,
  agree: (first, second) => {
    const a = joinedName(String(first));
    const b = joinedName(String(second));
    const limit = Math.max(1, Math.floor(a.length * MISREAD_SHARE));
    return editDistance(a, b, limit) <= limit || (b.includes(a) && a.length >= MIN_CONTAINED);
  },
  replaces: false,
};

export const SECOND_READINGS: Readonly<Record<ValueKind, SecondReading>> = {
  party: TEXT,
  product: TEXT,
  batch: TEXT,
  identifier: IDENTIFIER,
  key: KEY,
  date: DATE,
  cas: TEXT,
  formula: TEXT,
  amount: NUMBER,
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

/** Two numbers of one make: as many digits before the point. */
function haveSamePlaces(a: number, b: number): boolean {
  return String(Math.trunc(a)).length === String(Math.trunc(b)).length;
}

/** A date with an ambiguous day and month agrees with the same date settled. */
function areSameDays(a: readonly string[], b: readonly string[]): boolean {
  return b.every((day) => a.includes(day)) || a.every((day) => b.includes(day));
}
