import { z } from 'zod';
import { daysBetween } from '../../../dataset/days-between.ts';
import { dayCarried } from '../../fields/extract/dates/day-carried.ts';
import { type DateField, type Fields, namesOf, possibleDays } from '../../fields/fields.ts';

/** What happens to a sample, in its order; `numbered` is the day that the report number carries. */
export const STAGES = ['numbered', 'ordered', 'received', 'analysed', 'acquired', 'reported'] as const;
/** One of them. */
export type Stage = (typeof STAGES)[number];

/** When each of the stages was, as a page prints it: every day that its date can mean. */
export type StagesOfPage = ReadonlyMap<Stage, readonly string[]>;

/** How many days lay between two stages, on the genuine pages that print both. */
export const LearnedInterval = z.object({
  from: z.enum(STAGES),
  to: z.enum(STAGES),
  least: z.number().int(),
  most: z.number().int(),
  of: z.number().int().positive(),
});
export type LearnedInterval = z.infer<typeof LearnedInterval>;

/** Pages that must print both days before their interval says anything. */
export const MIN_PAGES = 8;
/** Days by which an interval may leave what was seen, or twice as many as lie between the least and the most that was: laboratories have holidays and backlogs. */
const LEAST_MARGIN = 30;
const SPREADS = 2;

/** The stages whose days stand on a page behind a label, and the day that its number carries by its laboratory's grammar. */
export function stagesOf({ dates, reportNumber, laboratory }: Fields): StagesOfPage {
  const identifiers = laboratory?.laboratory?.identifiers ?? [];
  const carried = reportNumber === null ? null : dayCarried(reportNumber.value, 'report_number', identifiers);
  const stages = new Map<Stage, readonly string[]>(carried === null ? [] : [['numbered', [carried]]]);
  for (const [stage, date] of datesOfStages(dates)) stages.set(stage, possibleDays(date));
  return stages;
}

/** Names of the field that shows a stage's day as `stagesOf` has it; none where none does. @param dates of the fields' those that count. */
export function stageShownBy(stage: Stage, fields: Fields, dates: readonly DateField[] = fields.dates): string[] {
  if (stage === 'numbered') return ['report_number'];
  const date = datesOfStages(dates).get(stage);
  return date === undefined ? [] : namesOf(fields, [date]);
}

/** The date of each stage: an analysis takes days, so that of several the last one counts. */
function datesOfStages(dates: readonly DateField[]): Map<Stage, DateField> {
  const found = new Map<Stage, DateField>();
  for (const date of dates) {
    const stage = STAGES.find((one) => one === date.role);
    if (stage === undefined || (date.label === '' && stage !== 'acquired')) continue;
    const last = found.get(stage);
    if (last === undefined || possibleDays(last)[0]! < possibleDays(date)[0]!) found.set(stage, date);
  }
  return found;
}

/** Learns how far apart a laboratory's days lie, of stages that enough of its pages print. */
export function learnIntervals(pages: readonly StagesOfPage[]): LearnedInterval[] {
  return PAIRS.flatMap(([from, to]) => {
    const days = pages.flatMap((page) => {
      const [first, second] = [page.get(from), page.get(to)];
      return first?.length === 1 && second?.length === 1 ? [daysBetween(first[0]!, second[0]!)] : [];
    });
    if (days.length < MIN_PAGES) return [];
    return [{ from, to, least: Math.min(...days), most: Math.max(...days), of: days.length }];
  });
}

/** How long a client takes to send what was ordered is no habit of the laboratory. */
const PAIRS = STAGES.flatMap((from, index) =>
  STAGES.slice(index + 1).flatMap((to) => (from === 'ordered' || to === 'ordered' ? [] : [[from, to] as const])),
);

/** An interval of a page that its laboratory's own pages do not show. */
export interface StrangeInterval {
  learned: LearnedInterval;
  first: string;
  second: string;
  /** From the first to the second. */
  days: number;
}

/**
 * The intervals of a page that lie outside everything seen on its laboratory's, by a month at least and twice as far as those
 * vary, whichever of its possible days are meant; the farthest off first. Null where no interval can be compared.
 */
export function strangeIntervals(page: StagesOfPage, learned: readonly LearnedInterval[]): StrangeInterval[] | null {
  const compared = learned.flatMap((interval) => {
    const [firsts, seconds] = [page.get(interval.from), page.get(interval.to)];
    if (firsts === undefined || seconds === undefined) return [];
    const meant = firsts.flatMap((first) =>
      seconds.map((second) => ({ learned: interval, first, second, days: daysBetween(first, second) })),
    );
    return [meant.reduce((nearest, one) => (beyond(one) < beyond(nearest) ? one : nearest))];
  });
  if (compared.length === 0) return null;
  return compared.filter((one) => beyond(one) > 0).sort((a, b) => beyond(b) - beyond(a));
}

/** Days by which an interval lies beyond the margin around what was seen; 0 or less within it. */
function beyond({ days, learned: { least, most } }: Pick<StrangeInterval, 'days' | 'learned'>): number {
  const margin = Math.max(LEAST_MARGIN, SPREADS * (most - least));
  return Math.max(least - margin - days, days - most - margin);
}
