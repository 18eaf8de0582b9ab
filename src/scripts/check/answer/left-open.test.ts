import { expect, test } from 'vitest';
import { CANNOT_BE_CHECKED } from '../../../coa/report/cannot-be-checked.ts';
import type { CheckReportWithEvidence } from '../../../coa/report/report.ts';
import { CheckReportWithEvidence as Report } from '../../../coa/report/report.ts';
import sample from '../../../samples/real-lab-not-partnerlab.json' with { type: 'json' };
import { leftOpen } from './left-open.ts';

const report = Report.parse(sample);
const withLines = (lines: string[], lab_named = report.lab_named): CheckReportWithEvidence => ({
  ...report,
  lab_named,
  evidence: { ...report.evidence, cannot_be_checked: [...lines, ...CANNOT_BE_CHECKED] },
});

test('what no picture shows stands first: the laboratory’s copy, a clean alteration, the vial', () => {
  const { shown } = leftOpen(report);
  expect(shown).toEqual([CANNOT_BE_CHECKED[0], CANNOT_BE_CHECKED.at(-1), CANNOT_BE_CHECKED[1]]);
});

test('where no laboratory is named there is no copy of it to speak of', () => {
  expect(leftOpen(withLines([], '')).shown).toEqual([CANNOT_BE_CHECKED.at(-1), CANNOT_BE_CHECKED[1]]);
});

test('a check that could not judge is told as what it asks, and other lines as they are', () => {
  const other = '2 further pages of the PDF, which were not looked at.';
  const { folded } = leftOpen(
    withLines([
      'The dates are in order: Fewer than two dates.',
      'Content Credentials fit the file: It has none.',
      other,
    ]),
  );
  expect(folded.slice(2)).toEqual([
    'Whether the dates are in order: Fewer than two dates.',
    'Whether Content Credentials fit the file: It has none.',
    other,
  ]);
  expect(folded.slice(0, 2)).toEqual(CANNOT_BE_CHECKED.slice(2, 4));
});

test('every title of a check that a sample leaves open is told so', () => {
  const { folded } = leftOpen(report);
  const titles = report.evidence.checks.filter(({ outcome }) => outcome === 'not-applicable').length;
  expect(titles).toBeGreaterThan(10);
  expect(folded.filter((line) => line.startsWith('Whether ')).length).toBeGreaterThanOrEqual(titles);
  expect(folded.join('\n')).not.toMatch(
    /^Whether (?:The|No|It|Its|Somebody|Enough|Number|What|Nothing|Peptide|Dates|Values)\b/m,
  );
});
