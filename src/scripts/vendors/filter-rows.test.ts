import { expect, test } from 'vitest';
import { compareKeys, matches } from './filter-rows.ts';

const row = { text: 'alder peptides alder.example', verdict: 'watch', type: 'in-house' };

test.each([
  [{ text: '', verdict: '', type: '' }, true],
  [{ text: ' ALDER ', verdict: '', type: '' }, true],
  [{ text: 'birch', verdict: '', type: '' }, false],
  [{ text: '', verdict: 'watch', type: '' }, true],
  [{ text: '', verdict: 'verified', type: '' }, false],
  [{ text: '', verdict: 'watch', type: 'none' }, false],
])('%j', (filter, stays) => {
  expect(matches(row, filter)).toBe(stays);
});

test('numbers sort by size, words by the alphabet, gaps last', () => {
  expect(['10', '', '9'].sort(compareKeys)).toEqual(['9', '10', '']);
  expect(['Émile', 'zeta', 'alpha'].sort(compareKeys)).toEqual(['alpha', 'Émile', 'zeta']);
  expect(['2026-02-01', '2025-12-31'].sort(compareKeys)).toEqual(['2025-12-31', '2026-02-01']);
});
