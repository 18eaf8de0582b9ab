import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { CheckReportWithEvidence } from '../../src/coa/report/report.ts';
import { VERDICT_IDS } from '../../src/coa/verdict/verdicts.ts';
import { SAMPLES } from '../../src/site/check/samples.ts';
import type { FileText } from './write-files.ts';
import { sampleAnswers } from './write-samples.ts';

let fresh: FileText[];
beforeAll(async () => {
  fresh = await sampleAnswers();
}, 120_000);

test('there is one sample a verdict', () => {
  expect(SAMPLES.map(({ verdict }) => verdict)).toEqual(VERDICT_IDS);
});

test.each(SAMPLES)(
  'the answer shown for $file is all that the checker says today, and its verdict is $verdict',
  ({ verdict }) => {
    const answer = fresh.find(({ path }) => path.endsWith(`/${verdict}.json`))!;
    const shown: unknown = JSON.parse(readFileSync(answer.path, 'utf8'));
    expect(shown, 'The samples are older than the checker. Run: npm run samples').toEqual(JSON.parse(answer.text));
    const report = CheckReportWithEvidence.parse(shown);
    expect(report.verdict).toBe(verdict);
    expect(report.evidence.timings).toEqual({});
  },
);
