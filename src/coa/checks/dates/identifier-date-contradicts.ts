import { daysBetween } from '../../../dataset/days-between.ts';
import { isKnownByReports } from '../../../dataset/known-by-reports.ts';
import type { Laboratory } from '../../../dataset/laboratory.ts';
import { dayIn } from '../../fields/extract/dates/day-carried.ts';
import { fieldInWords } from '../../fields/field-in-words.ts';
import { type DateField, type Fields, namesOf, possibleDays } from '../../fields/fields.ts';
import type { LearnedInterval } from '../../forensics/layouts/intervals.ts';
import { ownDates } from '../../forensics/layouts/printed-dates.ts';
import { inWords } from '../../words/days.ts';
import { defineCheck, type Finding, failed, notApplicable, passed } from '../check.ts';
import { DECISIVE_DAYS, isPlainlyDated, ORDER_OF_ROLES } from './dates-out-of-order.ts';

export default defineCheck({
  id: 'identifier-date-contradicts',
  title: 'Dates in its numbers agree with the dates printed',
  description:
    'Some laboratories build the date of receipt or report into their numbers. An edited date no longer agrees with the number beside it. Where we have seen few of a laboratory’s reports, this is only a doubt. Dates of a kind that its reports do not print are not compared: a shop may have stamped them.',
  uses: ['fields', 'timing'],
  decides: { decisive: 'fabricated', doubt: 'unclear' },
  corroboratesPixels: true,
  run({ fields, timing }) {
    const laboratory = fields.laboratory?.laboratory;
    if (!laboratory) return notApplicable('No laboratory on our list is named.');
    const printed = { report_number: fields.reportNumber, key: fields.key, batch: fields.batch } as const;
    const labelled = ownDates(fields.dates, timing.printed).filter((date) => date.label !== '');
    const compared = laboratory.identifiers.flatMap((identifier) => {
      const field = printed[identifier.field];
      // Digits without a label may be of a telephone.
      if (field === null || (field.label === '' && /^\d+$/.test(field.value))) return [];
      const finding = compareWithDates(identifier, field.value, labelled, { fields, intervals: timing.intervals });
      return finding === null ? [] : [{ carries: identifier.carries, finding }];
    });
    const failing = compared.find(({ finding }) => finding.outcome === 'fail');
    // A key that carries the right day may show that a number was misread.
    const isRepeated = compared.some(
      ({ carries, finding }) => carries === failing?.carries && finding.outcome === 'pass',
    );
    // Of one or two reports nobody knows how a laboratory numbers.
    const isUnsure = isRepeated || fields.saysAmended === true || !isKnownByReports(laboratory);
    if (failing !== undefined) return isUnsure ? { ...failing.finding, severity: 'doubt' } : failing.finding;
    return (
      compared.at(-1)?.finding ??
      notApplicable(
        'No number in which this laboratory is known to give a date could be compared with the dates printed.',
      )
    );
  },
});

type Identifier = Laboratory['identifiers'][number];
type Compared = Finding<'decisive' | 'doubt'>;

/** Days by which a day carried may differ from the one printed, beyond what the laboratory's own reports show: a number may be given out before the sample is booked in. */
const MAX_DAYS_OFF = 3;

/** Labels of the day on which a copy was made, or the report changed: the number may be older. */
export const OF_COPY = /\b(re-?)?print(ed|out)?\b|\bre-?issued?\b|revis|amend|correct|updat|download|generated/i;

/** Holds what an identifier carries against the dates printed; null where it carries none that can be compared. */
function compareWithDates(
  identifier: Identifier,
  value: string,
  labelled: readonly DateField[],
  { fields, intervals }: { fields: Fields; intervals: readonly LearnedInterval[] },
): Compared | null {
  const { carries, pattern } = identifier;
  const groups = carries === null ? undefined : new RegExp(pattern).exec(value)?.groups;
  if (carries === null || groups === undefined) return null;
  const carried = dayIn(groups);
  const roles = carries === 'year' ? ['received', 'analysed', 'reported'] : [carries];
  const dates = labelled.filter((date) => roles.includes(date.role));
  if (dates.length === 0)
    return carried === null || carries === 'year'
      ? null
      : compareWithOtherDates(identifier, value, { role: carries, day: carried }, labelled, fields);
  if (carried !== null) {
    const usual = intervals.find(({ from, to }) => from === 'numbered' && to === carries);
    // Of several dates of a kind, as of collection and receipt or of two vials, one is the number's.
    const compared = dates
      .filter(({ label }) => !OF_COPY.test(label))
      .map((date) => compareDay(identifier, value, carried, date, fields, usual));
    return compared.find(({ outcome }) => outcome === 'pass') ?? compared[0] ?? null;
  }
  return groups.yy === undefined ? null : compareYear(identifier, value, 2000 + Number(groups.yy), dates, fields);
}

/** Where the date that a number carries is not printed: another date may be impossible beside it. */
function compareWithOtherDates(
  { field, label }: Identifier,
  value: string,
  carried: { role: DateField['role']; day: string },
  labelled: readonly DateField[],
  fields: Fields,
): Compared | null {
  const place = ORDER_OF_ROLES[carried.role]!;
  const impossible = labelled.find((date) => isWeeksOnWrongSide(date, carried.day, place));
  if (impossible === undefined) return null;
  const { role } = impossible;
  const day = inWords(impossible.value[0]!);
  const printed = fieldInWords(`date_${role}`);
  return failed(
    'doubt',
    `${label} ${value} contains ${inWords(carried.day)} as the ${fieldInWords(`date_${carried.role}`)}, but the page gives ${day} as the ${printed}, which cannot be so much ${ORDER_OF_ROLES[role]! < place ? 'later' : 'earlier'}.`,
    `Its ${fieldInWords(field)} contains the date ${inWords(carried.day)}, which does not fit the ${printed}, ${day}.`,
    [field, ...namesOf(fields, [impossible])],
  );
}

function compareDay(
  { field, label }: Identifier,
  value: string,
  carried: string,
  date: DateField,
  fields: Fields,
  { least, most }: { least: number; most: number } = { least: 0, most: 0 },
): Compared {
  const afters = possibleDays(date).map((day) => daysBetween(carried, day));
  const compared = `${label} ${value} contains the date ${inWords(carried)}`;
  const rests = [field, ...namesOf(fields, [date])];
  if (afters.includes(0)) return passed(`${compared}.`, 'Its number contains a date matching the one printed.', rests);
  if (afters.some((after) => after >= least - MAX_DAYS_OFF && after <= most + MAX_DAYS_OFF))
    return passed(
      `${compared}.`,
      `Its number contains the date ${inWords(carried)}, which fits the ${fieldInWords(`date_${date.role}`)}.`,
      rests,
    );
  const days = Math.min(...afters.map((after) => Math.abs(after)));
  const day = inWords(date.value[0]!);
  const printed = fieldInWords(`date_${date.role}`);
  return failed(
    days > DECISIVE_DAYS + Math.max(0, most - MAX_DAYS_OFF) && isPlainlyDated(date) ? 'decisive' : 'doubt',
    `${compared}; the ${printed} given is ${day}.`,
    `Its ${fieldInWords(field)} contains the date ${inWords(carried)}, but the ${printed} given is ${day}.`,
    [field, ...namesOf(fields, [date])],
  );
}

function compareYear(
  { field, label }: Identifier,
  value: string,
  year: number,
  dates: readonly DateField[],
  fields: Fields,
): Compared {
  const compared = `${label} ${value} contains the year ${year}.`;
  // Numbers may be given out just before or after the turn of the year.
  const isOther = (day: string): boolean => Math.abs(daysBetween(`${year}-07-01`, day)) > 245;
  if (!dates.every((date) => date.value.every(isOther)))
    return passed(compared, `Its number contains the year ${year}, which fits its dates.`, [
      field,
      ...namesOf(fields, dates),
    ]);
  return failed(
    'doubt',
    `${compared} The dates printed are from other years.`,
    `Its ${fieldInWords(field)} contains the year ${year}, but its dates are from another year.`,
    [field, ...namesOf(fields, dates)],
  );
}

/** Whether a date lies weeks on the wrong side of the day that a number carries, whichever of its ambiguous days is meant. */
function isWeeksOnWrongSide(date: DateField, carried: string, place: number): boolean {
  const own = ORDER_OF_ROLES[date.role];
  if (own === undefined || own === place) return false;
  return possibleDays(date).every(
    (day) => (own < place ? daysBetween(carried, day) : daysBetween(day, carried)) > DECISIVE_DAYS,
  );
}
