import { expect, test } from 'vitest';
import { reliabilityOf } from './reliability.ts';

const answers = (right: number, of: number, confidence: number) =>
  Array.from({ length: of }, (_, index) => ({ right: index < right, confidence }));

test('ranges with how many were right, and the mean distance from what was said', () => {
  expect(reliabilityOf([...answers(7, 10, 0.75), ...answers(2, 10, 0.5)])).toEqual({
    bins: [
      { from: 0, pages: 10, right: 2, share: 0.2, mean: 0.5 },
      { from: 0.7, pages: 10, right: 7, share: 0.7, mean: 0.75 },
    ],
    // (3 + 0.5) of 20.
    error: 0.175,
  });
  expect(reliabilityOf([...answers(9, 9, 1), ...answers(0, 1, 0.97)])).toMatchObject({ error: 0.097 });
  expect(reliabilityOf([])).toEqual({ bins: [], error: null });
});

test('what weighs more counts for more, in its range and over all', () => {
  const weighed = [
    { right: true, confidence: 0.6, weight: 3 },
    { right: false, confidence: 0.64, weight: 1 },
    { right: true, confidence: 0.98, weight: 4 },
  ];
  expect(reliabilityOf(weighed)).toEqual({
    bins: [
      { from: 0.6, pages: 2, right: 3, share: 0.75, mean: 0.61 },
      { from: 0.97, pages: 1, right: 4, share: 1, mean: 0.98 },
    ],
    // (4 × 0.14 + 4 × 0.02) of 8.
    error: 0.08,
  });
});
