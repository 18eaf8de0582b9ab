import { monthsBefore } from '../../../dataset/months-before.ts';
import { namesOf } from '../../fields/fields.ts';
import { eitherDay, laterDay, mayBeNewest } from '../../fields/last-day.ts';
import { ownDates } from '../../forensics/layouts/printed-dates.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

export default defineCheck({
  id: 'report-out-of-date',
  title: 'The report is recent',
  description:
    'A report describes one sample at one time. Once it is older than the limit, it says little about what is sold today. Where we know which dates the laboratory’s reports print, others beside them do not count: shops stamp when they received their stock.',
  uses: ['fields', 'timing', 'today', 'staleMonths'],
  decides: { decisive: 'stale', doubt: 'unclear' },
  failsRightlyOn: ['stale'],
  run({ fields, timing, today, staleMonths }) {
    // Where day and month are ambiguous the later day counts: the reading in the report's favour.
    const dates = fields.dates.filter((date) => date.role !== 'expiry' && date.role !== 'manufactured');
    const labelled = dates.filter((date) => mayBeNewest(date, today));
    // The day on which a shop received its stock makes no report newer.
    const ofReport = ownDates(fields.dates, timing.printed);
    const own = labelled.filter((date) => ofReport.includes(date));
    const newest = (own.length > 0 ? own : labelled)
      .map((date) => ({ date, day: laterDay(date) }))
      .sort((a, b) => b.day.localeCompare(a.day))[0];
    if (newest === undefined) return notApplicable('No date could be read on the page.');
    const limit = monthsBefore(today, staleMonths);
    const names = namesOf(fields, [newest.date]);
    const told = eitherDay(newest.date);
    if (newest.day >= limit) {
      const isEither = newest.date.value.every((day) => day >= limit);
      return passed(
        `The newest date is ${told}.`,
        `Its newest date, ${told}, is within ${staleMonths} months${isEither ? '' : ' if the later is meant'}.`,
        names,
      );
    }
    return failed(
      'decisive',
      `The newest date is ${told}; the limit is ${staleMonths} months.`,
      `Its newest date, ${told}, is more than ${staleMonths} months old.`,
      names,
    );
  },
});
