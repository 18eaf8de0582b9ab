import { expect, test } from 'vitest';
import type { CheckReportWithEvidence } from '../../../coa/report/report.ts';
import { testEvidence } from '../../../coa/testing/evidence.ts';
import { howSureInWords } from './how-sure.ts';

const report = (verdict: CheckReportWithEvidence['verdict'], confidence: number) =>
  ({
    verdict,
    confidence,
    evidence: testEvidence({
      confidence: { answer: 'self-made', right: 46, given: 50, why: ['What the page says of who issued it was read.'] },
    }),
  }) as CheckReportWithEvidence;

test('says the band and what it rests on', () => {
  expect(howSureInWords(report('self-made', 0.9))).toBe(
    'How sure: firm (verdicts given like this one are rarely wrong). What the page says of who issued it was read.',
  );
});

test('of a laboratory that was recognised, that careful changes leave few traces', () => {
  expect(howSureInWords(report('real-lab-not-partnerlab', 0.78))).toMatch(/^How sure: probable .*nobody knows\.$/);
});

test('of an answer kept from before it said why, the band alone', () => {
  const kept = report('self-made', 0.5);
  Reflect.deleteProperty(kept.evidence, 'confidence');
  expect(howSureInWords(kept)).toBe('How sure: tentative (a hint, no more).');
});
