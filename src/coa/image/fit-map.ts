import { compose, type Transform } from './transform.ts';

/** The same thing on two pictures: where it lies on each. */
export interface Landmark {
  given: readonly [x: number, y: number];
  copy: readonly [x: number, y: number];
}

type MapKind = 'similarity' | 'affine' | 'perspective';

/** Unknowns of a map, and the landmarks that settle them, two equations each. */
const UNKNOWNS: Readonly<Record<MapKind, number>> = { similarity: 4, affine: 6, perspective: 8 };

/**
 * The map from the given picture to the copy that brings landmarks nearest to their counterparts (least squares): turned and
 * scaled, sheared, or in perspective. Null where the landmarks lie on one spot or one line, or are too few.
 */
export function fitMap(kind: MapKind, landmarks: readonly Landmark[]): Transform | null {
  const unknowns = UNKNOWNS[kind];
  if (landmarks.length < unknowns / 2) return null;
  // Around the middle and at unit size, so that the equations are well posed (Hartley 1997).
  const from = normalising(landmarks.map(({ given }) => given));
  const to = normalising(landmarks.map(({ copy }) => copy));
  if (from === null || to === null) return null;
  const sums = Array.from({ length: unknowns }, () => new Float64Array(unknowns + 1));
  for (const { given, copy } of landmarks) {
    const x = (given[0] - from.x) * from.scale;
    const y = (given[1] - from.y) * from.scale;
    const u = (copy[0] - to.x) * to.scale;
    const v = (copy[1] - to.y) * to.scale;
    for (const [factors, right] of equationsOf(kind, x, y, u, v)) addEquation(sums, factors, right);
  }
  const found = solve(sums);
  if (found === null) return null;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = found;
  const unit: Transform = kind === 'similarity' ? [a, -b, c, b, a, d, 0, 0, 1] : [a, b, c, d, e, f, g, h, 1];
  const into: Transform = [from.scale, 0, -from.x * from.scale, 0, from.scale, -from.y * from.scale, 0, 0, 1];
  const outOf: Transform = [1 / to.scale, 0, to.x, 0, 1 / to.scale, to.y, 0, 0, 1];
  const map = compose(outOf, compose(unit, into));
  return map.every(Number.isFinite) && map[8] !== 0
    ? (map.map((value) => value / map[8]) as unknown as Transform)
    : null;
}

/** What a landmark says of the unknowns: factors of each, and what they come to (perspective by the direct linear transform). */
function equationsOf(kind: MapKind, x: number, y: number, u: number, v: number): [number[], number][] {
  switch (kind) {
    case 'similarity':
      return [
        [[x, -y, 1, 0], u],
        [[y, x, 0, 1], v],
      ];
    case 'affine':
      return [
        [[x, y, 1, 0, 0, 0], u],
        [[0, 0, 0, x, y, 1], v],
      ];
    case 'perspective':
      return [
        [[x, y, 1, 0, 0, 0, -x * u, -y * u], u],
        [[0, 0, 0, x, y, 1, -x * v, -y * v], v],
      ];
  }
}

function normalising(points: readonly (readonly [number, number])[]): { x: number; y: number; scale: number } | null {
  const x = points.reduce((sum, point) => sum + point[0], 0) / points.length;
  const y = points.reduce((sum, point) => sum + point[1], 0) / points.length;
  const spread = points.reduce((sum, point) => sum + Math.hypot(point[0] - x, point[1] - y), 0) / points.length;
  return spread > 1e-6 ? { x, y, scale: 1 / spread } : null;
}

/** Adds one equation to the normal equations; the last column is the right side. */
function addEquation(sums: readonly Float64Array[], factors: readonly number[], right: number): void {
  for (const [row, sum] of sums.entries()) {
    const weight = factors[row]!;
    for (let column = 0; column < factors.length; column++) sum[column]! += weight * factors[column]!;
    sum[factors.length]! += weight * right;
  }
}

/** Gauss–Jordan with pivots, in place; null where the equations have no single answer. */
function solve(rows: Float64Array[]): number[] | null {
  const n = rows.length;
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let row = column + 1; row < n; row++)
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    const head = rows[column]![column]!;
    if (Math.abs(head) < 1e-9) return null;
    for (let row = 0; row < n; row++) {
      if (row === column) continue;
      const factor = rows[row]![column]! / head;
      if (factor === 0) continue;
      for (let k = column; k <= n; k++) rows[row]![k]! -= factor * rows[column]![k]!;
    }
  }
  return rows.map((row, index) => row[n]! / row[index]!);
}
