import { expect, test } from 'vitest';
import { compareKeys, matches } from './filter-rows.ts';

const row = { text: 'alder peptides alder.example', verdict: 'watch', type: 'in-house', laboratories: 'partnerlab harbourside-assay' };

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

test('numbers sort by size, words by the alphabet, gaps last', () => {
  expect(['10', '', '9'].sort(compareKeys)).toEqual(['9', '10', '']);
  expect(['Émile', 'zeta', 'alpha'].sort(compareKeys)).toEqual(['alpha', 'Émile', 'zeta']);
  expect(['2026-02-01', '2025-12-31'].sort(compareKeys)).toEqual(['2025-12-31', '2026-02-01']);
});
