import { expect, test } from 'vitest';
import { Random } from '../../../scripts/certificates/random.ts';
import { median, quantile } from './statistics.ts';

test('tells what sorting would', () => {
  const random = new Random('quantile');
  for (const size of [1, 2, 40, 1000]) {
    const values = Float32Array.from({ length: size }, () => (random.chance(0.4) ? 255 : random.between(0, 255)));
    const sorted = values.slice().sort();
    for (const share of [0, 0.03, 0.5, 0.85, 0.999])
      expect(quantile(values, share)).toBe(sorted[Math.floor(size * share)]);
  }
});

test('the middle number, the upper of two', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(3);
  expect(median([])).toBeNaN();
});
