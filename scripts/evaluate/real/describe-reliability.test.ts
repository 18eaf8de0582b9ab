import { expect, test } from 'vitest';
import { describeReliability } from './describe-reliability.ts';
import type { ScoredPage } from './score-real.ts';

const page = (confidence: number, verdict: string): ScoredPage =>
  ({ truth: { kind: 'own' }, report: { verdict, confidence }, doubts: [] }) as unknown as ScoredPage;

test('pages are counted by confidence, and how far each bin is off by its pages', () => {
  const pages = [
    page(0.95, 'self-made'),
    page(0.95, 'self-made'),
    page(0.95, 'unclear'),
    page(0.5, 'unclear'),
    page(0.5, 'unclear'),
  ];
  const text = describeReliability(pages, ({ report }) => report.confidence === 0.5);
  expect(text).toMatch(/from 0\.9 +3 +0\.95 +2\/3/);
  expect(text).toMatch(/from 0 +2 +0\.50 +0\/2/);
  // (|2 − 2.85| + |0 − 1|) of 5 pages, and 1 of the two held out.
  expect(text).toContain('calibration error: 0.370 on all, 0.500 on held-out families');
});

test('pages of which nothing is known are not counted', () => {
  const unknown = { ...page(0.9, 'self-made'), truth: { kind: 'unknown' } } as unknown as ScoredPage;
  expect(describeReliability([unknown], () => false)).toContain('calibration error: – on all');
});
