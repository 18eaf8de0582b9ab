import {
  type Stage,
  type StrangeInterval,
  stageShownBy,
  stagesOf,
  strangeIntervals,
} from '../../forensics/layouts/intervals.ts';
import { withCapital } from '../../words/capital.ts';
import { daysInWords, inWords } from '../../words/days.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

const STAGE_IN_WORDS: Readonly<Record<Stage, string>> = {
  numbered: 'the date in its number',
  ordered: 'the order',
  received: 'receipt',
  analysed: 'analysis',
  acquired: 'the chromatogram',
  reported: 'the report',
};

export default defineCheck({
  id: 'interval-unlike-the-laboratorys',
  title: 'Its dates are as far apart as on the laboratory’s other reports',
  description:
    'A laboratory takes about as long over one sample as over the next. Somebody who makes a report look newer changes one of its dates by months and leaves another, or the date in its number. A laboratory is judged only if we have learned from at least eight of its pages, and an interval counts only if it is at least a month outside all of theirs, and twice as far out as they vary among themselves.',
  uses: ['fields', 'timing', 'today'],
  decides: { doubt: 'unclear' },
  corroboratesPixels: true,
  run({ fields, timing: { intervals }, today }) {
    const laboratory = fields.laboratory?.laboratory?.name;
    if (laboratory === undefined || intervals.length === 0)
      return notApplicable('We do not know how far apart the dates on this laboratory’s reports are.');
    // A day to come is what `date-in-future` speaks of; more often than not it was misread.
    const shownBy = (stage: Stage): string[] => stageShownBy(stage, fields);
    const stages = new Map([...stagesOf(fields)].filter(([, [day = '']]) => day <= today));
    const strange = strangeIntervals(stages, intervals);
    if (strange === null)
      return notApplicable(`No two dates could be read for which we know how long ${laboratory} takes.`);
    const [worst] = strange;
    if (worst === undefined)
      return passed(
        `Its dates are as far apart as on other reports by ${laboratory}.`,
        undefined,
        intervals.flatMap(({ from, to }) => (stages.has(from) && stages.has(to) ? [from, to].flatMap(shownBy) : [])),
      );
    const { from, to, of } = worst.learned;
    const apart = apartInWords(worst);
    const seen = rangeInWords(worst.learned);
    return failed(
      'doubt',
      `${apart}. The ${of} reports by ${laboratory} that we learned from show ${seen}. A sample that was kept waiting or tested again would explain it; so would an edited date.`,
      `${apart}; other reports by ${laboratory} show ${seen}.`,
      [from, to].flatMap(shownBy),
    );
  },
});

/** How far apart two dates are, or that the later stage is dated before the earlier one. */
function apartInWords({ learned, first, second, days: count }: StrangeInterval): string {
  const [earlier, later] = [STAGE_IN_WORDS[learned.from], STAGE_IN_WORDS[learned.to]];
  if (count >= 0)
    return `There ${count === 1 ? 'is' : 'are'} ${daysInWords(count)} between ${earlier} (${inWords(first)}) and ${later} (${inWords(second)})`;
  return `${withCapital(later)} (${inWords(second)}) is dated ${daysInWords(-count)} before ${earlier} (${inWords(first)})`;
}

function rangeInWords({ least, most }: StrangeInterval['learned']): string {
  const side = (count: number): string => (count < 0 ? `${daysInWords(-count)} before` : `${daysInWords(count)} after`);
  if (least < 0) return least === most ? side(least) : `${side(least)} to ${side(most)}`;
  return least === most ? daysInWords(least) : `${least} to ${daysInWords(most)}`;
}
