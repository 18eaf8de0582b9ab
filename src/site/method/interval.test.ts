import { expect, test } from 'vitest';
import { interval, intervalInWords } from './interval.ts';

test.each([
  [0, 88, '0–4 %'],
  [88, 88, '96–100 %'],
  [68, 152, '37–53 %'],
  [3, 282, '0.4–3 %'],
])('the interval of %d in %d', (hits, n, words) => {
  expect(intervalInWords(interval(hits, n))).toBe(words);
});

test('an end is exact where nothing or everything was hit', () => {
  for (let n = 1; n <= 400; n++) {
    expect(interval(0, n)[0]).toBe(0);
    expect(interval(n, n)[1]).toBe(1);
  }
});
