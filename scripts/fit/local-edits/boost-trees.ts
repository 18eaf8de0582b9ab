import type { Tree } from '../../../src/coa/forensics/model/boosted-trees.ts';
import { leafOf } from '../../../src/coa/forensics/model/boosted-trees.ts';

/** One case to learn from. */
export interface Case {
  values: readonly (number | null)[];
  /** 1 for what is looked for, 0 for the rest. */
  wanted: 0 | 1;
  weight: number;
}

/** How trees are grown. */
export interface Growing {
  trees: number;
  /** Leaves of a tree at most. */
  leaves: number;
  /** Weight of cases in a leaf at least. */
  leastWeight: number;
  /** Share of a tree's step that is taken. */
  rate: number;
  /** Share of the values that a tree may look at, and of the cases it is grown on. */
  values: number;
  cases: number;
  /** Added to the curvature in every leaf: draws leaves with few cases towards zero. */
  ridge: number;
}

const BINS = 32;
const MISSING = BINS;

/**
 * Grows gradient-boosted trees on logistic loss (Friedman 2001, with second-order leaves as in Chen
 * and Guestrin 2016). The same cases and seed give the same trees.
 */
export function boostTrees(
  cases: readonly Case[],
  how: Growing,
  random: () => number,
): { bias: number; trees: Tree[] } {
  const width = cases[0]!.values.length;
  const edges = Array.from({ length: width }, (_, index) => edgesOf(cases.map(({ values }) => values[index] ?? null)));
  const bins = edges.map((edge, index) => Uint8Array.from(cases, ({ values }) => binOf(edge, values[index] ?? null)));
  const weightOf = (wanted: 0 | 1): number =>
    cases.reduce((sum, entry) => sum + (entry.wanted === wanted ? entry.weight : 0), 0);
  const bias = Math.log(weightOf(1) / weightOf(0));
  const scores = new Float64Array(cases.length).fill(bias);
  const gradients = new Float64Array(cases.length);
  const curvatures = new Float64Array(cases.length);
  const everyCase = new Int32Array(cases.length).map((_, i) => i);
  const trees: Tree[] = [];
  for (let round = 0; round < how.trees; round++) {
    for (let i = 0; i < cases.length; i++) {
      const { wanted, weight } = cases[i]!;
      const p = 1 / (1 + Math.exp(-scores[i]!));
      gradients[i] = weight * (p - wanted);
      curvatures[i] = weight * p * (1 - p);
    }
    const chosen = everyCase.filter(() => random() < how.cases);
    const columns = edges.map((_, index) => index).filter((index) => edges[index]!.length > 0 && random() < how.values);
    const tree = growTree(chosen, { columns, edges, bins, gradients, curvatures }, how);
    trees.push(tree);
    for (let i = 0; i < cases.length; i++) scores[i]! += leafOf(tree, cases[i]!.values);
  }
  return { bias: rounded(bias), trees };
}

interface Split {
  gain: number;
  column: number;
  bin: number;
  missingLeft: boolean;
}

/** A part of the training cases: a leaf until it is split. */
interface Part {
  members: Int32Array;
  sums: Sums;
  /** The split that would gain most; null when none gains. */
  best: Split | null;
  children: { split: Split; left: Part; right: Part } | null;
}

/** Leaves that can be split, from left to right. */
function splittable(part: Part): { leaf: Part; split: Split }[] {
  if (part.children !== null) return [part.children.left, part.children.right].flatMap(splittable);
  return part.best === null ? [] : [{ leaf: part, split: part.best }];
}

/** What a tree is grown from: where the values of each case lie, and the slope and curvature of its loss. */
interface Grounds {
  columns: readonly number[];
  edges: readonly number[][];
  bins: readonly Uint8Array[];
  gradients: Float64Array;
  curvatures: Float64Array;
}

/** Slopes, curvatures and numbers of some cases, by column and bin, one after another. */
interface Sums {
  gradients: Float64Array;
  curvatures: Float64Array;
  counts: Float64Array;
}

function growTree(members: Int32Array, grounds: Grounds, how: Growing): Tree {
  const { edges, bins } = grounds;
  const value = ({ members: of }: Part): number => {
    const [g, h] = totals(of, grounds);
    return rounded((-how.rate * g) / (h + how.ridge));
  };
  const makeLeaf = (of: Int32Array, sums: Sums): Part => ({
    members: of,
    sums,
    best: bestSplit(of, sums, grounds, how),
    children: null,
  });
  const root = makeLeaf(members, sumsOf(members, grounds));
  for (let leaves = 1; leaves < how.leaves; leaves++) {
    // The leaf whose split gains most is split next; of equals the first.
    const [next] = splittable(root).sort((a, b) => b.split.gain - a.split.gain);
    if (next === undefined) break;
    const { leaf, split } = next;
    const goesLeft = (i: number): boolean => {
      const bin = bins[split.column]![i]!;
      return bin === MISSING ? split.missingLeft : bin <= split.bin;
    };
    const [left, right] = [leaf.members.filter(goesLeft), leaf.members.filter((i) => !goesLeft(i))];
    // Only the smaller part is counted: the other's sums are what is left.
    const smaller = sumsOf(left.length <= right.length ? left : right, grounds);
    const larger = without(leaf.sums, smaller);
    const [ofLeft, ofRight] = left.length <= right.length ? [smaller, larger] : [larger, smaller];
    leaf.children = { split, left: makeLeaf(left, ofLeft), right: makeLeaf(right, ofRight) };
  }
  const written = (part: Part): Tree =>
    part.children === null
      ? value(part)
      : [
          part.children.split.column,
          rounded(edges[part.children.split.column]![part.children.split.bin]!),
          part.children.split.missingLeft ? 1 : 0,
          written(part.children.left),
          written(part.children.right),
        ];
  return written(root);
}

function sumsOf(members: Int32Array, { columns, bins, gradients, curvatures }: Grounds): Sums {
  const size = columns.length * (BINS + 1);
  const sums: Sums = {
    gradients: new Float64Array(size),
    curvatures: new Float64Array(size),
    counts: new Float64Array(size),
  };
  for (const [place, column] of columns.entries()) {
    const of = bins[column]!;
    const first = place * (BINS + 1);
    for (const i of members) {
      const at = first + of[i]!;
      sums.gradients[at]! += gradients[i]!;
      sums.curvatures[at]! += curvatures[i]!;
      sums.counts[at]! += 1;
    }
  }
  return sums;
}

function without(all: Sums, part: Sums): Sums {
  const less = (whole: Float64Array, some: Float64Array): Float64Array => whole.map((sum, at) => sum - some[at]!);
  return {
    gradients: less(all.gradients, part.gradients),
    curvatures: less(all.curvatures, part.curvatures),
    counts: less(all.counts, part.counts),
  };
}

function bestSplit(members: Int32Array, sums: Sums, grounds: Grounds, how: Growing): Split | null {
  const { columns, edges } = grounds;
  const [allG, allH] = totals(members, grounds);
  const worth = (g: number, h: number): number => (g * g) / (h + how.ridge);
  const whole = worth(allG, allH);
  let best: Split | null = null;
  for (const [place, column] of columns.entries()) {
    const first = place * (BINS + 1);
    const missing = first + MISSING;
    let [leftG, leftH, leftN] = [0, 0, 0];
    const presentN = members.length - sums.counts[missing]!;
    for (let bin = 0; bin < edges[column]!.length; bin++) {
      leftG += sums.gradients[first + bin]!;
      leftH += sums.curvatures[first + bin]!;
      leftN += sums.counts[first + bin]!;
      if (leftN === 0 || leftN === presentN) continue;
      for (const missingLeft of sums.counts[missing]! > 0 ? [true, false] : [true]) {
        const sideG = leftG + (missingLeft ? sums.gradients[missing]! : 0);
        const sideH = leftH + (missingLeft ? sums.curvatures[missing]! : 0);
        const sideN = leftN + (missingLeft ? sums.counts[missing]! : 0);
        if (sideN < how.leastWeight || members.length - sideN < how.leastWeight) continue;
        const gain = worth(sideG, sideH) + worth(allG - sideG, allH - sideH) - whole;
        if (gain > 1e-6 && (best === null || gain > best.gain)) best = { gain, column, bin, missingLeft };
      }
    }
  }
  return best;
}

function totals(members: Int32Array, { gradients, curvatures }: Grounds): [number, number] {
  let [g, h] = [0, 0];
  for (const i of members) {
    g += gradients[i]!;
    h += curvatures[i]!;
  }
  return [g, h];
}

/** Upper edges of all bins but the last: quantiles of the values that are there. */
function edgesOf(values: readonly (number | null)[]): number[] {
  const present = Float64Array.from(values.filter((value) => value !== null)).sort();
  if (present.length === 0) return [];
  const edges = new Set<number>();
  for (let bin = 1; bin < BINS; bin++) edges.add(rounded(present[Math.floor((bin * present.length) / BINS)]!));
  edges.delete(rounded(present.at(-1)!));
  return [...edges].sort((a, b) => a - b);
}

function binOf(edges: readonly number[], value: number | null): number {
  if (value === null) return MISSING;
  let [from, to] = [0, edges.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (value <= edges[middle]!) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** A tree whose step is taken by a share. */
export function weighed(tree: Tree, share: number): Tree {
  if (typeof tree === 'number') return rounded(share * tree);
  const [column, edge, missing, left, right] = tree;
  return [column, edge, missing, weighed(left, share), weighed(right, share)];
}

function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
