import { expect, test } from 'vitest';
import { differences } from './differences.ts';

test('names each field that differs, times aside', () => {
  const one = { verdict: 'stale', evidence: { timings: { read: 1 }, words: [1, 2], gone: undefined } };
  expect(differences(one, { verdict: 'stale', evidence: { timings: { read: 9 }, words: [1, 2] } })).toEqual([]);
  expect(differences(one, { verdict: 'unclear', evidence: { timings: {}, words: [1, 3, 4] } })).toEqual([
    'verdict: "stale" | "unclear"',
    'evidence.words.1: 2 | 3',
    'evidence.words.2: undefined | 4',
  ]);
});
