import { expect, test } from 'vitest';
import { gapsBetween, widestOf } from './gaps.ts';

const ALL = { from: 0, to: 1000 };

test('gaps are what nothing crosses, in whatever order it comes', () => {
  const taken = [
    [400, 500],
    [0, 100],
    [50, 300],
  ] as const;
  expect(gapsBetween(taken, ALL, 50)).toEqual([{ at: 350, wide: 100 }]);
  expect(gapsBetween(taken, ALL, 101)).toEqual([]);
});

test('a gap counts where its middle is, and before the first thing as well', () => {
  expect(gapsBetween([[100, 200]], ALL, 50)).toEqual([{ at: 50, wide: 100 }]);
  expect(gapsBetween([[100, 200]], { from: 51, to: 1000 }, 50)).toEqual([]);
});

test('the widest come first', () => {
  const gaps = [10, 30, 20].map((wide) => ({ at: wide, wide }));
  expect(widestOf(gaps, 2).map(({ wide }) => wide)).toEqual([30, 20]);
});
