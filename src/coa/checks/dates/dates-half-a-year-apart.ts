import { daysBetween } from '../../../dataset/days-between.ts';
import { possibleDays } from '../../fields/fields.ts';
import { type Stage, stageShownBy, stagesOf } from '../../forensics/layouts/intervals.ts';
import { inWords } from '../../words/days.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';
import { OF_COPY } from './identifier-date-contradicts.ts';

/** What happens to a sample in a laboratory, in its order, and how each is called. */
const STAGES = [
  ['received', 'receipt'],
  ['analysed', 'analysis'],
  ['reported', 'the report'],
] as const satisfies readonly (readonly [Stage, string])[];
const PAIRS = [
  [0, 1],
  [1, 2],
  [0, 2],
] as const;
/** Half a year. The most on 144 real pages that print receipt and report, each with a label: 64 days; on 40 that print analysis and report: 13. */
const MOST_DAYS = 183;

export default defineCheck({
  id: 'dates-half-a-year-apart',
  title: 'The sample was received, analysed and reported within half a year',
  description:
    'Laboratories that test peptides report within days or weeks of receiving a sample. Somebody who makes a report look newer often changes the report date and leaves the others. Only labelled dates are compared, and only where we have not learned how long the laboratory takes. A report that says it was amended or reprinted may be dated later.',
  uses: ['fields', 'timing', 'today'],
  decides: { doubt: 'unclear' },
  corroboratesPixels: true,
  run({ fields, timing, today }) {
    if (fields.saysAmended === true)
      return notApplicable('The page says that it replaces another, so it may be dated much later.');
    const dates = fields.dates.filter(
      (date) => !OF_COPY.test(date.label) && possibleDays(date).every((day) => day <= today),
    );
    const days = stagesOf({ ...fields, dates });
    const shownBy = (stage: Stage): string[] => stageShownBy(stage, fields, dates);
    const isLearned = (from: Stage, to: Stage): boolean =>
      timing.intervals.some((interval) => interval.from === from && interval.to === to);
    const compared = PAIRS.flatMap(([one, other]) => {
      const [[from, fromName], [to, toName]] = [STAGES[one], STAGES[other]];
      const [firsts, seconds] = [days.get(from), days.get(to)];
      if (firsts === undefined || seconds === undefined || isLearned(from, to)) return [];
      const [first, second] = [firsts.at(-1)!, seconds[0]!];
      return [{ stages: [from, to], fromName, toName, first, second }];
    });
    const far = compared.find(({ first, second }) => daysBetween(first, second) > MOST_DAYS);
    if (far === undefined)
      return compared.length === 0
        ? notApplicable(
            'No two dates could be read, or we know how far apart this laboratory’s dates are, which another check judges.',
          )
        : passed('Its dates are no more than half a year apart.', undefined, [
            ...new Set(compared.flatMap(({ stages }) => stages.flatMap(shownBy))),
          ]);
    const apart = `There are ${daysBetween(far.first, far.second)} days between ${far.fromName} (${inWords(far.first)}) and ${far.toName} (${inWords(far.second)})`;
    return failed(
      'doubt',
      `${apart}. On real reports that we have seen, it took two months at most. A sample that was stored or tested again, or a report issued again, would explain it; so would an edited date.`,
      `${apart}; laboratories that test peptides take days or weeks.`,
      far.stages.flatMap(shownBy),
    );
  },
});
