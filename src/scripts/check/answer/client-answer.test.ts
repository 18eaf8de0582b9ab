import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CheckReportWithEvidence } from '../../../coa/report/report.ts';
import { asksForClient, withClientSaid } from './client-answer.ts';

const sample = (verdict: string) =>
  JSON.parse(readFileSync(`src/samples/${verdict}.json`, 'utf8')) as CheckReportWithEvidence;
/** The sample as it would be answered had no vendor been named. */
function unasked(verdict: string): CheckReportWithEvidence {
  const report = sample(verdict);
  const checks = report.evidence.checks.map((check) =>
    check.id === 'client-not-vendor'
      ? {
          ...check,
          outcome: 'not-applicable' as const,
          severity: null,
          flag: null,
          why: 'No vendor was given to compare the client with.',
        }
      : check,
  );
  return { ...report, evidence: { ...report.evidence, checks } };
}
const client = (report: CheckReportWithEvidence) =>
  report.evidence.checks.find(({ id }) => id === 'client-not-vendor')!;

test('it is asked where no vendor was given and a client was read, and only there', () => {
  expect(asksForClient(unasked('real-lab-not-partnerlab'), '')).toBe(true);
  expect(asksForClient(unasked('real-lab-not-partnerlab'), 'vendor.example')).toBe(false);
  expect(asksForClient({ ...unasked('stale'), client_field: '' }, '')).toBe(false);
  expect(asksForClient(sample('borrowed'), '')).toBe(false);
});

test.each(['genuine-independent', 'real-lab-not-partnerlab', 'stale', 'unclear'])(
  '“no” makes %s one that was made out to somebody else',
  (verdict) => {
    const report = { ...unasked(verdict), client_field: 'Humber Molecular' };
    const said = withClientSaid(report, 'no');
    expect(said.verdict).toBe('borrowed');
    expect(said.red_flags[0]).toBe('It was made out to “Humber Molecular”, and you did not buy from them.');
    expect(client(said)).toMatchObject({ outcome: 'fail', severity: 'decisive' });
    expect(said.evidence.because).toEqual(['client-not-vendor']);
  },
);

test('“no” does not soften signs of alteration, and says nothing of a page that could not be judged', () => {
  expect(withClientSaid(unasked('fabricated'), 'no').verdict).toBe('fabricated');
  expect(withClientSaid(unasked('self-made'), 'no').verdict).toBe('self-made');
  const unread = unasked('unclear');
  unread.evidence.checks.find(({ id }) => id === 'too-little-read')!.outcome = 'fail';
  expect(withClientSaid(unread, 'no').verdict).toBe('unclear');
});

test('“yes” makes the client agree, “not sure” changes nothing', () => {
  const report = unasked('real-lab-not-partnerlab');
  const said = withClientSaid(report, 'yes');
  expect([said.verdict, client(said).outcome]).toEqual(['real-lab-not-partnerlab', 'pass']);
  expect(withClientSaid(report, 'unsure')).toBe(report);
  expect(withClientSaid(report, null)).toBe(report);
});
