import { expect, test } from 'vitest';
import type { CheckReportWithEvidence } from '../../../coa/report/report.ts';
import { testEvidence } from '../../../coa/testing/evidence.ts';
import { confidenceOf } from '../../../coa/verdict/confidence.ts';
import type { Verdict } from '../../../coa/verdict/verdicts.ts';
import { howSureInWords } from './how-sure.ts';

const ALTERED = 'In our tests, 48 of 88 altered pages passed as a laboratory’s report.';

/** A report whose confidence is told as the checker tells it. */
function reportWith(verdict: Verdict): CheckReportWithEvidence {
  const grounds = confidenceOf(
    { verdict, because: [] },
    { results: [], reading: { confidence: 0.5 }, localEdits: { compared: 3, laboratoryKnown: true } },
  );
  return { verdict, confidence: 0.9, evidence: testEvidence({ confidence: grounds }) } as CheckReportWithEvidence;
}

test('says the band and what it rests on', () => {
  const said = howSureInWords(reportWith('self-made'), ALTERED);
  expect(said).toMatch(
    /^How sure: firm \(verdicts given like this one are rarely wrong\)\. This kind of answer was given to /,
  );
  expect(said).not.toContain(ALTERED);
});

test.each(['genuine-independent', 'real-lab-not-partnerlab', 'stale'] as const)(
  '%s: one figure for how often altered pages pass, that of the box',
  (verdict) => {
    const said = howSureInWords(reportWith(verdict), ALTERED);
    expect(said.match(/\d+ of \d+/g)).toEqual(['48 of 88']);
    expect(said).toContain('3 fields were compared with the rest of the page');
    expect(said).toContain('The page was hard to read');
    expect(said).toMatch(/nobody knows\.$/);
  },
);

test('of an answer kept from before it said why, the band alone', () => {
  const kept = { ...reportWith('self-made'), confidence: 0.5 };
  Reflect.deleteProperty(kept.evidence, 'confidence');
  expect(howSureInWords(kept, ALTERED)).toBe('How sure: tentative (a hint, no more).');
});

test('an answer that decides nothing is neither sure nor unsure', () => {
  const said = howSureInWords(reportWith('unclear'), ALTERED);
  expect(said).toMatch(/^This answer leaves it open\. This kind of answer was given to /);
});
