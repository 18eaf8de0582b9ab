import { daysBetween } from '../../../dataset/days-between.ts';
import { isKnownByReports } from '../../../dataset/known-by-reports.ts';
import { findDates } from '../../fields/extract/dates/find-dates.ts';
import { type DateField, namesOf, possibleDays } from '../../fields/fields.ts';
import { inWords } from '../../words/days.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';
import { BARE_DATE_LABEL, DECISIVE_DAYS, isPlainlyDated } from './dates-out-of-order.ts';

/** The world's clocks differ by up to a day. */
const CLOCK_DAYS = 1;

/** The border of a cell is read as the first figure of the day behind it: "12/12/2026" where "2/12/2026" is printed. */
const BORDER = /^1(?=\d[/.-]\d)/;

/** Every day that a date can mean, whatever the page's others show: a seller writes it in an order of its own over a laboratory's page. */
function daysTold(date: DateField): string[] {
  return [...possibleDays(date), ...daysIn(date.text)];
}

function daysIn(text: string): string[] {
  return findDates(text).flatMap(({ days }) => days);
}

export default defineCheck({
  id: 'date-in-future',
  title: 'No date is in the future',
  description:
    'A sample cannot have been received, analysed or reported after today. On forms of laboratories that are not on our list, or of which we have seen few reports, this is only a doubt: the date may be that of a review or a planned test, or the day until which something is kept.',
  uses: ['fields', 'today'],
  decides: { decisive: 'fabricated', doubt: 'unclear' },
  run({ fields, today }) {
    // A date without a label may be an expiry date whose label was not read.
    const dates = fields.dates.filter((date) => date.role !== 'expiry' && date.label !== '');
    if (dates.length === 0) return notApplicable('No labelled date could be read on the page.');
    // Where day and month are ambiguous the earlier day counts.
    const daysAhead = (days: readonly string[]): number => Math.min(...days.map((day) => daysBetween(today, day)));
    const ahead = dates
      .map((date) => ({ date, days: daysAhead(daysTold(date)) }))
      .filter(({ days }) => days > CLOCK_DAYS)
      .sort((a, b) => b.days - a.days);
    if (ahead.length === 0) return passed('No date is later than today.');
    const latest = ahead.find(
      ({ date: { text } }) => !BORDER.test(text) || daysAhead(daysIn(text.replace(BORDER, ''))) > CLOCK_DAYS,
    );
    if (latest === undefined)
      return notApplicable(
        `“${ahead[0]!.date.text}” would be later than today, ${inWords(today)}, but its first figure may be the border of its cell, misread.`,
      );
    const rests = namesOf(fields, [latest.date]);
    const why = `One date is ${inWords(latest.date.value[0]!)}, which is ${latest.days} days after today, ${inWords(today)}.`;
    return failed(
      latest.days > DECISIVE_DAYS &&
        isKnownByReports(fields.laboratory?.laboratory) &&
        isPlainlyDated(latest.date) &&
        !BARE_DATE_LABEL.test(latest.date.label)
        ? 'decisive'
        : 'doubt',
      why,
      `It gives a date in the future: ${inWords(latest.date.value[0]!)}.`,
      rests,
    );
  },
});
