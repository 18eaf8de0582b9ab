import { daysBetween } from '../../../dataset/days-between.ts';
import { dayCarried } from '../../fields/extract/dates/day-carried.ts';
import { monthsCarried } from '../../fields/extract/dates/months-carried.ts';
import { namesOf } from '../../fields/fields.ts';
import { laterDay, newestDate } from '../../fields/last-day.ts';
import { inWords, monthInWords } from '../../words/days.ts';
import { quote } from '../../words/quote.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

/**
 * Days from the newest date of a page to the first of the month that its batch carries, beyond which that is newer: of 134 real pages
 * with a batch that carries a month none reached the first of the next one. Nine batches carry the month of their report.
 */
const MOST_DAYS = 31;

export default defineCheck({
  id: 'batch-newer-than-report',
  title: 'The batch is not newer than the report',
  description:
    'Many sellers write the month into their batch numbers. A report cannot be about a batch made months after it, and somebody who puts a new batch number on an old report may overlook that. Only batch numbers with a year and a month are judged, and only if that month is more than a month later than every date on the page. A month still to come is ignored, because a batch number may carry a use-by date.',
  uses: ['fields', 'today'],
  decides: { doubt: 'unclear' },
  contradictsItself: true,
  corroboratesPixels: true,
  run({ fields, today }) {
    const { batch, laboratory } = fields;
    const own = batch === null ? null : dayCarried(batch.value, 'batch', laboratory?.laboratory?.identifiers ?? []);
    const carried = batch === null || own !== null ? [] : monthsCarried(batch.value);
    const newest = newestDate(fields);
    const last = newest === null ? '' : laterDay(newest);
    // A day to come was misread more often than not; then the newest of the page is not known.
    if (batch === null || carried.length === 0 || newest === null || last > today)
      return notApplicable('No batch number with a month in it could be compared with the dates on the page.');
    const isNewer = (month: string): boolean => daysBetween(last, month) > MOST_DAYS && month <= today;
    const months = carried.find((possible) => possible.every(isNewer));
    if (months === undefined)
      return passed('The month in its batch number is not later than the dates on the page.', undefined, ['batch']);
    const month = months.map(monthInWords).join(' or ');
    return failed(
      'doubt',
      `The batch number ${quote(batch.value)} seems to contain ${month}; the newest date on the page is ${inWords(last)}. A batch number built in another way would explain it; so would an edited batch number, or edited dates.`,
      `Its batch, ${quote(batch.value)}, seems to date from ${month}, which is after the newest date on the page, ${inWords(last)}.`,
      namesOf(fields, [batch, newest]),
    );
  },
});
