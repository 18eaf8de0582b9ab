import { expect, test } from 'vitest';
import { cellsOf, SCALES, savedOnce, savedTwice } from './likelihoods.ts';

const every = SCALES.map((_, scale) => scale);
const shares = (row: Float64Array): number[] => [...row].map(Math.exp);
const sum = (row: Float64Array): number => shares(row).reduce((all, share) => all + share, 0);

test('every magnitude has a likelihood, and together they are certain', () => {
  for (const [step, noise] of [
    [1, 0.5],
    [3, 2.2],
    [10, 9],
    [200, 1],
  ] as const) {
    expect(cellsOf(step)).toBe(Math.floor(300 / step) + 1);
    for (const row of [...savedOnce(step), ...savedTwice(40, step, noise, every)]) {
      expect(row).toHaveLength(cellsOf(step));
      expect(sum(row)).toBeCloseTo(1, 3);
    }
  }
});

test('saved once, large magnitudes are rarer than small ones, the more so the smaller the scale', () => {
  const rows = savedOnce(4);
  for (const row of rows) expect([...row].slice(2, -1).every((value, cell) => value < row[cell + 1]!)).toBe(true);
  expect(rows[0]![0]!).toBeGreaterThan(rows.at(-1)![0]!);
  expect(rows[0]![40]!).toBeLessThan(rows.at(-1)![40]!);
});

test('saved twice, magnitudes lie near whole steps of the first time', () => {
  const [row] = savedTwice(20, 2, 1, [4]);
  const once = savedOnce(2)[4]!;
  // Steps of 20 in steps of 2: 0, 10, 20.
  for (const cell of [0, 10, 20]) expect(row![cell]! - once[cell]!).toBeGreaterThan(1);
  for (const cell of [5, 15, 25]) expect(row![cell]! - once[cell]!).toBeLessThan(-3);
});

test('the more noise, the less is told', () => {
  const contrast = (noise: number): number => {
    const [row] = savedTwice(20, 2, noise, [4]);
    return row![10]! - row![15]!;
  };
  expect(contrast(0.5)).toBeGreaterThan(contrast(2.2));
  expect(contrast(2.2)).toBeGreaterThan(contrast(4.5));
  expect(contrast(9)).toBeLessThan(0.5);
});
