import { expect, test } from 'vitest';
import { candidate, DECIMALS, OTHER_AMOUNT, SCORES, UNIT_ALONE } from './content-candidate.ts';

const read = (text: string) => ({ text, value: Number.parseFloat(text), words: [], confidence: 0.9 });

test('an amount with decimals was measured, and counts more than a whole one in its place', () => {
  expect(candidate(read('10 mg'), 'Content', SCORES.titled)).toMatchObject({ label: 'Content', score: SCORES.titled });
  expect(candidate(read('10.27 mg'), 'Content', SCORES.titled).score).toBeCloseTo(SCORES.titled + 0.15);
});

test('no claim in a better place outweighs a result of the next best', () => {
  const [claimed, found] = [
    candidate(read('10 mg'), '', SCORES.labelled),
    candidate(read('9.87 mg'), '', SCORES.titled),
  ];
  expect(found.score).toBeGreaterThan(claimed.score);
});

test.each([
  ['Water content', OTHER_AMOUNT, true],
  ['Label claim', OTHER_AMOUNT, true],
  ['Peptide content', OTHER_AMOUNT, false],
  ['mg/vial', UNIT_ALONE, true],
  ['mg of peptide', UNIT_ALONE, false],
  ['10,27', DECIMALS, true],
  ['10', DECIMALS, false],
])('%s', (text, pattern, matches) => {
  expect(pattern.test(text)).toBe(matches);
});
