import { expect, test } from 'vitest';
import { probabilityOf } from '../../../src/coa/forensics/model/boosted-trees.ts';
import { Random } from '../../certificates/random.ts';
import { boostTrees, type Case, type Growing, weighed } from './boost-trees.ts';

const HOW: Growing = { trees: 40, leaves: 4, leastWeight: 5, rate: 0.2, values: 1, cases: 0.8, ridge: 1 };

/** Wanted where the first two values are both high, or the third is missing; the fourth says nothing. */
function cases(count: number, seed: string): Case[] {
  const random = new Random(seed);
  return Array.from({ length: count }, () => {
    const values = [
      random.between(0, 1),
      random.between(0, 1),
      random.between(0, 1) < 0.1 ? null : random.between(0, 1),
      random.between(0, 1),
    ];
    return { values, wanted: (values[0]! > 0.6 && values[1]! > 0.6) || values[2] === null ? 1 : 0, weight: 1 };
  });
}

function grow(seed: string) {
  const random = new Random(seed);
  return boostTrees(cases(600, 'fit'), HOW, () => random.between(0, 1));
}

test('finds a joint condition and a missing value among noise, on cases it never saw', () => {
  const { bias, trees } = grow('a');
  const right = cases(400, 'unseen').filter(
    ({ values, wanted }) => probabilityOf(trees, bias, values) > 0.5 === (wanted === 1),
  ).length;
  expect(right / 400).toBeGreaterThan(0.95);
});

test('the same seed gives the same trees, another seed others', () => {
  expect(grow('a')).toEqual(grow('a'));
  expect(grow('a')).not.toEqual(grow('b'));
});

test('a tree has no more leaves than allowed', () => {
  for (const tree of grow('a').trees) expect(JSON.stringify(tree).split('[').length - 1).toBeLessThan(HOW.leaves);
});

test('trees grown several times over are averaged in their odds', () => {
  const [one, other] = [grow('a'), grow('b')];
  const trees = [one, other].flatMap((grown) => grown.trees.map((tree) => weighed(tree, 0.5)));
  const odds = ({ bias, trees: own }: typeof one, values: Case['values']): number => {
    const p = probabilityOf(own, bias, values);
    return Math.log(p / (1 - p));
  };
  for (const { values } of cases(20, 'unseen'))
    expect(odds({ bias: one.bias, trees }, values)).toBeCloseTo((odds(one, values) + odds(other, values)) / 2, 2);
});
