import { findDates } from '../../fields/extract/dates/find-dates.ts';
import { specOf } from '../../fields/specs.ts';
import { editDistance } from '../../fields/text/edit-distance.ts';
import { sharedArea } from '../../geometry/box.ts';
import type { Copy, CopyWord } from '../copy.ts';
import type { JudgedPlace } from '../print/judge-places.ts';
import type { Difference, Printed } from './difference.ts';
import { isSameValue } from './same-value.ts';
import { foldedText, plainText } from './texts.ts';

/** Places with words of prose that are compared, and the share of them in other words, from which on all is worded otherwise. */
const MIN_PROSE = 8;
const OTHERWISE = 0.5;
/** Places with figures, and the share of them printed alike, that make it one report all the same. */
const MIN_FIGURES = 4;
const ALIKE = 0.75;
/** Letters of a word of prose, and confidence with which it was read: laid-over print is read as anything. */
const MIN_LETTERS = 4;
const READ = 0.6;
/** Share of the letters in which two words differ from which on neither is a misreading of the other. */
const OTHER_WORD = 0.5;
/** Share of a difference that must lie within a field to be its value. */
const WITHIN = 0.5;

/**
 * Whether two pages that lie on one another print the same figures among other words: two language versions of one report.
 * Told by the places alone, so in whatever languages they are; an edit changes values and leaves the words.
 */
export function isWordedOtherwise(places: readonly JudgedPlace[]): boolean {
  const seen = places.filter(({ field, state }) => field === undefined && state !== 'outside');
  const figures = seen.filter(({ given, copy }) => given.length > 0 && copy.length > 0 && isFigure(copy));
  const alike = figures.filter(({ state }) => state === 'same');
  if (alike.length < MIN_FIGURES || alike.length < ALIKE * figures.length) return false;
  const prose = seen.filter(({ given, copy }) => isProse(given) && isProse(copy));
  const other = prose.filter(({ given, copy, state }) => state !== 'same' && areOtherWords(given, copy));
  return prose.length >= MIN_PROSE && other.length >= OTHERWISE * prose.length;
}

/** Of what differs on pages that are worded otherwise, what is a value, and not the same value written another way. */
export function onlyValues(differences: readonly Difference[], given: Copy, copy: Copy): Difference[] {
  return differences.filter((difference) => {
    const { field } = difference;
    if (field === 'code') return true;
    const one = given.fields.find((known) => known.field === field);
    const other = copy.fields.find((known) => known.field === field);
    const isValue = lies(difference.given, given, field) || lies(difference.copy, copy, field);
    if (isOneDay(difference)) return false;
    if (isValue && one !== undefined && other !== undefined) return !isSameValue(one, other);
    return hasOtherFigures(difference) || (isValue && isName(field));
  });
}

/** Whether a field holds a name, which no language translates. */
function isName(field: string | null): boolean {
  return field !== null && /^(party|product|batch|identifier|key)$/.test(specOf(field)?.value ?? '');
}

function lies(printed: Printed | null, { fields }: Copy, field: string | null): boolean {
  const there = fields.find((known) => known.field === field)?.box ?? null;
  if (printed === null || there === null) return false;
  const [, , width, height] = printed.box;
  return sharedArea(printed.box, there) >= WITHIN * Math.min(width * height, there[2] * there[3]);
}

/** Whether both print figures, and others: a month has another name in another language, its day has not. */
function hasOtherFigures({ given, copy }: Difference): boolean {
  const [one, other] = [given, copy].map((side) => (side?.text ?? '').replace(/\D/g, ''));
  return Boolean(one) && Boolean(other) && one !== other;
}

/** Whether both print a day, and may mean the same: 2026-06-11 is 11.06.2026 elsewhere. */
function isOneDay({ given, copy }: Difference): boolean {
  const [one, other] = [given, copy].map((side) => findDates(side?.text ?? '').flatMap(({ days }) => days));
  return one?.some((day) => other?.includes(day)) ?? false;
}

const textOf = (words: readonly CopyWord[]): string => words.map(({ text }) => text).join(' ');
const isFigure = (words: readonly CopyWord[]): boolean => /\d.*\d/.test(textOf(words));

function isProse(words: readonly CopyWord[]): boolean {
  return (
    plainText(textOf(words)).length >= MIN_LETTERS &&
    !/\d/.test(textOf(words)) &&
    words.every(({ confidence }) => confidence >= READ)
  );
}

function areOtherWords(given: readonly CopyWord[], copy: readonly CopyWord[]): boolean {
  const [one, other] = [foldedText(textOf(given)), foldedText(textOf(copy))];
  return editDistance(one, other) >= OTHER_WORD * Math.max(one.length, other.length);
}
