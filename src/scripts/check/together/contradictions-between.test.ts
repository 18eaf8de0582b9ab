import { expect, test } from 'vitest';
import { fixtureDataset } from '../../../../tests/support/dataset.ts';
import type { CheckReportWithEvidence } from '../../../coa/report/report.ts';
import sample from '../../../samples/fabricated.json' with { type: 'json' };
import { contradictionsBetween } from './contradictions-between.ts';

const { compounds } = fixtureDataset();
const report = sample as unknown as CheckReportWithEvidence;

/** The sample as a report on another product. */
function about(product: string): CheckReportWithEvidence {
  const fields = report.evidence.fields.map((field) =>
    field.field === 'sample' ? { ...field, text: product } : field,
  );
  return { ...report, evidence: { ...report.evidence, fields } };
}

test('two files with one number and two products contradict one another, by the names of the files', () => {
  const files = [
    { name: 'a.png', report: about('BPC-157 5 mg') },
    { name: 'b.png', report: about('Semaglutide 5 mg') },
  ];
  expect(contradictionsBetween(files, compounds)).toMatchObject([
    { differs: 'product', pages: [{ name: 'a.png' }, { name: 'b.png' }] },
  ]);
});

test('nothing is said of one file, of two of one product, or without the names of compounds', () => {
  const other = { name: 'b.png', report: about('Semaglutide 5 mg') };
  expect(contradictionsBetween([other], compounds)).toEqual([]);
  expect(contradictionsBetween([other, { ...other, name: 'c.png' }], compounds)).toEqual([]);
  expect(contradictionsBetween([{ name: 'a.png', report }, other], null)).toEqual([]);
});
