import { expect, test } from 'vitest';
import { timeUntil } from './time-until.ts';

test.each([
  [0, 'about 1 minute'],
  [20, 'about 1 minute'],
  [61, 'about 2 minutes'],
  [20 * 60, 'about 20 minutes'],
  [3_601, 'about 61 minutes'],
  [119 * 60, 'about 119 minutes'],
  [119 * 60 + 1, 'about 2 hours'],
  [2.4 * 3_600, 'about 2 hours'],
  [2.6 * 3_600, 'about 3 hours'],
  [50_140, 'about 14 hours'],
  [86_400, 'about 24 hours'],
])('%d seconds are %s', (seconds, words) => {
  expect(timeUntil(seconds)).toBe(words);
});
