import type { NamedLaboratory } from '../fields/extract/find-laboratory.ts';
import type { CheckResult } from './run-checks.ts';
import type { Verdict } from './verdicts.ts';

/** What decides, and why that verdict applies. */
export interface Decision {
  verdict: Verdict;
  /** Ids of the checks that the verdict follows from. */
  because: string[];
}

const ACCUSING = [
  'generated-image-marker',
  'verification-host-not-laboratorys',
  'code-contradicts-print',
  'differs-from-record',
  'purity-impossible',
  'purity-not-main-peak',
  'peak-table-does-not-add-up',
  'mass-not-of-compound',
  'mass-balance-over-whole',
  'date-in-future',
  'dates-out-of-order',
  'identifier-date-contradicts',
  'field-unlike-its-page',
  'letters-equal-despite-noise',
];

type Rule = readonly [verdict: Verdict, severity: 'decisive' | 'doubt', checks: readonly string[]];

/** The verdict table: the first row of which a check failed with the severity named wins. Methodology prints it. */
export const DECISION_TABLE: readonly Rule[] = [
  ['unclear', 'decisive', ['too-little-read', 'reading-cut-short', 'page-not-a-certificate']],
  ['fabricated', 'decisive', ACCUSING],
  ['borrowed', 'decisive', ['client-not-vendor', 'on-record-for-another-vendor']],
  ['self-made', 'decisive', ['issued-by-seller']],
  ['stale', 'decisive', ['report-out-of-date']],
  [
    'unclear',
    'doubt',
    [
      ...ACCUSING,
      'number-printed-otherwise',
      'text-layer-contradicts-picture',
      'chromatogram-on-record-elsewhere',
      'client-not-vendor',
      'on-record-for-another-vendor',
      'issued-by-seller',
      'report-out-of-date',
    ],
  ],
];

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
  if (laboratory?.laboratory?.id === partnerLaboratory)
    return { verdict: 'genuine-independent', because: ['laboratory-not-registered'] };
  if (laboratory?.laboratory) return { verdict: 'real-lab-not-partnerlab', because: ['laboratory-not-registered'] };
  return { verdict: 'unclear', because: ['laboratory-not-registered'] };
}
