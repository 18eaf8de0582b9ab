import { inWords } from '../words/days.ts';
import type { DateField, Fields } from './fields.ts';

const OF_THE_REPORT: ReadonlySet<string> = new Set(['received', 'analysed', 'reported']);

/** The newest of the days received, analysed and reported, `YYYY-MM-DD`, of one that can be told in two ways the earlier; null where none was read. */
export function lastDay({ dates }: Pick<Fields, 'dates'>): string | null {
  const days = dates.flatMap(({ role, value }) => (OF_THE_REPORT.has(role) ? value.slice(0, 1) : []));
  return days.sort().at(-1) ?? null;
}

/** The later of the days that a date can mean, `YYYY-MM-DD`. */
export const laterDay = ({ value }: Pick<DateField, 'value'>): string => value.at(-1)!;

/** A date in words, of one that can be told in two ways both: "10 March 2026 or 3 October 2026". */
export const eitherDay = ({ value }: Pick<DateField, 'value'>): string => value.map(inWords).join(' or ');

/** Whether a date can be the newest of its page: a day to come without a label was misread, or is part of a shop's batch number. */
export const mayBeNewest = (date: Pick<DateField, 'value' | 'label'>, today: string): boolean =>
  date.label !== '' || laterDay(date) <= today;

/**
 * The newest date of a page but for that of expiry, of one that can be told in two ways by the later day; null where none was read.
 * @param today where it is given, only dates count that `mayBeNewest`.
 */
export function newestDate({ dates }: Pick<Fields, 'dates'>, today?: string): DateField | null {
  const sorted = dates
    .filter(({ role }) => role !== 'expiry')
    .filter((date) => today === undefined || mayBeNewest(date, today))
    .sort((a, b) => laterDay(a).localeCompare(laterDay(b)));
  return sorted.at(-1) ?? null;
}
