import { expect, test } from 'vitest';
import { inLines } from './in-lines.ts';

test('text is cut into lines, and ends in an ellipsis when there is too much', () => {
  expect(inLines('one two three four', 9, 3)).toEqual(['one two', 'three', 'four']);
  expect(inLines('one two three four five', 9, 2)).toEqual(['one two', 'three…']);
});
