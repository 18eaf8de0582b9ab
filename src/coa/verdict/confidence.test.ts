import { expect, test } from 'vitest';
import { result } from '../testing/results.ts';
import { confidenceOf } from './confidence.ts';
import { VERDICT_IDS } from './verdicts.ts';

const clear = { words: 200, confidence: 0.92 };
const faint = { words: 60, confidence: 0.5 };

test.each([...VERDICT_IDS])('%s: between 0 and 1, and no higher on a page that was hard to read', (verdict) => {
  const high = confidenceOf(verdict, [], clear);
  const low = confidenceOf(verdict, [], faint);
  expect(high).toBeGreaterThan(0);
  expect(high).toBeLessThanOrEqual(1);
  expect(low).toBeLessThanOrEqual(high);
  expect(confidenceOf(verdict, [], { words: 0, confidence: 0 })).toBeGreaterThanOrEqual(0);
});

test('a page that looks genuine is less certain than one with a decisive contradiction', () => {
  expect(confidenceOf('genuine-independent', [], clear)).toBeLessThan(confidenceOf('fabricated', [], clear));
});

test('doubts lower the confidence in a page that passed', () => {
  expect(confidenceOf('genuine-independent', [result('laboratory-not-registered', 'doubt')], clear)).toBeLessThan(
    confidenceOf('genuine-independent', [], clear),
  );
});
