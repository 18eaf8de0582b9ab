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

// What a reader acts on must be what the checker says today; evidence that has since grown by a check may be older.
test.each(SAMPLES)(
  'the answer shown for $file says what the checker says, and its verdict is $verdict',
  ({ verdict }) => {
    const answer = fresh.find(({ path }) => path.endsWith(`/${verdict}.json`))!;
    const shown = CheckReportWithEvidence.parse(JSON.parse(readFileSync(answer.path, 'utf8')));
    const {
      confidence: _confidence,
      plain_english: _words,
      evidence: _evidence,
      green_flags: _green,
      ...told
    } = CheckReportWithEvidence.parse(JSON.parse(answer.text));
    expect(shown, 'The samples are older than the checker. Run: npm run samples').toMatchObject(told);
    expect(shown.verdict).toBe(verdict);
  },
);
