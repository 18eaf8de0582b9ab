import { z } from 'zod';

/** A tree of gradient-boosted ones. Inner node: `[position of the feature in the model, threshold, missing goes left (1) or right (0), left, right]`; leaf: its number alone. */
export type Tree = number | [feature: number, threshold: number, missingLeft: 0 | 1, left: Tree, right: Tree];

export const Tree: z.ZodType<Tree> = z.lazy(() =>
  z.union([z.number(), z.tuple([z.number().int(), z.number(), z.union([z.literal(0), z.literal(1)]), Tree, Tree])]),
);

/** The number of the leaf that the values of a model's features lead to: left where a value is at most the threshold. */
export function leafOf(tree: Tree, values: readonly (number | null)[]): number {
  let node = tree;
  while (typeof node !== 'number') {
    // By place: destructuring asks an iterator at every node, and the fits pass millions of them.
    const inner: Exclude<Tree, number> = node;
    const value = values[inner[0]] ?? null;
    node = (value === null ? inner[2] === 1 : value <= inner[1]) ? inner[3] : inner[4];
  }
  return node;
}

/** Probability that gradient-boosted trees, fitted to logistic loss, give to the values of a model's features. */
export function probabilityOf(trees: readonly Tree[], bias: number, values: readonly (number | null)[]): number {
  const sum = trees.reduce<number>((total, tree) => total + leafOf(tree, values), bias);
  return 1 / (1 + Math.exp(-sum));
}
