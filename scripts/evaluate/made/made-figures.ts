import type { CheckReportWithEvidence } from '../../../src/coa/report/report.ts';
import type { MadeLabel } from '../../certificates/labels.ts';
import type { Figure } from '../accuracy-page.ts';
import { isReadable, type Register, SCORED_FIELDS, scoreMade, shareRead } from '../score-fields.ts';
import { calibrationError, judgedOf, macroF1, verdictShares } from './score-verdicts.ts';

/** One line of what `npm run bench:coa -- FOLDER --out FILE` writes about made pages. */
export interface MadeResult {
  label: MadeLabel;
  report: CheckReportWithEvidence;
}

/** The figures of one set of made pages, as docs/accuracy.md shows them: fields read, verdicts, and how they go wrong. */
export function figuresOfMade(results: readonly MadeResult[], register: Register): Figure[] {
  const scores = results
    .filter(({ label }) => isReadable(label))
    .map(({ label, report }) => scoreMade(label, report, register));
  const judged = results.map(judgedOf);
  const read = SCORED_FIELDS.map((field) => ({
    name: `${field} read exactly`,
    ...shareRead(scores, field),
  }));
  return [
    ...[...read, ...verdictShares(judged)].filter(({ n }) => n > 0),
    { name: 'macro-F1', value: macroF1(judged).toFixed(2) },
    { name: 'calibration error', value: calibrationError(judged).toFixed(2) },
  ];
}
