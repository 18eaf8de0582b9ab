import { expect, test } from 'vitest';
import { apply, type Transform } from '../../../coa/image/transform.ts';
import { matrix3d } from './lay-over.ts';

test('CSS maps a point as the comparison does, perspective included', () => {
  const map: Transform = [0.9, 0.1, 12, -0.05, 1.1, 30, 0.0001, -0.0002, 1];
  const scale = 0.5;
  const m = matrix3d(map, scale)
    .replace(/^matrix3d\(|\)$/g, '')
    .split(', ')
    .map(Number);
  for (const [x, y] of [
    [0, 0],
    [400, 120],
    [37, 900],
  ] as const) {
    // CSS Transforms 2: the matrix stands in columns, and w divides.
    const w = m[3]! * x + m[7]! * y + m[15]!;
    const [left, top] = apply(map, x, y);
    expect((m[0]! * x + m[4]! * y + m[12]!) / w).toBeCloseTo(left * scale, 5);
    expect((m[1]! * x + m[5]! * y + m[13]!) / w).toBeCloseTo(top * scale, 5);
  }
});
