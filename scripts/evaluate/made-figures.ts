import type { CheckReportWithEvidence } from '../../src/coa/report/report.ts';
import type { MadeLabel } from '../certificates/labels.ts';
import type { Figure } from './accuracy-page.ts';
import { type Register, type ScoredField, scoreMade } from './score-fields.ts';
import { calibrationError, type Judged, macroF1, verdictShares } from './score-verdicts.ts';

/** One line of what `npm run bench:coa -- FOLDER --out FILE` writes about made pages. */
export interface MadeResult {
  label: MadeLabel;
  report: CheckReportWithEvidence;
}

const FIELDS: readonly ScoredField[] = [
  'laboratory',
  'client',
  'batch',
  'compound',
  'purity',
  'mass',
  'content',
  'newest date',
  'report number',
  'key',
  'QR',
];

/** The figures of one set of made pages, as docs/accuracy.md shows them: fields read, verdicts, and how they go wrong. */
export function figuresOfMade(results: readonly MadeResult[], register: Register): Figure[] {
  const scores = results
    .filter(({ label }) => label.scenario !== 'unreadable' && label.scenario !== 'not_certificate')
    .map(({ label, report }) => scoreMade(label, report, register));
  const judged = results.map(
    ({ label, report }): Judged => ({
      label,
      verdict: report.verdict,
      confidence: report.confidence,
      redFlags: report.red_flags,
      doubted: report.evidence.checks
        .filter(({ outcome, severity }) => outcome === 'fail' && severity !== 'note')
        .flatMap(({ fields }) => fields),
    }),
  );
  const read = FIELDS.map((field) => ({
    name: `${field} read exactly`,
    hits: scores.filter((score) => score[field] === true).length,
    n: scores.filter((score) => score[field] !== undefined).length,
  }));
  return [
    ...[...read, ...verdictShares(judged)].filter(({ n }) => n > 0),
    { name: 'macro-F1', value: macroF1(judged).toFixed(2) },
    { name: 'calibration error', value: calibrationError(judged).toFixed(2) },
  ];
}
