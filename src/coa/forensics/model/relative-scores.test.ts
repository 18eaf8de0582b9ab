import { expect, test } from 'vitest';
import { relativeScores } from './relative-scores.ts';

/** The probability with such log odds. */
const withOdds = (odds: number) => 1 / (1 + Math.exp(-odds));
const scoresOf = (...odds: number[]) => relativeScores(odds.map(withOdds)).map((score) => Number(score.toFixed(3)));

test('on a page whose fields are as usual each keeps its own odds', () => {
  expect(scoresOf(-3, -3, -3, 2)).toEqual([-3, -3, -3, 2]);
});

test('half of what the other fields have in common is taken off, by their median, whatever their order', () => {
  // The first one's others are 1, 3 and 4: their median, 3, lies 6 above the usual odds.
  expect(scoresOf(2, 4, 1, 3)).toEqual([2 - 3, 4 - 2.5, 1 - 3, 3 - 2.5]);
  // Of two others the higher counts; one that lies below the usual odds raises a field's score.
  expect(scoresOf(0, 10, 2)[0]).toBe(-6.5);
  expect(scoresOf(0, -9, -5)[0]).toBe(1);
});

test('a field with one other beside it, or none, is compared with a field of an untouched page', () => {
  expect(scoresOf(1)).toEqual([1]);
  expect(scoresOf(1, 5)).toEqual([1, 5]);
});

test('certain probabilities give finite odds', () => {
  const [none, all] = relativeScores([0, 1]);
  expect(none).toBeCloseTo(Math.log(1e-6), 5);
  expect(all).toBeCloseTo(-Math.log(1e-6), 5);
});
