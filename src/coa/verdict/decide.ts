import { CHECKS } from '../checks/index.ts';
import type { NamedLaboratory } from '../fields/extract/parties/laboratory/named-laboratory.ts';
import type { CheckResult } from './run-checks.ts';
import type { Verdict } from './verdicts.ts';

/** What decides, and why that verdict applies. */
export interface Decision {
  verdict: Verdict;
  /** Ids of the checks that the verdict follows from; none where it follows from the laboratory named. */
  because: string[];
}

type Rule = readonly [verdict: Verdict, severity: 'decisive' | 'doubt', checks: readonly string[]];

/**
 * The rows of the verdict table, in order: what a page is comes before what speaks against it, certainty before doubt. A
 * sheet that a seller issued is nobody's forged report, however it was drawn.
 */
const ROWS = [
  ['unclear', 'decisive'],
  ['self-made', 'decisive'],
  ['fabricated', 'decisive'],
  ['borrowed', 'decisive'],
  ['stale', 'decisive'],
  ['unclear', 'doubt'],
] as const;

/**
 * The verdict table: the first row of which a check failed with the severity named wins. Which checks stand in a row is
 * what each declares (`decides`). Methodology prints it.
 */
export const DECISION_TABLE: readonly Rule[] = ROWS.map(([verdict, severity]) => [
  verdict,
  severity,
  CHECKS.filter(({ decides }) => decides[severity] === verdict).map(({ id }) => id),
]);

/** Decides by the table; what no row catches is decided by the laboratory named. */
export function decide(
  results: readonly CheckResult[],
  laboratory: NamedLaboratory | null,
  partnerLaboratory: string,
): Decision {
  for (const [verdict, severity, checks] of DECISION_TABLE) {
    const because = results
      .filter(
        ({ check, finding }) =>
          finding?.outcome === 'fail' && finding.severity === severity && checks.includes(check.id),
      )
      .map(({ check }) => check.id);
    if (because.length > 0) return { verdict, because };
  }
  if (laboratory?.laboratory?.id === partnerLaboratory) return { verdict: 'genuine-independent', because: [] };
  if (laboratory?.laboratory) return { verdict: 'real-lab-not-partnerlab', because: [] };
  return { verdict: 'unclear', because: ['laboratory-not-registered'] };
}
