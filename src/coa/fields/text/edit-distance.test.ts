import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['', '', 0],
  ['kitten', 'kitten', 0],
  ['', 'abc', 3],
  ['kitten', 'sitting', 3],
  ['janoshik', 'janoshilk', 1],
  ['quarrybank', 'quarrybnak', 1],
  ['flaw', 'lawn', 2],
  ['ca', 'abc', 3],
])('%s to %s takes %d', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
  expect(editDistance(b, a)).toBe(distance);
});

test('says one more than the limit as soon as it must be more', () => {
  expect(editDistance('kitten', 'sitting', 3)).toBe(3);
  expect(editDistance('kitten', 'sitting', 2)).toBe(3);
  expect(editDistance('short', 'a much longer text', 2)).toBe(3);
  expect(editDistance('abcdefgh', 'stuvwxyz', 4)).toBe(5);
});
