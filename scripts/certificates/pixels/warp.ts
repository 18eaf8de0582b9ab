import type { Box } from '../print/in-page.ts';
import type { Raster } from './raster.ts';

/** A point of a picture, in pixels. */
export type Point = readonly [x: number, y: number];
/** Where the corners of a page come to lie. */
export type Corners = readonly [topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point];

/** Maps points of a page to points of a picture. */
export type PointMap = (point: Point) => Point;

/**
 * The perspective map that takes the unit square to four corners (Heckbert 1989, Fundamentals of Texture Mapping,
 * section 2.2.3): coefficients a–h of x = (au + bv + c) / (gu + hv + 1), y = (du + ev + f) / (gu + hv + 1).
 */
function squareToCorners([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Corners): number[] {
  const [dx1, dx2, dx3] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, dy3] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const determinant = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / determinant;
  const h = (dx1 * dy3 - dx3 * dy1) / determinant;
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1];
}

/** Inverse of a 3 × 3 matrix, up to a factor, which a perspective map does not mind. */
function invert(m: readonly number[]): number[] {
  const [a, b, c, d, e, f, g, h, i] = m as [number, number, number, number, number, number, number, number, number];
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

function apply(m: readonly number[], [x, y]: Point): Point {
  const [a, b, c, d, e, f, g, h, i] = m as [number, number, number, number, number, number, number, number, number];
  const w = g * x + h * y + i;
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
}

/**
 * Lays a page into a picture so that its corners come to lie at `corners`; bilinear sampling.
 * @param background the picture, changed in place; where the page does not reach it stays.
 * @returns the map from points of the page to points of the picture.
 */
export function layInto(background: Raster, page: Raster, corners: Corners): PointMap {
  const forward = squareToCorners(corners);
  const [a, b, c, d, e, f, g, h, i] = invert(forward) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const { data, width, height } = background;
  const source = page.data;
  const stride = page.width * 3;
  const bottom = Math.min(height - 1, Math.ceil(Math.max(...corners.map(([, y]) => y))));
  for (let y = Math.max(0, Math.floor(Math.min(...corners.map(([, cy]) => cy)))); y <= bottom; y++) {
    for (let x = 0; x < width; x++) {
      const w = g * x + h * y + i;
      const u = ((a * x + b * y + c) / w) * page.width - 0.5;
      const v = ((d * x + e * y + f) / w) * page.height - 0.5;
      if (u < 0 || v < 0 || u >= page.width - 1 || v >= page.height - 1) continue;
      const [left, top] = [u | 0, v | 0];
      const [fu, fv] = [u - left, v - top];
      const from = top * stride + left * 3;
      const to = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const at = from + channel;
        const upper = (source[at] as number) * (1 - fu) + (source[at + 3] as number) * fu;
        const lower = (source[at + stride] as number) * (1 - fu) + (source[at + stride + 3] as number) * fu;
        data[to + channel] = upper * (1 - fv) + lower * fv + 0.5;
      }
    }
  }
  return ([x, y]) => apply(forward, [x / page.width, y / page.height]);
}

/** The upright box around a box that was mapped. */
export function mapBox([x, y, width, height]: Box, map: PointMap): Box {
  const points = [map([x, y]), map([x + width, y]), map([x + width, y + height]), map([x, y + height])];
  const xs = points.map(([px]) => px);
  const ys = points.map(([, py]) => py);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
}
