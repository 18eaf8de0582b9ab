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
    'Many sellers write the month into their batch numbers. No report is about a batch that was made months after it; who puts the number of a new batch on an old report may forget that. Only batches with year and month are judged, only where these are later than every date of the page by more than a month, and not where the month is still to come: a batch may carry the date by which it is to be used.',
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
      return notApplicable('No batch that carries a month could be compared with the dates of the page.');
    const isNewer = (month: string): boolean => daysBetween(last, month) > MOST_DAYS && month <= today;
    const months = carried.find((possible) => possible.every(isNewer));
    if (months === undefined)
      return passed('The month in its batch is not later than the dates of the page.', undefined, ['batch']);
    const month = months.map(monthInWords).join(' or ');
    return failed(
      'doubt',
      `The batch ${quote(batch.value)} carries ${month}; the newest date of the page is ${inWords(last)}. A batch number that counts in another way would explain it; so would an edited batch, or edited dates.`,
      `Its batch, ${quote(batch.value)}, seems to be of ${month}, months after the newest date of the page, ${inWords(last)}.`,
      namesOf(fields, [batch, newest]),
    );
  },
});
