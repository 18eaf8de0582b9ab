import { daysBetween } from '../../../dataset/days-between.ts';
import { MONTHS } from '../../fields/extract/dates/find-dates.ts';
import { type DateField, possibleDays } from '../../fields/fields.ts';
import { inWords } from '../../words/days.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';
import { DECISIVE_DAYS, ORDER_OF_ROLES } from './dates-out-of-order.ts';

export default defineCheck({
  id: 'identifier-date-contradicts',
  title: 'The identifiers agree with the dates',
  description:
    'Some laboratories write the day of receipt or report into their numbers. A date that was edited no longer agrees with the number beside it.',
  uses: ['fields'],
  decides: { decisive: 'fabricated', doubt: 'unclear' },
  corroboratesPixels: true,
  run({ fields }) {
    const laboratory = fields.laboratory?.laboratory;
    if (!laboratory) return notApplicable('No laboratory on our list is named.');
    const printed = { report_number: fields.reportNumber, key: fields.key, batch: fields.batch } as const;
    let compared = '';
    for (const identifier of laboratory.identifiers) {
      const field = printed[identifier.field];
      if (identifier.carries === null || field === null) continue;
      const groups = new RegExp(identifier.pattern).exec(field.value)?.groups;
      if (groups === undefined) continue;
      const name = identifier.field;
      const carried = dayOf(groups);
      const rolesToCompare =
        identifier.carries === 'year' ? ['received', 'analysed', 'reported'] : [identifier.carries];
      const labelled = fields.dates.filter((date) => date.label !== '');
      const dates = labelled.filter((date) => rolesToCompare.includes(date.role));
      if (dates.length === 0) {
        if (carried === null || identifier.carries === 'year') continue;
        const place = ORDER_OF_ROLES[identifier.carries]!;
        const impossible = labelled.find((date) => isWeeksOnWrongSide(date, carried, place));
        if (impossible === undefined) continue;
        const why = `${identifier.label} ${field.value} carries ${inWords(carried)} as the day ${identifier.carries}. Printed as ${impossible.role}: ${inWords(impossible.value[0]!)}, which cannot be so long ${ORDER_OF_ROLES[impossible.role]! < place ? 'after' : 'before'}.`;
        return failed(
          'doubt',
          why,
          `Its number carries the date ${inWords(carried)}, which does not go with ${inWords(impossible.value[0]!)}, printed as ${impossible.role}.`,
          [name, `date_${impossible.role}`],
        );
      }
      if (carried !== null) {
        const date = dates[0]!;
        const days = Math.min(...possibleDays(date).map((day) => Math.abs(daysBetween(carried, day))));
        compared = `${identifier.label} ${field.value} carries ${inWords(carried)}.`;
        if (days <= 3) continue;
        const why = `${compared} Printed as ${identifier.carries}: ${inWords(date.value[0]!)}.`;
        return failed(
          days > DECISIVE_DAYS ? 'decisive' : 'doubt',
          why,
          `Its number carries the date ${inWords(carried)}, but it is printed as ${identifier.carries} on ${inWords(date.value[0]!)}.`,
          [name, `date_${date.role}`],
        );
      }
      const year = groups.yy === undefined ? null : 2000 + Number(groups.yy);
      if (year === null) continue;
      compared = `${identifier.label} ${field.value} carries the year ${year}.`;
      // Numbers may be given out just before or after the turn of the year.
      if (
        dates.every((date) =>
          date.value.every(
            (day) => Math.abs(Number(day.slice(0, 4)) - year) > 0 && Math.abs(daysBetween(`${year}-07-01`, day)) > 245,
          ),
        )
      ) {
        return failed(
          'doubt',
          `${compared} The dates printed are of other years.`,
          `Its number carries the year ${year}; its dates are of another.`,
          [name, `date_${dates[0]!.role}`],
        );
      }
    }
    return compared === ''
      ? notApplicable('No identifier that carries a date could be read.')
      : passed(compared, 'Its number carries a date that agrees with the one printed.', []);
  },
});

/** Whether a date lies weeks on the wrong side of the day that a number carries, whichever of its ambiguous days is meant. */
function isWeeksOnWrongSide(date: DateField, carried: string, place: number): boolean {
  const own = ORDER_OF_ROLES[date.role];
  if (own === undefined || own === place) return false;
  return possibleDays(date).every(
    (day) => (own < place ? daysBetween(carried, day) : daysBetween(day, carried)) > DECISIVE_DAYS,
  );
}

function dayOf(groups: Record<string, string | undefined>): string | null {
  const digits = groups.yyyymmdd ?? (groups.yymmdd === undefined ? undefined : `20${groups.yymmdd}`);
  if (digits !== undefined) return validDay(digits.slice(0, 4), digits.slice(4, 6), digits.slice(6, 8));
  const named = /^(\d{2})([A-Za-z]{3})(\d{4})$/.exec(groups.ddMonyyyy ?? '');
  if (named === null) return null;
  return validDay(named[3]!, String(MONTHS.indexOf(named[2]!.toLowerCase()) + 1).padStart(2, '0'), named[1]!);
}

function validDay(year: string, month: string, day: string): string | null {
  const text = `${year}-${month}-${day}`;
  const at = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== text ? null : text;
}
