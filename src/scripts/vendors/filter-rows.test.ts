import { expect, test } from 'vitest';
import { compareKeys, matches, textMeant } from './filter-rows.ts';

const row = {
  text: 'alder peptides alder.example',
  verdict: 'watch',
  type: 'in-house',
  stars: '4.20',
  laboratories: ['partnerlab', 'harbourside-assay'],
};

test.each([
  [{ text: '', verdict: '', type: '', laboratory: '', rating: '' }, true],
  [{ text: ' ALDER ', verdict: '', type: '', laboratory: '', rating: '' }, true],
  [{ text: 'birch', verdict: '', type: '', laboratory: '', rating: '' }, false],
  [{ text: '', verdict: 'watch', type: '', laboratory: '', rating: '' }, true],
  [{ text: '', verdict: 'verified', type: '', laboratory: '', rating: '' }, false],
  [{ text: '', verdict: 'watch', type: 'none', laboratory: '', rating: '' }, false],
  [{ text: '', verdict: '', type: '', laboratory: 'harbourside-assay', rating: '' }, true],
  [{ text: '', verdict: '', type: '', laboratory: 'harbour', rating: '' }, false],
  [{ text: '', verdict: '', type: '', laboratory: '', rating: '4' }, true],
  [{ text: '', verdict: '', type: '', laboratory: '', rating: '4.5' }, false],
  [{ text: '', verdict: '', type: '', laboratory: '', rating: 'none' }, false],
])('%j', (filter, stays) => {
  expect(matches(row, filter)).toBe(stays);
});

test('a vendor without a rating is found as such, and under no number of stars', () => {
  const any = { text: '', verdict: '', type: '', laboratory: '' };
  const unrated = { ...row, stars: '' };
  expect(matches(unrated, { ...any, rating: '' })).toBe(true);
  expect(matches(unrated, { ...any, rating: 'none' })).toBe(true);
  expect(matches(unrated, { ...any, rating: '0' })).toBe(false);
});

test('a pasted address is filtered by its host and a business without its legal form, where nothing is as typed', () => {
  const rows = [row, { ...row, text: 'birch peptide co birch.example' }];
  for (const [typed, meant] of [
    ['https://www.alder.example/shop', 'alder.example'],
    ['Alder Peptides Ltd', 'Alder Peptides'],
    ['Peptide Co', 'Peptide Co'],
    ['https://oak.example', 'https://oak.example'],
    ['', ''],
  ] as const)
    expect(textMeant(rows, typed)).toBe(meant);
});

const sorted = (keys: string[], descending?: boolean): string[] =>
  keys.sort((left, right) => compareKeys(left, right, descending));

test('numbers sort by size, words by the alphabet, gaps last in either direction', () => {
  expect(sorted(['0.86', '', '0.9'])).toEqual(['0.86', '0.9', '']);
  expect(sorted(['0.86', '', '0.9'], true)).toEqual(['0.9', '0.86', '']);
  expect(sorted(['Émile 10', 'zeta', 'alpha', 'Émile 9'])).toEqual(['alpha', 'Émile 9', 'Émile 10', 'zeta']);
  expect(sorted(['2026-02-01', '2025-12-31'])).toEqual(['2025-12-31', '2026-02-01']);
});
