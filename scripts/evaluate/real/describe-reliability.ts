import { rate, table } from '../statistics.ts';
import { reliabilityOf } from './reliability.ts';
import { isAnsweredRightly, type ScoredPage } from './score-real.ts';

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
  const errorOf = (chosen: typeof judged): string => reliabilityOf(chosen).error?.toFixed(3) ?? '–';
  return [
    table([
      ['confidence', 'pages', 'mean confidence', 'answered rightly'],
      ...reliabilityOf(judged).bins.map(({ from, pages: n, right, mean }) => [
        `from ${from}`,
        n,
        mean.toFixed(2),
        rate(right, n),
      ]),
    ]),
    `calibration error: ${errorOf(judged)} on all, ${errorOf(judged.filter((one) => one.isHeldOut))} on held-out families`,
  ].join('\n');
}
