import fitted from './confidence.json' with { type: 'json' };
import type { CheckResult } from './run-checks.ts';
import type { Verdict } from './verdicts.ts';

/**
 * Share of right answers by verdict, fitted to made pages by scripts/fit/fit-confidence.ts; the counts stand beside it. Of
 * those pages four in ten had been altered: where fewer are, a genuine-looking page is right more often than this says.
 */
const SHARE: Readonly<Record<Verdict, { share: number }>> = fitted.verdicts;

/** How often a verdict given like this is right, 0 to 1: the verdict's own rate, less where the page was hard to read. */
export function confidenceOf(
  verdict: Verdict,
  results: readonly CheckResult[],
  reading: { words: number; confidence: number },
): number {
  const legibility = Math.min(1, Math.max(0.5, (reading.confidence - 0.3) / 0.55));
  const doubts = results.filter(({ finding }) => finding?.outcome === 'fail' && finding.severity === 'doubt').length;
  const share =
    SHARE[verdict].share *
    (verdict === 'unclear' ? 1 : legibility) *
    (verdict === 'unclear' || verdict === 'fabricated' ? 1 : 0.93 ** doubts);
  return Math.round(share * 100) / 100;
}
