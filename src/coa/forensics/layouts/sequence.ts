import { z } from 'zod';
import { daysBetween } from '../../../dataset/days-between.ts';
import type { Fields } from '../../fields/fields.ts';
import { STAGES, type StagesOfPage, stagesOf } from './intervals.ts';

/** Reports that a laboratory numbered, and when, in the order of their numbers. */
export const LearnedSequence = z.object({
  /** The letters and signs of such a number, every run of digits as 9. */
  form: z.string(),
  by: z.enum(STAGES),
  /** Days within which a genuine report may be older or newer than its number says. */
  margin: z.number().int().nonnegative(),
  /** The runs of digits, and the day. */
  reports: z.array(z.tuple([z.array(z.number().int().nonnegative()), z.iso.date()])),
});
export type LearnedSequence = z.infer<typeof LearnedSequence>;

/** A report as it stands in its laboratory's sequence. */
export interface NumberedPage {
  /** The report number as read; null where none was. */
  number: string | null;
  stages: StagesOfPage;
}

/** A page by its number and its days. */
export function numberedPage(fields: Fields): NumberedPage {
  return { number: fields.reportNumber?.value ?? null, stages: stagesOf(fields) };
}

/** Reports on different days that must contradict a number, so that one misread date or number among those learned does not. */
const WITNESSES = 2;
/** Days on which numbered reports must have been learned before there is a sequence. */
const MIN_DAYS = 4;
/** Least margin, days; and the largest with which a sequence still says something. */
const LEAST_MARGIN = 30;
const LARGEST_MARGIN = 90;
/** How much farther than any genuine page a report must be off. */
const CAUTION = 2;

const PRINTED = STAGES.filter((stage) => stage !== 'numbered');

type Report = LearnedSequence['reports'][number];

/** How a number contradicts the day printed beside it. */
export interface OutOfSequence {
  by: LearnedSequence['by'];
  /** The day printed. */
  own: string;
  /** Reports with higher numbers are older than this one, or reports with lower numbers newer. */
  others: 'higher' | 'lower';
  /** The day of the one that differs least. */
  day: string;
}

/**
 * Learns in which order a laboratory numbers its reports: for numbers of each form by the day that most of its pages print,
 * of several the first, since numbers are given out at the beginning. A number that carries its own day is compared with
 * that instead (see `learnIntervals`).
 */
export function learnSequences(pages: readonly NumberedPage[]): LearnedSequence[] {
  const undated = pages.filter(({ stages }) => !stages.has('numbered'));
  return [...Map.groupBy(undated, ({ number }) => formOf(number ?? ''))].flatMap(([form, own]) => {
    if (!form.includes('9')) return [];
    const known = PRINTED.flatMap((by) => sequenceBy(by, form, own) ?? []);
    return known.sort((a, b) => b.reports.length - a.reports.length).slice(0, 1);
  });
}

function sequenceBy(by: LearnedSequence['by'], form: string, pages: readonly NumberedPage[]): LearnedSequence | null {
  const reports = pages
    .flatMap(({ number, stages }): Report[] => {
      const days = stages.get(by);
      return number === null || days?.length !== 1 ? [] : [[digitsOf(number), days[0]!]];
    })
    .sort(([a], [b]) => compareDigits(a, b));
  if (new Set(reports.map(([, day]) => day)).size < MIN_DAYS) return null;
  const off = reports.map(([digits, day], index) => daysOff(digits, day, reports.toSpliced(index, 1)));
  const margin = Math.max(LEAST_MARGIN, CAUTION * Math.max(...off));
  return margin > LARGEST_MARGIN ? null : { form, by, margin, reports };
}

/** Days within which fewer than enough reports contradict a number: what the second of them is off. */
function daysOff(digits: readonly number[], day: string, reports: readonly Report[]): number {
  return Math.max(...contradicting(digits, day, reports).map((days) => days.at(WITNESSES - 1)?.off ?? 0));
}

/** The reports that a number and its day contradict, one a day: those with higher numbers, and those with lower ones; the farthest off first. */
function contradicting(
  digits: readonly number[],
  day: string,
  reports: readonly Report[],
): { day: string; off: number }[][] {
  return [1, -1].map((side) => {
    const days = reports.flatMap(([other, otherDay]) => {
      const off = side * daysBetween(otherDay, day);
      return Math.sign(compareDigits(other, digits)) === side && off > 0 ? [{ day: otherDay, off }] : [];
    });
    const byDay = new Map(days.map((one) => [one.day, one]));
    return [...byDay.values()].sort((a, b) => b.off - a.off);
  });
}

/**
 * How a report's number contradicts its day: by the sequence that knows numbers of its form. Null where it does not
 * contradict it, `undefined` where nothing can be compared, as of a number higher or lower than all that were learned.
 */
export function outOfSequence(
  { number, stages }: NumberedPage,
  sequences: readonly LearnedSequence[],
): OutOfSequence | null | undefined {
  const known = sequences.find(({ form, by }) => number !== null && formOf(number) === form && stages.has(by));
  if (number === null || known === undefined) return undefined;
  const { by, margin, reports } = known;
  const found = (stages.get(by) ?? []).map((own) => {
    const sides = contradicting(digitsOf(number), own, reports).map((all) => all.filter(({ off }) => off > margin));
    const at = sides.findIndex(({ length }) => length >= WITNESSES);
    const nearest = sides[at]?.at(-1);
    return nearest && ({ by, own, others: at === 0 ? 'higher' : 'lower', day: nearest.day } as const);
  });
  if (!found.includes(undefined)) return found[0]!;
  return isBetween(digitsOf(number), reports) ? null : undefined;
}

/** Whether a number lies among those learned: beyond the first and the last nothing says how fast they are given out. */
function isBetween(digits: readonly number[], reports: readonly Report[]): boolean {
  const sides = new Set(reports.map(([other]) => Math.sign(compareDigits(other, digits))));
  return sides.has(0) || (sides.has(1) && sides.has(-1));
}

/** "IF-824-BTL26879-02" → "IF-9-BTL9-9". */
function formOf(number: string): string {
  return number
    .toUpperCase()
    .replace(/[^A-Z0-9-]/g, '')
    .replace(/\d+/g, '9');
}

function digitsOf(number: string): number[] {
  return [...number.matchAll(/\d+/g)].map(([run]) => Number(run));
}

/** Compares two numbers run by run of digits: negative where the first was given out before the second. */
function compareDigits(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : a[at]! - (b[at] ?? 0);
}
