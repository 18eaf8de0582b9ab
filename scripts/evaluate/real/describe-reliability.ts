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
  const binOf = (confidence: number): number => BINS.findLastIndex((from) => confidence >= from);
  const bins = [...Map.groupBy(judged, ({ confidence }) => binOf(confidence))].sort(([a], [b]) => a - b);
  const errorOf = (chosen: typeof judged): string => {
    const gaps = Map.groupBy(chosen, ({ confidence }) => binOf(confidence)).values();
    const sum = [...gaps].reduce((total, within) => total + Math.abs(gapOf(within)), 0);
    return chosen.length === 0 ? '–' : (sum / chosen.length).toFixed(3);
  };
  return [
    table([
      ['confidence', 'pages', 'mean confidence', 'answered rightly'],
      ...bins.map(([bin, within]) => {
        const right = within.filter((one) => one.right).length;
        const mean = (right - gapOf(within)) / within.length;
        return [`from ${BINS[bin]}`, within.length, mean.toFixed(2), rate(right, within.length)];
      }),
    ]),
    `calibration error: ${errorOf(judged)} on all, ${errorOf(judged.filter((one) => one.isHeldOut))} on held-out families`,
  ].join('\n');
}

/** How many more pages were answered rightly than their confidence says. */
function gapOf(pages: readonly { right: boolean; confidence: number }[]): number {
  return pages.reduce((sum, { right, confidence }) => sum + Number(right) - confidence, 0);
}
