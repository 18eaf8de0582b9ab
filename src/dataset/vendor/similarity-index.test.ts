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
  const long = similarityIndex([['orkneyaminosuppliesofstromness', 'orkney']]);
  expect([long('rkn'), long('rkne')]).toEqual([[], ['orkney']]);
});

it('takes a name of six letters within a longer query, not one of five', () => {
  const short = similarityIndex([
    ['orkney', 'orkney'],
    ['unsts', 'unst'],
  ]);
  expect(short('peptidesfromorkneyaminosupplies')).toEqual(['orkney']);
  expect(short('peptidesfromunstsaminosupplies')).toEqual([]);
});

it('takes names with half of their letter pairs in common', () => {
  const half = similarityIndex([['abcde', 'name']]);
  expect([half('abczy'), half('abxyz')]).toEqual([['name'], []]);
});
