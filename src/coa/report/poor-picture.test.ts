import { expect, test } from 'vitest';
import { isTooSmall } from './poor-picture.ts';

test.each([
  [599, 2000, 0.84, true],
  [2000, 599, 0.84, true],
  [600, 2000, 0.84, false],
  [599, 2000, 0.85, false],
])('a picture of %d by %d pixels read with %d is too small: %s', (width, height, confidence, small) => {
  expect(isTooSmall({ width, height, confidence })).toBe(small);
});
