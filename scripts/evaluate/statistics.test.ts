import { expect, test } from 'vitest';
import { interval } from '../../src/site/method/interval.ts';
import { areaUnderCurve, quantile, rate, table } from './statistics.ts';

test('quantiles, whatever the order of the numbers', () => {
  expect(quantile([5, 1, 3], 0.5)).toBe(3);
  expect(quantile([4, 1, 2, 3], 0.5)).toBe(2.5);
  expect(quantile([10, 20], 0)).toBe(10);
  expect(quantile([10, 20], 1)).toBe(20);
  expect(quantile([10, 20, 30, 40, 50], 0.95)).toBeCloseTo(48, 9);
  expect(quantile([7], 0.9)).toBe(7);
  expect(quantile([], 0.5)).toBeNaN();
});

// Figures of Wilson (1927) as printed in tables.
test.each([
  [0, 10, 0, 0.2775],
  [10, 10, 0.7225, 1],
  [5, 10, 0.2366, 0.7634],
  [81, 263, 0.2553, 0.3662],
])('a 95 %% interval of %d in %d', (hits, n, low, high) => {
  const [from, to] = interval(hits, n);
  expect(from).toBeCloseTo(low, 3);
  expect(to).toBeCloseTo(high, 3);
});

test('nothing counted says nothing', () => {
  expect(interval(0, 0)).toEqual([0, 1]);
  expect(rate(0, 0)).toBe('–');
});

test('a rate with its interval', () => {
  expect(rate(12, 15)).toBe('12/15 80.0 % (55–93)');
});

test('a table has its columns aligned', () => {
  expect(
    table([
      ['field', 'exact'],
      ['client', 9],
      ['laboratory', 12],
    ]),
  ).toBe('field       exact\nclient          9\nlaboratory     12');
  expect(table([])).toBe('');
});

test('area under the curve: the chance that a higher one lies above, ties counting half', () => {
  expect(areaUnderCurve([3, 4], [1, 2])).toBe(1);
  expect(areaUnderCurve([1, 3], [2])).toBe(0.5);
  expect(areaUnderCurve([2], [2, 1])).toBe(0.75);
  expect(areaUnderCurve([], [1])).toBeNaN();
});
