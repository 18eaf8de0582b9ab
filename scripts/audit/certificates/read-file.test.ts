import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { createTextReader } from '../../../src/coa/ocr/read-text.ts';
import type { CheckReportWithEvidence } from '../../../src/coa/report/report.ts';
import { COVER, lines, SPECTRUM, testPdf } from '../../../src/coa/testing/pdf.ts';
import { fixtureDataset } from '../../../tests/support/dataset.ts';
import { offlineContext } from '../offline.ts';
import { readFile } from './read-file.ts';

const reader = createTextReader();
const context = offlineContext(fixtureDataset(), reader, '2026-11-20');
afterAll(() => reader.close());

const reportOf = (product: string, batch: string, number: string): string[] => [
  'Partnerlab',
  'Certificate of Analysis',
  `Report number: ${number}`,
  'Client: Fenland Reagents',
  `Sample: ${product}`,
  `Batch: ${batch}`,
  'Date received: 26 October 2026',
  'Date reported: 30 October 2026',
  'Method: RP-HPLC, UV 220 nm',
  'Purity (HPLC): 97.21 %',
  'The results refer to the sample as received.',
];

const batchOf = ({ evidence }: CheckReportWithEvidence) =>
  evidence.fields.find(({ field }) => field === 'batch')?.value ?? null;

test('every certificate of a PDF is found, each with its own page and hash; other pages go with the one before', async () => {
  const first = reportOf('BPC-157', 'LOT4711', 'R-10001');
  const pages = [COVER, first, SPECTRUM, reportOf('TB-500', 'LOT4712', 'R-10002'), first.slice(0, 8)];
  const pdf = testPdf({ pages: pages.map((page) => lines(...page)) });
  const { certificates, leftOut } = await readFile(pdf, 'fenlandreagents.example', context);
  expect(
    certificates.map(({ report, page, furtherPages, layered }) => [batchOf(report), page, furtherPages, layered]),
  ).toEqual([
    ['LOT4711', 2, [3, 5], true],
    ['LOT4712', 4, [], true],
  ]);
  expect(leftOut.map(({ page }) => page)).toEqual([1]);
  const hashes = certificates.map(({ hashes: { page_sha256: hash } }) => hash);
  for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(hashes).size).toBe(2);
}, 120_000);

test('a picture has no page and no hash of one', async () => {
  const { certificates, leftOut } = await readFile(
    readFileSync('fixtures/certificates/stale.png'),
    'fenlandreagents.example',
    context,
  );
  expect(certificates).toMatchObject([{ page: null, furtherPages: [], layered: false, hashes: { page_sha256: null } }]);
  expect(leftOut).toEqual([]);
}, 60_000);

test('a file that is no picture is refused as a whole', async () => {
  await expect(readFile(new TextEncoder().encode('Good day'), 'fenlandreagents.example', context)).rejects.toThrow();
});
