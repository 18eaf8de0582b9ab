import { expect, test } from 'vitest';
import { judged } from './row.ts';

test('a ratio is the median of the pairs where both were measured in turn', () => {
  const row = judged(
    {
      id: 'a',
      what: 'A',
      unit: 'ms',
      ours: [10, 40, 90],
      opponent: { name: 'other', figures: [10, 20, 30] },
      goal: { of: 'ratio', most: 2 },
    },
    '2026-11-21',
    [0, 1],
  );
  expect(row).toMatchObject({
    ratio: 2,
    met: true,
    ours: { median: 40, least: 10, most: 90, n: 3 },
    opponent: { median: 20, name: 'other' },
  });
});

test('otherwise it is the ratio of the medians', () => {
  expect(
    judged(
      {
        id: 'a',
        what: 'A',
        unit: 'MB',
        ours: [30],
        opponent: { name: 'other', figures: [10, 20, 30] },
        goal: { of: 'ratio', most: 1.4 },
      },
      '2026-11-21',
      [0, 0],
    ),
  ).toMatchObject({ ratio: 1.5, met: false });
});

test('a row without an opponent or a goal says so', () => {
  expect(judged({ id: 'a', what: 'A', unit: 's', ours: [1234.5] }, '2026-11-21', [0, 0])).toMatchObject({
    opponent: null,
    ratio: null,
    goal: null,
    met: null,
    ours: { median: 1235 },
  });
});
