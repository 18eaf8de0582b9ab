import { expect, test } from 'vitest';
import { fixtureDataset } from '../../../../../../tests/support/dataset.ts';
import { indexCompounds } from './compound-index.ts';
import { matchCompound } from './match-compound.ts';
import { withRelated } from './related-compounds.ts';

const index = indexCompounds(fixtureDataset().compounds);

test('names that differ by a last stroke are alike', () => {
  const alike = (name: string) => withRelated(matchCompound(name, index)!, index).alike!.map(({ id }) => id);
  expect([alike('Melanotan I'), alike('Melanotan II'), alike('BPC-157'), alike('GHRP-2')]).toEqual([
    ['melanotan-ii'],
    ['melanotan-i'],
    [],
    [],
  ]);
});

test('names that go on where another ends are alike: their last word may not have been read', () => {
  const alike = (name: string) => withRelated(matchCompound(name, index)!, index).alike!.map(({ id }) => id);
  expect(alike('GHK')).toEqual(['ghk-cu']);
  expect(alike('GHK-Cu')).toEqual([]);
});

test('a blend is known with what it is made of, and with what else goes by those names', () => {
  const parts = (name: string) =>
    withRelated(matchCompound(name, index)!, index)
      .parts!.map(({ id }) => id)
      .sort();
  expect(parts('GLOW blend')).toEqual(['bpc-157', 'ghk-cu', 'tb-500-fragment', 'thymosin-beta-4']);
  expect(parts('BPC-157')).toEqual([]);
});
