import type { Tree } from '../../../src/coa/forensics/model/boosted-trees.ts';
import { leafOf } from '../../../src/coa/forensics/model/boosted-trees.ts';

/** One case to learn from. */
export interface Case {
  values: readonly (number | null)[];
  /** 1 for what is looked for, 0 for the rest. */
  wanted: 0 | 1;
  weight: number;
}

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
  const trees: Tree[] = [];
  for (let round = 0; round < how.trees; round++) {
    cases.forEach(({ wanted, weight }, i) => {
      const p = 1 / (1 + Math.exp(-scores[i]!));
      gradients[i] = weight * (p - wanted);
      curvatures[i] = weight * p * (1 - p);
    });
    const chosen = cases.map((_, i) => i).filter(() => random() < how.cases);
    const columns = edges.map((_, index) => index).filter((index) => edges[index]!.length > 0 && random() < how.values);
    const tree = growTree(chosen, columns, edges, bins, gradients, curvatures, how);
    trees.push(tree);
    for (const [i, { values }] of cases.entries()) scores[i]! += leafOf(tree, values);
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
  members: number[];
  /** The split that would gain most; null when none gains. */
  best: Split | null;
  children: { split: Split; left: Part; right: Part } | null;
}

/** Leaves that can be split, from left to right. */
function splittable(part: Part): { leaf: Part; split: Split }[] {
  if (part.children !== null) return [part.children.left, part.children.right].flatMap(splittable);
  return part.best === null ? [] : [{ leaf: part, split: part.best }];
}

function growTree(
  members: number[],
  columns: readonly number[],
  edges: readonly number[][],
  bins: readonly Uint8Array[],
  gradients: Float64Array,
  curvatures: Float64Array,
  how: Growing,
): Tree {
  const value = (of: readonly number[]): number => {
    const [g, h] = sums(of, gradients, curvatures);
    return rounded((-how.rate * g) / (h + how.ridge));
  };
  const makeLeaf = (of: number[]): Part => ({
    members: of,
    best: bestSplit(of, columns, edges, bins, gradients, curvatures, how),
    children: null,
  });
  const root = makeLeaf(members);
  for (let leaves = 1; leaves < how.leaves; leaves++) {
    // The leaf whose split gains most is split next; of equals the first.
    const [next] = splittable(root).sort((a, b) => b.split.gain - a.split.gain);
    if (next === undefined) break;
    const { leaf, split } = next;
    const goesLeft = (i: number): boolean => {
      const bin = bins[split.column]![i]!;
      return bin === MISSING ? split.missingLeft : bin <= split.bin;
    };
    leaf.children = {
      split,
      left: makeLeaf(leaf.members.filter(goesLeft)),
      right: makeLeaf(leaf.members.filter((i) => !goesLeft(i))),
    };
  }
  const written = ({ members: own, children }: Part): Tree =>
    children === null
      ? value(own)
      : [
          children.split.column,
          rounded(edges[children.split.column]![children.split.bin]!),
          children.split.missingLeft ? 1 : 0,
          written(children.left),
          written(children.right),
        ];
  return written(root);
}

function bestSplit(
  members: readonly number[],
  columns: readonly number[],
  edges: readonly number[][],
  bins: readonly Uint8Array[],
  gradients: Float64Array,
  curvatures: Float64Array,
  how: Growing,
): Split | null {
  const [allG, allH] = sums(members, gradients, curvatures);
  const worth = (g: number, h: number): number => (g * g) / (h + how.ridge);
  const whole = worth(allG, allH);
  let best: Split | null = null;
  const g = new Float64Array(BINS + 1);
  const h = new Float64Array(BINS + 1);
  const n = new Float64Array(BINS + 1);
  for (const column of columns) {
    g.fill(0);
    h.fill(0);
    n.fill(0);
    const of = bins[column]!;
    for (const i of members) {
      const bin = of[i]!;
      g[bin]! += gradients[i]!;
      h[bin]! += curvatures[i]!;
      n[bin]! += 1;
    }
    let [leftG, leftH, leftN] = [0, 0, 0];
    const presentN = members.length - n[MISSING]!;
    for (let bin = 0; bin < edges[column]!.length; bin++) {
      leftG += g[bin]!;
      leftH += h[bin]!;
      leftN += n[bin]!;
      if (leftN === 0 || leftN === presentN) continue;
      for (const missingLeft of n[MISSING]! > 0 ? [true, false] : [true]) {
        const sideG = leftG + (missingLeft ? g[MISSING]! : 0);
        const sideH = leftH + (missingLeft ? h[MISSING]! : 0);
        const sideN = leftN + (missingLeft ? n[MISSING]! : 0);
        if (sideN < how.leastWeight || members.length - sideN < how.leastWeight) continue;
        const gain = worth(sideG, sideH) + worth(allG - sideG, allH - sideH) - whole;
        if (gain > 1e-6 && (best === null || gain > best.gain)) best = { gain, column, bin, missingLeft };
      }
    }
  }
  return best;
}

function sums(members: readonly number[], gradients: Float64Array, curvatures: Float64Array): [number, number] {
  let [g, h] = [0, 0];
  for (const i of members) {
    g += gradients[i]!;
    h += curvatures[i]!;
  }
  return [g, h];
}

/** Upper edges of all bins but the last: quantiles of the values that are there. */
function edgesOf(values: readonly (number | null)[]): number[] {
  const present = values.filter((value) => value !== null).sort((a, b) => a - b);
  if (present.length === 0) return [];
  const edges = new Set<number>();
  for (let bin = 1; bin < BINS; bin++) edges.add(rounded(present[Math.floor((bin * present.length) / BINS)]!));
  edges.delete(rounded(present.at(-1)!));
  return [...edges].sort((a, b) => a - b);
}

function binOf(edges: readonly number[], value: number | null): number {
  if (value === null) return MISSING;
  const at = edges.findIndex((edge) => value <= edge);
  return at < 0 ? edges.length : at;
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
