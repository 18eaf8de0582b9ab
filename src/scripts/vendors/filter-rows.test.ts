import { expect, test } from 'vitest';
import { compareKeys, matches } from './filter-rows.ts';

const row = {
  text: 'alder peptides alder.example',
  verdict: 'watch',
  type: 'in-house',
  laboratories: ['partnerlab', 'harbourside-assay'],
};

test.each([
  [{ text: '', verdict: '', type: '', laboratory: '' }, true],
  [{ text: ' ALDER ', verdict: '', type: '', laboratory: '' }, true],
  [{ text: 'birch', verdict: '', type: '', laboratory: '' }, false],
  [{ text: '', verdict: 'watch', type: '', laboratory: '' }, true],
  [{ text: '', verdict: 'verified', type: '', laboratory: '' }, false],
  [{ text: '', verdict: 'watch', type: 'none', laboratory: '' }, false],
  [{ text: '', verdict: '', type: '', laboratory: 'harbourside-assay' }, true],
  [{ text: '', verdict: '', type: '', laboratory: 'harbour' }, false],
])('%j', (filter, stays) => {
  expect(matches(row, filter)).toBe(stays);
});

const sorted = (keys: string[], descending?: boolean): string[] =>
  keys.sort((left, right) => compareKeys(left, right, descending));

test('numbers sort by size, words by the alphabet, gaps last in either direction', () => {
  expect(sorted(['0.86', '', '0.9'])).toEqual(['0.86', '0.9', '']);
  expect(sorted(['0.86', '', '0.9'], true)).toEqual(['0.9', '0.86', '']);
  expect(sorted(['Émile 10', 'zeta', 'alpha', 'Émile 9'])).toEqual(['alpha', 'Émile 9', 'Émile 10', 'zeta']);
  expect(sorted(['2026-02-01', '2025-12-31'])).toEqual(['2025-12-31', '2026-02-01']);
});
