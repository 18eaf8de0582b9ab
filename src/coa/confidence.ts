import type { CheckResult } from './run-checks.ts';
import type { Verdict } from './verdicts.ts';

/**
 * Share of right verdicts among those given, by verdict, before the quality of the reading counts. A genuine-looking
 * page stays the least certain: what was altered without leaving a trace looks just the same.
 */
const BASE: Readonly<Record<Verdict, number>> = {
  fabricated: 0.95,
  borrowed: 0.93,
  'self-made': 0.93,
  stale: 0.9,
  'genuine-independent': 0.7,
  'real-lab-not-partnerlab': 0.7,
  unclear: 0.6,
};

/** How often a verdict given like this is right, 0 to 1: the verdict's own rate, less where the page was hard to read. */
export function confidenceOf(verdict: Verdict, results: readonly CheckResult[], reading: { words: number; confidence: number }): number {
  const legibility = Math.min(1, Math.max(0.5, (reading.confidence - 0.3) / 0.55));
  const doubts = results.filter(({ finding }) => finding?.outcome === 'fail' && finding.severity === 'doubt').length;
  const share = BASE[verdict] * (verdict === 'unclear' ? 1 : legibility) * (verdict === 'unclear' || verdict === 'fabricated' ? 1 : 0.93 ** doubts);
  return Math.round(share * 100) / 100;
}
