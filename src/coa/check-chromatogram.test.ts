import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { fixtureDataset } from '../../tests/support/dataset.ts';
import type { VendorCertificate } from '../dataset/vendor-certificate.ts';
import { checkCoa } from './check-coa.ts';
import { contextFrom } from './context.ts';
import { findTrace } from './forensics/chromatogram/find-trace.ts';
import { openPicture, untimed } from './image/open-picture.ts';
import { preparePage } from './image/prepare/prepare-page.ts';
import { createTextReader } from './ocr/read-text.ts';
import { chromatogramHash } from './records/chromatogram-hash.ts';
import { testRecord, testVendor } from './testing/records.ts';

const reader = createTextReader();
afterAll(() => reader.close());

/** A page with a chromatogram, of an invented laboratory. */
const picture = readFileSync('fixtures/certificates/reallab-png.png');
const label = (
  JSON.parse(readFileSync('fixtures/certificates/labels.json', 'utf8')) as {
    file: string;
    report_number: string;
    lab_id: string;
    vendor: string;
  }[]
).find(({ file }) => file === 'reallab-png.png')!;
const opened = await openPicture({ picture, declaredType: null }, 0, untimed);
const chromatogram_hash = chromatogramHash(findTrace(preparePage(opened.picture))!.heights);

async function checkedWith(record: Partial<VendorCertificate>) {
  const context = {
    ...contextFrom(fixtureDataset(), reader, '2026-11-20'),
    records: [{ vendor: testVendor(), certificate: testRecord({ chromatogram_hash, ...record }) }],
  };
  const report = await checkCoa({ picture, vendor: label.vendor }, context);
  return { report, outcome: report.evidence.checks.find(({ id }) => id === 'chromatogram-on-record-elsewhere')! };
}

test('a trace on record under another laboratory’s report is told, and where; one without small peaks changes no verdict', async () => {
  const { report, outcome } = await checkedWith({});
  expect(outcome).toMatchObject({ outcome: 'fail', severity: 'note', fields: [] });
  expect(outcome.boxes[0]).toHaveLength(4);
  expect(report.verdict).toBe('real-lab-not-partnerlab');
  expect(report.plain_english).toContain('report “R-35113” of “Lab One”');
});

test('the report itself, shown again, is none', async () => {
  const { report, outcome } = await checkedWith({ laboratory: label.lab_id, report_number: label.report_number });
  expect(outcome).toMatchObject({ outcome: 'pass', flag: null });
  expect(report.verdict).toBe('real-lab-not-partnerlab');
});
