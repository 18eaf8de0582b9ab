import { expect, it } from 'vitest';
import { similarityIndex } from './similarity-index.ts';

const nearest = similarityIndex([
  ['caledonpeptides', 'caledon'],
  ['caledonpeptide', 'caledon'],
  ['caledoniapeptides', 'caledonia'],
  ['orkneyaminos', 'orkney'],
]);

it('orders by likeness and names each value once', () => {
  expect(nearest('caledonpeptids')).toEqual(['caledon', 'caledonia']);
});

it('takes a long enough part of a name, but not two letters of it', () => {
  expect(nearest('orkn')).toEqual(['orkney']);
  expect(nearest('or')).toEqual([]);
});
