import { daysBetween } from '../../../dataset/days-between.ts';
import { isKnownByReports } from '../../../dataset/known-by-reports.ts';
import { type DateField, type DateRole, namesOf, possibleDays } from '../../fields/fields.ts';
import { anyOf } from '../../fields/vocabulary/any-of.ts';
import { ownDates } from '../../forensics/layouts/printed-dates.ts';
import { daysInWords, inWords } from '../../words/days.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

/** Order of dates in time; the chromatogram's own header counts as the analysis, whatever the page calls it. */
export const ORDER_OF_ROLES: Partial<Record<DateRole, number>> = {
  ordered: 0,
  received: 1,
  analysed: 2,
  acquired: 2,
  reported: 3,
};
/** What happened on a date that has an order, as a clause. */
const EVENTS: Readonly<Partial<Record<DateRole, string>>> = {
  ordered: 'the analysis was ordered',
  received: 'the sample was received',
  analysed: 'the sample was analysed',
  acquired: 'the chromatogram was recorded',
  reported: 'the result was reported',
};

/**
 * How laboratories call the days of a sample and its report, as all of the label; those of a form, a standard, an instrument, an accreditation
 * or a shop are called nearly so: "Effective date", "Issued", "Completed", "Tested on". The labels of real reports of eleven laboratories.
 */
const PLAIN_LABEL = anyOf([
  /^\W*(?:(?:date|day) )?(?:of )?(?:sample )?(?:received|receipt)(?: date)?\W*$/,
  /^\W*(?:date )?(?:of )?(?:analysis|test(?:ing|ed)?|analy[sz]ed|laboratory activity)(?: date| conducted| completed)*\W*$/,
  /^\W*(?:date completed|completion date|date of completion)\W*$/,
  /^\W*(?:date )?(?:of )?(?:report(?:ed)?|coa issued|report issued|certified|print)(?: date)?\W*$/,
  /^\W*(?:date issued|date of issue|issue date)\W*$/,
  /^\W*date\W*$/,
]);

/** Whether a date stands behind a label that is plainly that of a report's own day, or was printed by the instrument. */
export function isPlainlyDated({ label, role }: Pick<DateField, 'label' | 'role'>): boolean {
  return role === 'acquired' || PLAIN_LABEL.test(label);
}

/** A label that does not say which date it is, or of which only that was read. */
export const BARE_DATE_LABEL = /^\W*dated?\W*$/i;

/** Disorder of days is common on genuine reports; beyond two weeks it is not. */
export const DECISIVE_DAYS = 14;
/** Certificates are edited by weeks or by a year or two; dates farther apart have a misread year more often than an edited one. */
const MISREAD_DAYS = 5 * 365;

export default defineCheck({
  id: 'dates-out-of-order',
  title: 'The dates are in order',
  description:
    'A sample is ordered, received, analysed and reported, in that order. Some laboratories put the days in the wrong order on genuine reports, and our list says which ones do. For other laboratories on the list, a few days out of order are a doubt, and more than two weeks point to an edited date. Where a laboratory is not on our list, or we have seen few of its reports, weeks are only a doubt as well: a date may belong to a form, a standard or an instrument. If a page gives several dates of one kind, as for two vials or on an amended report, all of them must be on the wrong side. Dates with an ambiguous day and month are not compared, nor are those on which two readings disagree, nor, where we know the laboratory’s reports, those of a kind that they do not print: shops stamp when they received their stock.',
  uses: ['fields', 'timing'],
  decides: { decisive: 'fabricated', doubt: 'unclear' },
  contradictsItself: true,
  corroboratesPixels: true,
  run({ fields, timing }) {
    const known = ownDates(fields.dates, timing.printed).filter(
      (date) =>
        ORDER_OF_ROLES[date.role] !== undefined &&
        !date.disputed &&
        (date.label !== '' || date.role === 'acquired') &&
        possibleDays(date).length === 1,
    );
    // A bare "Date:" beside "Date of report" is some other date: of a signature, of a form.
    const dates = known.filter(
      (date) =>
        !BARE_DATE_LABEL.test(date.label) ||
        !known.some((other) => other.role === date.role && !BARE_DATE_LABEL.test(other.label)),
    );
    if (dates.length < 2) return notApplicable('Fewer than two labelled, unambiguous dates could be read.');
    const worst = worstOf(dates);
    if (worst === null) return passed(`${dates.length} dates are in order.`, 'Its dates are in a possible order.');
    const names = namesOf(fields, [worst.earlier, worst.later]);
    const said = `${EVENTS[worst.later.role]} on ${inWords(worst.later.value[0]!)}, ${daysInWords(worst.days)} before ${EVENTS[worst.earlier.role]} (${inWords(worst.earlier.value[0]!)}).`;
    const why = `By its dates, ${said}`;
    const flag = `Its dates are out of order: ${said}`;
    if (worst.days > MISREAD_DAYS)
      return failed(
        'doubt',
        `${why} When dates are this far apart, we have more often misread a year than found an edit.`,
        `Its dates are out of order, or we misread one: ${said}`,
        names,
      );
    if (worst.days > DECISIVE_DAYS)
      return failed(
        isKnownByReports(fields.laboratory?.laboratory) &&
          fields.saysAmended !== true &&
          [worst.earlier, worst.later].every(isPlainlyDated)
          ? 'decisive'
          : 'doubt',
        why,
        flag,
        names,
      );
    const laboratory = fields.laboratory?.laboratory ?? null;
    const habit = laboratory?.habits.find((entry) => entry.habit === 'analysed-before-received');
    if (
      laboratory !== null &&
      habit !== undefined &&
      worst.earlier.role === 'received' &&
      worst.later.role === 'analysed'
    ) {
      return failed(
        'note',
        `${why} Genuine reports by ${laboratory.name} do this too. ${habit.seen}`,
        'The sample is dated as analysed before it was received. This laboratory’s genuine reports do this too, so it means little.',
        names,
      );
    }
    if (laboratory === null)
      return failed(
        'note',
        `${why} Some laboratories date genuine reports this way, and we do not know this one’s habits.`,
        flag,
        names,
      );
    return failed('doubt', `${why} A slip by the laboratory would explain it; so would an edited date.`, flag, names);
  },
});

/** Two dates of kinds that follow one another, the wrong way round, and by how many days. */
interface Disorder {
  earlier: DateField;
  later: DateField;
  days: number;
}

/**
 * The worst disorder that no other date of the same kinds resolves: even the first of those that come earlier lies after the last of
 * those that come later.
 */
function worstOf(dates: readonly DateField[]): Disorder | null {
  const byRole = Map.groupBy(dates, ({ role }) => role);
  const days = ({ value }: DateField): string => value[0] ?? '';
  const disorders = [...byRole].flatMap(([role, of]) =>
    [...byRole].flatMap(([next, following]): Disorder[] => {
      if ((ORDER_OF_ROLES[role] ?? 0) >= (ORDER_OF_ROLES[next] ?? 0)) return [];
      const earlier = of.reduce((first, date) => (days(date) < days(first) ? date : first));
      const later = following.reduce((last, date) => (days(date) > days(last) ? date : last));
      const apart = daysBetween(days(later), days(earlier));
      return apart > 0 ? [{ earlier, later, days: apart }] : [];
    }),
  );
  return disorders.sort((a, b) => b.days - a.days)[0] ?? null;
}
