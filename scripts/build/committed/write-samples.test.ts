import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { CheckReportWithEvidence } from '../../../src/coa/report/report.ts';
import { VERDICT_IDS } from '../../../src/coa/verdict/verdicts.ts';
import { SAMPLES } from '../../../src/site/check/samples.ts';
import type { FileText } from '../write-files.ts';
import { sampleAnswers } from './write-samples.ts';

let fresh: FileText[];
beforeAll(async () => {
  fresh = await sampleAnswers();
}, 120_000);

/**
 * An answer without the checks that the one shown does not know yet and that say nothing here: a check that is new, and
 * silent on the samples, leaves them as they are.
 */
function withoutNewSilence(answer: CheckReportWithEvidence, shown: CheckReportWithEvidence): CheckReportWithEvidence {
  const known = new Set(shown.evidence.checks.map(({ id }) => id));
  const silent = answer.evidence.checks.filter(
    ({ id, outcome, flag }) =>
      !known.has(id) && (outcome === 'not-applicable' || (outcome === 'pass' && flag === null)),
  );
  const lines = new Set(silent.map(({ title, why }) => `${title}: ${why}`));
  const { evidence } = answer;
  return {
    ...answer,
    evidence: {
      ...evidence,
      checks: evidence.checks.filter((check) => !silent.includes(check)),
      checked: evidence.checked.filter((line) => !lines.has(line)),
      cannot_be_checked: evidence.cannot_be_checked.filter((line) => !lines.has(line)),
    },
  };
}

test('there is one sample a verdict', () => {
  expect(SAMPLES.map(({ verdict }) => verdict)).toEqual(VERDICT_IDS);
});

test.each(SAMPLES)(
  'the answer shown for $file is all that the checker says today, and its verdict is $verdict',
  ({ verdict }) => {
    const answer = fresh.find(({ path }) => path.endsWith(`/${verdict}.json`))!;
    const shown = CheckReportWithEvidence.parse(JSON.parse(readFileSync(answer.path, 'utf8')));
    const today = withoutNewSilence(CheckReportWithEvidence.parse(JSON.parse(answer.text)), shown);
    expect(shown, 'The samples are older than the checker. Run: npm run samples').toEqual(today);
    expect(shown.verdict).toBe(verdict);
    expect(shown.evidence.timings).toEqual({});
  },
);

test('a new check leaves a sample as it is where it is silent there, and only there', () => {
  const shown = CheckReportWithEvidence.parse(JSON.parse(fresh[0]!.text));
  const { evidence } = shown;
  const added = (outcome: 'pass' | 'fail' | 'not-applicable', flag: string | null): CheckReportWithEvidence => ({
    ...shown,
    evidence: {
      ...evidence,
      checks: [
        ...evidence.checks,
        { ...evidence.checks[0]!, id: 'new-check', title: 'New', why: 'Why.', outcome, flag },
      ],
      checked: outcome === 'not-applicable' ? evidence.checked : [...evidence.checked, 'New: Why.'],
      cannot_be_checked:
        outcome === 'not-applicable' ? ['New: Why.', ...evidence.cannot_be_checked] : evidence.cannot_be_checked,
    },
  });
  expect(withoutNewSilence(added('not-applicable', null), shown)).toEqual(shown);
  expect(withoutNewSilence(added('pass', null), shown)).toEqual(shown);
  expect(withoutNewSilence(added('pass', 'It holds.'), shown)).not.toEqual(shown);
  expect(withoutNewSilence(added('fail', null), shown)).not.toEqual(shown);
  // One that the sample knows must still say what it says there.
  expect(withoutNewSilence(shown, added('not-applicable', null))).not.toEqual(added('not-applicable', null));
});
