import { expect, test } from 'vitest';
import { listed } from './listed.ts';

test('words are listed as people do', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listed)).toEqual(['', 'a', 'a and b', 'a, b and c']);
});
