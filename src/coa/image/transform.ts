import { aroundPoints, type Box } from '../geometry/box.ts';
import type { Grey } from './grey.ts';

/** A projective map of the plane, row by row: x' = (a x + b y + c) / (g x + h y + i), y' likewise. */
export type Transform = readonly [number, number, number, number, number, number, number, number, number];

/** The map that leaves every point where it is. */
export const IDENTITY: Transform = [1, 0, 0, 0, 1, 0, 0, 0, 1];

/** Where a point goes. */
export function apply(t: Transform, x: number, y: number): [number, number] {
  const w = t[6] * x + t[7] * y + t[8];
  return [(t[0] * x + t[1] * y + t[2]) / w, (t[3] * x + t[4] * y + t[5]) / w];
}

/** The map that does `first`, then `second`. */
export function compose(second: Transform, first: Transform): Transform {
  const out: number[] = [];
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      let sum = 0;
      for (let k = 0; k < 3; k++) sum += second[row * 3 + k]! * first[k * 3 + column]!;
      out.push(sum);
    }
  }
  return out as unknown as Transform;
}

/** The map that undoes another; the map must not be singular. */
export function invert(t: Transform): Transform {
  const [a, b, c, d, e, f, g, h, i] = t;
  const A = e * i - f * h;
  const B = f * g - d * i;
  const C = d * h - e * g;
  const determinant = a * A + b * B + c * C;
  return [A, c * h - b * i, b * f - c * e, B, a * i - c * g, c * d - a * f, C, b * g - a * h, a * e - b * d].map(
    (value) => value / determinant,
  ) as unknown as Transform;
}

/** Moves by so many pixels. */
export function translation(dx: number, dy: number): Transform {
  return [1, 0, dx, 0, 1, dy, 0, 0, 1];
}

/** Makes everything that many times as large, about the origin. */
export function scaling(factor: number): Transform {
  return [factor, 0, 0, 0, factor, 0, 0, 0, 1];
}

/** Turns by `radians` (counter-clockwise as seen with y downward) about a point. */
export function rotation(radians: number, cx: number, cy: number): Transform {
  const c = Math.cos(radians);
  const s = Math.sin(radians);
  return [c, -s, cx - c * cx + s * cy, s, c, cy - s * cx - c * cy, 0, 0, 1];
}

/** The map from a `width` × `height` rectangle onto four corners (clockwise from the upper left). */
export function rectangleToQuad(
  width: number,
  height: number,
  quad: readonly (readonly [number, number])[],
): Transform {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = quad as [
    [number, number],
    [number, number],
    [number, number],
    [number, number],
  ];
  const dx1 = x1 - x2;
  const dy1 = y1 - y2;
  const dx2 = x3 - x2;
  const dy2 = y3 - y2;
  const dx3 = x0 - x1 + x2 - x3;
  const dy3 = y0 - y1 + y2 - y3;
  const determinant = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / determinant;
  const h = (dx1 * dy3 - dx3 * dy1) / determinant;
  const unit: Transform = [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1];
  return compose(unit, [1 / width, 0, 0, 0, 1 / height, 0, 0, 0, 1]);
}

/**
 * Samples a picture into a new one of `width` × `height`, bilinear; `toSource` maps a pixel of the new one to the old.
 * Points outside take the nearest edge pixel.
 */
export function warp(source: Grey, width: number, height: number, toSource: Transform): Grey {
  const affine = toSource[6] === 0 && toSource[7] === 0;
  if (affine && toSource[1] === 0 && toSource[3] === 0) return stretch(source, width, height, toSource);
  const data = new Uint8Array(width * height);
  const { width: sw, height: sh, data: from } = source;
  for (let y = 0; y < height; y++) {
    let nx = toSource[1] * (y + 0.5) + toSource[2] + toSource[0] * 0.5;
    let ny = toSource[4] * (y + 0.5) + toSource[5] + toSource[3] * 0.5;
    let nw = toSource[7] * (y + 0.5) + toSource[8] + toSource[6] * 0.5;
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const inverse = affine ? 1 / toSource[8] : 1 / nw;
      let sx = nx * inverse - 0.5;
      let sy = ny * inverse - 0.5;
      nx += toSource[0];
      ny += toSource[3];
      nw += toSource[6];
      sx = sx < 0 ? 0 : Math.min(sx, sw - 1);
      sy = sy < 0 ? 0 : Math.min(sy, sh - 1);
      const x0 = sx | 0;
      const y0 = sy | 0;
      const fx = sx - x0;
      const fy = sy - y0;
      const right = x0 < sw - 1 ? 1 : 0;
      const top = y0 * sw + x0;
      const bottom = y0 < sh - 1 ? top + sw : top;
      const upper = from[top]! + (from[top + right]! - from[top]!) * fx;
      const lower = from[bottom]! + (from[bottom + right]! - from[bottom]!) * fx;
      data[at] = upper + (lower - upper) * fy + 0.5;
    }
  }
  return { width, height, data };
}

/**
 * The same where rows stay rows and columns stay columns: where each column reads is worked out once, and each row of the
 * source is sampled along once, whichever rows it lies between.
 */
function stretch(source: Grey, width: number, height: number, toSource: Transform): Grey {
  const { width: sw, height: sh, data: from } = source;
  const inverse = 1 / toSource[8];
  const clamp = (at: number, size: number): number => (at < 0 ? 0 : Math.min(at, size - 1));
  const columns = new Int32Array(width);
  const shares = new Float64Array(width);
  let nx = toSource[2] + toSource[0] * 0.5;
  for (let x = 0; x < width; x++) {
    const sx = clamp(nx * inverse - 0.5, sw);
    nx += toSource[0];
    columns[x] = sx | 0;
    shares[x] = sx - (sx | 0);
  }
  const sampled = (row: number, into: Float64Array): Float64Array => {
    const start = row * sw;
    for (let x = 0; x < width; x++) {
      const left = start + columns[x]!;
      const value = from[left]!;
      const share = shares[x]!;
      into[x] = share === 0 ? value : value + (from[left + 1]! - value) * share;
    }
    return into;
  };
  const data = new Uint8Array(width * height);
  let upperRow = -1;
  let lowerRow = -1;
  let upper: Float64Array = new Float64Array(width);
  let lower: Float64Array = new Float64Array(width);
  for (let y = 0; y < height; y++) {
    const sy = clamp((toSource[4] * (y + 0.5) + toSource[5]) * inverse - 0.5, sh);
    const row = sy | 0;
    const share = sy - row;
    const next = row < sh - 1 ? row + 1 : row;
    if (row !== upperRow) {
      if (row === lowerRow) {
        [upper, lower] = [lower, upper];
        lowerRow = -1;
      } else sampled(row, upper);
      upperRow = row;
    }
    if (next !== lowerRow) {
      sampled(next, lower);
      lowerRow = next;
    }
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const above = upper[x]!;
      data[at] = above + (lower[x]! - above) * share + 0.5;
    }
  }
  return { width, height, data };
}

/** The upright box around what an upright box becomes. */
export function applyToBox(t: Transform, box: { left: number; top: number; right: number; bottom: number }): Box {
  return aroundPoints([
    apply(t, box.left, box.top),
    apply(t, box.right, box.top),
    apply(t, box.right, box.bottom),
    apply(t, box.left, box.bottom),
  ]);
}

/** The same of a box as evidence tells it: left, top, width and height. */
export function moveBox(t: Transform, [left, top, width, height]: Box): Box {
  return applyToBox(t, { left, top, right: left + width, bottom: top + height });
}
