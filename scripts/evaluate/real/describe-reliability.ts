import { rate, table } from '../statistics.ts';
import { isAnsweredRightly, type ScoredPage } from './score-real.ts';

/** Lower ends of the bins; the last ends at 1. */
const BINS = [0, 0.6, 0.7, 0.8, 0.9, 0.97] as const;

/**
 * Whether confidence means what it says: pages by the confidence of their answer, how many of them were answered rightly,
 * and the calibration error (the mean difference of both, each bin by its pages). Only as good as its mixture: where fewer
 * pages are altered than here, answers that name a laboratory are right more often.
 */
export function describeReliability(pages: readonly ScoredPage[], isHeldOut: (page: ScoredPage) => boolean): string {
  const judged = pages.flatMap((page) => {
    const right = isAnsweredRightly(page);
    return right === null ? [] : [{ right, confidence: page.report.confidence, isHeldOut: isHeldOut(page) }];
  });
  const bins = BINS.map((from, index) => {
    const to = BINS[index + 1] ?? Number.POSITIVE_INFINITY;
    return { from, within: judged.filter(({ confidence }) => confidence >= from && confidence < to) };
  });
  const errorOf = (chosen: typeof judged): string => {
    const errors = bins.map(({ within }) => {
      const own = within.filter((one) => chosen.includes(one));
      return Math.abs(own.reduce((sum, { right, confidence }) => sum + Number(right) - confidence, 0));
    });
    return chosen.length === 0 ? '–' : (errors.reduce((sum, error) => sum + error, 0) / chosen.length).toFixed(3);
  };
  return [
    table([
      ['confidence', 'pages', 'mean confidence', 'answered rightly'],
      ...bins.flatMap(({ from, within }) => {
        if (within.length === 0) return [];
        const mean = within.reduce((sum, { confidence }) => sum + confidence, 0) / within.length;
        const right = within.filter((one) => one.right).length;
        return [[`from ${from}`, within.length, mean.toFixed(2), rate(right, within.length)]];
      }),
    ]),
    `calibration error: ${errorOf(judged)} on all, ${errorOf(judged.filter((one) => one.isHeldOut))} on held-out families`,
  ].join('\n');
}
