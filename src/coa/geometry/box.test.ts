import { describe, expect, test } from 'vitest';
import { around, aroundPoints, centreWithin, roundBox, sharedArea, sharedHeight } from './box.ts';

test('around points lies the smallest box that holds them all', () => {
  const points = [
    [30, 5],
    [-4, 12],
    [10, 45],
  ] as const;
  expect(aroundPoints(points)).toEqual([-4, 5, 34, 40]);
  expect(aroundPoints(points.slice(0, 1))).toEqual([30, 5, 0, 0]);
});

describe('around boxes', () => {
  test('lies the smallest that holds them all, in whatever order they come', () => {
    const boxes = [
      [30, 5, 10, 40],
      [-4, 12, 8, 2],
      [10, 20, 5, 5],
    ] as const;
    expect(around(boxes.map(([...box]) => box))).toEqual([-4, 5, 44, 40]);
    expect(around(boxes.map(([...box]) => box).reverse())).toEqual([-4, 5, 44, 40]);
  });

  test('one within another adds nothing', () => {
    expect(
      around([
        [0, 0, 50, 20],
        [10, 5, 5, 5],
      ]),
    ).toEqual([0, 0, 50, 20]);
  });

  test('a single one stays as it is', () => {
    expect(around([[3, 4, 5, 6]])).toEqual([3, 4, 5, 6]);
  });
});

test.each([
  ['a corner', [8, 6, 10, 10], 8],
  ['the whole of a smaller one', [2, 3, 4, 5], 20],
  ['an edge only', [10, 0, 5, 10], 0],
  ['nothing, though they stand on one line', [20, 2, 5, 5], 0],
  ['nothing, apart both ways', [20, 30, 5, 5], 0],
] as const)('two boxes share %s', (_, [...other], area) => {
  expect(sharedArea([0, 0, 10, 10], other)).toBe(area);
  expect(sharedArea(other, [0, 0, 10, 10])).toBe(area);
});

test('a middle on the edge lies within', () => {
  expect(centreWithin([8, 4, 4, 2], [0, 0, 10, 10])).toBe(true);
  expect(centreWithin([9, 4, 4, 2], [0, 0, 10, 10])).toBe(false);
});

test('every side is rounded by itself', () => {
  expect(roundBox([1.4, 1.5, 2.6, 3.2])).toEqual([1, 2, 3, 3]);
});

test('shared height is the share of the lower box', () => {
  expect(sharedHeight({ top: 0, bottom: 10 }, { top: 0, bottom: 20 })).toBe(1);
  expect(sharedHeight({ top: 0, bottom: 10 }, { top: 5, bottom: 15 })).toBe(0.5);
  expect(sharedHeight({ top: 0, bottom: 10 }, { top: 30, bottom: 40 })).toBeLessThanOrEqual(0);
});
