import { type DateField, type DateRole, namedFields } from '../../fields/fields.ts';
import { daysBetween, inWords } from '../../words/days.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

/** Place of each date in time; the chromatogram's own header counts as the analysis, whatever the page calls it. */
export const PLACE: Partial<Record<DateRole, number>> = {
  ordered: 0,
  received: 1,
  analysed: 2,
  acquired: 2,
  reported: 3,
};
const WORD: Readonly<Record<DateRole, string>> = {
  ordered: 'ordered',
  received: 'received',
  analysed: 'analysed',
  reported: 'reported',
  manufactured: 'made',
  expiry: 'expiring',
  acquired: 'the chromatogram acquired',
};

/** A label that does not say which date it is. */
const BARE = /^\W*dated?\W*$/i;

/** Disorder of days is common on genuine reports; beyond two weeks it is not. */
export const DECISIVE_DAYS = 14;
/** Certificates are edited by weeks or by a year or two; dates farther apart have a misread year more often than an edited one. */
const MISREAD_DAYS = 5 * 365;

export default defineCheck({
  id: 'dates-out-of-order',
  title: 'The dates are in order',
  description:
    'A sample is ordered, received, analysed and reported in that order. Some laboratories get it wrong by days on genuine reports, which their register entries say; elsewhere days raise a doubt, and weeks point to an edited date. Dates whose day and month can be told either way are not compared.',
  uses: ['fields'],
  decides: { decisive: 'fabricated', doubt: 'unclear' },
  corroboratesPixels: true,
  run({ fields }) {
    const known = fields.dates.filter(
      (date) =>
        PLACE[date.role] !== undefined && (date.label !== '' || date.role === 'acquired') && date.value.length === 1,
    );
    // A bare "Date:" beside "Date of report" is some other date: of a signature, of a form.
    const dates = known.filter(
      (date) => !BARE.test(date.label) || !known.some((other) => other.role === date.role && !BARE.test(other.label)),
    );
    if (dates.length < 2) return notApplicable('Fewer than two labelled, unambiguous dates could be read.');
    let worst: { earlier: DateField; later: DateField; days: number } | null = null;
    for (const earlier of dates) {
      for (const later of dates) {
        if (PLACE[earlier.role]! >= PLACE[later.role]!) continue;
        const days = daysBetween(later.value[0]!, earlier.value[0]!);
        if (days > 0 && (worst === null || days > worst.days)) worst = { earlier, later, days };
      }
    }
    if (worst === null) return passed(`${dates.length} dates are in order.`, 'Its dates are in a possible order.');
    const names = namesOf(fields, [worst.earlier, worst.later]);
    const why = `${WORD[worst.later.role]} on ${inWords(worst.later.value[0]!)}, but ${WORD[worst.earlier.role]} on ${inWords(worst.earlier.value[0]!)}, ${worst.days} days later.`;
    if (worst.days > MISREAD_DAYS)
      return failed(
        'doubt',
        `${why} So far apart, a year was misread more often than edited.`,
        `Its dates are out of order by years, or we misread one: ${why}`,
        names,
      );
    if (worst.days > DECISIVE_DAYS)
      return failed('decisive', why, `Its dates are out of order by ${worst.days} days: ${why}`, names);
    const days = `${worst.days} ${worst.days === 1 ? 'day' : 'days'}`;
    const habit = fields.laboratory?.laboratory?.habits.find((entry) => entry.habit === 'analysed-before-received');
    if (habit !== undefined && worst.earlier.role === 'received' && worst.later.role === 'analysed') {
      return failed(
        'note',
        `${why} Genuine reports of ${fields.laboratory!.laboratory!.name} show that as well. ${habit.seen}`,
        `Its dates are out of order by ${days}, which genuine reports of this laboratory also show: ${why}`,
        names,
      );
    }
    return failed(
      'doubt',
      `${why} A slip of the laboratory would explain it, an edited date as well.`,
      `Its dates are out of order by ${days}: ${why}`,
      names,
    );
  },
});

function namesOf(fields: Parameters<typeof namedFields>[0], wanted: readonly DateField[]): string[] {
  return [...namedFields(fields)].filter(([, field]) => wanted.includes(field as DateField)).map(([name]) => name);
}
