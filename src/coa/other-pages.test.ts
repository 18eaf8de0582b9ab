import { expect, test } from 'vitest';
import { fixtureDataset } from '../../tests/support/dataset.ts';
import { contextFrom } from './context.ts';
import { createTextReader } from './ocr/read-text.ts';
import { otherPagesOf, surveyPdf } from './other-pages.ts';
import { lines, testPdf } from './testing/pdf.ts';

const REPORT = lines(
  'Partnerlab',
  'Certificate of Analysis',
  'Client: Fenland Reagents',
  'Sample: BPC-157',
  'Batch: LOT4711',
  'Date reported: 30 October 2026',
  'Purity (HPLC): 97.21 %',
);
// Never started: nothing is read from pictures here.
const context = contextFrom(fixtureDataset(), createTextReader(), '2026-11-20');

test('text layers are gone through as long as there is time, and pages of few words have none', async () => {
  const pdf = testPdf({ pages: [REPORT, lines('Partnerlab'), REPORT, REPORT, REPORT] });
  let asked = 0;
  const summaries = await surveyPdf(pdf, context, () => ++asked <= 3);
  expect(summaries.map((summary) => summary?.product)).toEqual(['BPC-157', undefined, 'BPC-157']);
});

test('of a file of many pages the first forty are listed, and of the rest those that were read', () => {
  const summary = { kind: 'letter', laboratory: '', product: '', number: '' } as const;
  const others = otherPagesOf(60, 49, new Map([1, 44, 49].map((page) => [page, summary])), []);
  expect(others.map(({ page }) => page)).toEqual([...Array.from({ length: 40 }, (_, page) => page + 1), 45]);
  expect(others.filter(({ read }) => read === 'picture').map(({ page }) => page)).toEqual([2, 45]);
});
