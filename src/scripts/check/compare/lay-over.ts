import type { Transform } from '../../../coa/image/transform.ts';

/**
 * A map of the plane as CSS writes it, for an element whose origin is its left upper corner.
 * @param map from pixels of the given page to those of the copy
 * @param scale CSS pixels for a pixel of the copy
 */
export function matrix3d([a, b, c, d, e, f, g, h, i]: Transform, scale: number): string {
  const columns = [a * scale, d * scale, 0, g, b * scale, e * scale, 0, h, 0, 0, 1, 0, c * scale, f * scale, 0, i];
  return `matrix3d(${columns.map((value) => value.toPrecision(9)).join(', ')})`;
}
