import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { loadData } from '../data/index.ts';
import { type MadeLabel, readLabels } from '../scripts/certificates/labels.ts';
import { sameLaboratory } from '../scripts/evaluate/score-fields.ts';
import { checkCoa } from '../src/coa/check-coa.ts';
import { contextFrom } from '../src/coa/context.ts';
import { createTextReader } from '../src/coa/ocr/read-text.ts';
import { CheckReportWithEvidence } from '../src/coa/report/report.ts';

/** Certificates that are not part of the repository; where they are not at hand, these tests are skipped and say so. */
const CORPUS = '../shared/coa-corpus';
const absent = !existsSync(join(CORPUS, 'dev/labels.json'));
const told = (name: string) => (absent ? `${name} – SKIPPED: ${CORPUS} is not here` : name);

const made = absent
  ? []
  : (readLabels(join(CORPUS, 'dev')).entries as MadeLabel[]).filter((_, index) => index % 12 === 0);

const data = loadData();
const reader = createTextReader();
const context = contextFrom(data, reader, '2026-11-20');
afterAll(() => reader.close());

async function check(folder: string, file: string, vendor: string | null) {
  const report = await checkCoa({ picture: readFileSync(join(CORPUS, folder, file)), vendor }, context);
  return CheckReportWithEvidence.parse(report);
}

describe.skipIf(absent)(told('made-up certificates, every twelfth'), () => {
  /** Verdicts as they came out, for the count at the end. */
  const right: boolean[] = [];

  test.each(made)('$file: $verdict', async ({ file, scenario, verdict, vendor, lab }) => {
    const report = await check('dev', file, vendor);
    right.push(report.verdict === verdict);
    if (scenario !== 'unreadable')
      expect(sameLaboratory(lab, report.lab_named, data.laboratories), `${lab}, read as ${report.lab_named}`).toBe(
        true,
      );
    if (verdict !== 'fabricated') expect(report.verdict, report.plain_english).not.toBe('fabricated');
  });

  test('at least two verdicts in three are right', () => {
    expect(right.length).toBeGreaterThan(10);
    expect(right.filter(Boolean).length / right.length).toBeGreaterThanOrEqual(2 / 3);
  });
});

test.skipIf(absent)(told('a real certificate: the report of Horizon Analytical for Iron Within Research'), async () => {
  const report = await check('real', 'iwr-nad-6384965.jpg', null);
  expect(report).toMatchObject({
    lab_named: 'Horizon Analytical',
    client_field: 'Iron Within Research',
    verdict: 'real-lab-not-partnerlab',
  });
  expect(report.evidence.fields.find(({ field }) => field === 'purity')?.value).toBe(99.49);
  expect(report.what_to_do).toContain('horizonanalytical.com');
});
