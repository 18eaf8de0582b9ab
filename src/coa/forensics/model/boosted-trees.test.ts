import { expect, test } from 'vitest';
import { featuresNamed } from '../features/registry.ts';
import { leafOf, probabilityOf, Tree } from './boosted-trees.ts';
import fitted from './made-pages.json' with { type: 'json' };

test('a value at most the threshold goes left, one above right, a missing one as the tree says', () => {
  const tree: Tree = [0, 1.5, 0, -1, [1, 0, 1, 2, 3]];
  expect(leafOf(tree, [1.5, 9])).toBe(-1);
  expect(leafOf(tree, [1.6, 9])).toBe(3);
  expect(leafOf(tree, [null, null])).toBe(2);
});

test('trees and bias add up to log odds', () => {
  expect(probabilityOf([], 0, [])).toBe(0.5);
  expect(probabilityOf([1, 2], -3, [])).toBe(0.5);
  expect(probabilityOf([1], 1, [])).toBeCloseTo(1 / (1 + Math.exp(-2)));
});

test('the fitted trees are trees over the features that the model names', () => {
  const trees = fitted.trees.map((tree) => Tree.parse(tree));
  expect(trees.length).toBeGreaterThan(50);
  expect(featuresNamed(fitted.features).map(({ name }) => name)).toEqual(fitted.features);
  const positions = [...JSON.stringify(trees).matchAll(/\[(\d+),/g)].map((match) => Number(match[1]));
  expect(Math.max(...positions)).toBeLessThan(fitted.features.length);
});
