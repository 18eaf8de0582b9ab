import type { Box } from '../../geometry/box.ts';
import type { Pixels } from '../../image/prepare/turn-upright.ts';
import { quantile } from '../statistics.ts';
import type { Edges } from './glyph.ts';

/** A rectangle of a cut, its last row and column included; pixels of the cut. */
export interface Patch {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Heights below which, and contrast in luma (0 to 255) below which, ink cannot be told. */
export const MIN_HEIGHT = 6;
const MIN_WIDTH = 4;
const MIN_CONTRAST = 50;
const MAX_PIXELS = 200_000;
/** Pixels around a box that are looked at as well. */
const MARGIN = 2;
/** Shares of a cut's pixels below the luma of paper and below that of ink. */
const PAPER = 0.85;
const INK = 0.03;
/** Share of the way from the darkest to the lightest below which the middle luma is that of a dark ground. */
const LIGHT_ON_DARK = 0.3;
/** Share of the darkest ink at which an edge lies. */
const EDGE = 0.5;

/** A cut from a picture: how much ink covers each pixel, 0 to 1, and where the cut lies. */
export interface Cover {
  cover: Float32Array;
  width: number;
  height: number;
  left: number;
  top: number;
}

/** The ink in a box and two pixels around it; null where it is too small or too faint to tell. */
export function coverOf(picture: Pixels, box: Box, lightOnDark = false): Cover | null {
  const left = Math.max(0, Math.floor(box[0]) - MARGIN);
  const top = Math.max(0, Math.floor(box[1]) - MARGIN);
  const right = Math.min(picture.width, Math.ceil(box[0] + box[2]) + MARGIN);
  const bottom = Math.min(picture.height, Math.ceil(box[1] + box[3]) + MARGIN);
  const width = right - left;
  const height = bottom - top;
  if (width < MIN_WIDTH || height < MIN_HEIGHT || width * height > MAX_PIXELS) return null;
  const cover = new Float32Array(width * height);
  const { rgba } = picture;
  for (let y = 0, i = 0; y < height; y++) {
    let at = ((top + y) * picture.width + left) * 4;
    for (let x = 0; x < width; x++, i++, at += 4)
      cover[i] = 0.299 * rgba[at]! + 0.587 * rgba[at + 1]! + 0.114 * rgba[at + 2]!;
  }
  if (lightOnDark && isMostlyDark(cover)) for (let i = 0; i < cover.length; i++) cover[i] = 255 - cover[i]!;
  const paper = quantile(cover, PAPER);
  const contrast = paper - quantile(cover, INK);
  if (contrast < MIN_CONTRAST) return null;
  for (let i = 0; i < cover.length; i++) cover[i] = Math.min(1, Math.max(0, (paper - cover[i]!) / contrast));
  return { cover, width, height, left, top };
}

/** Whether the middle luma is nearer to the darkest than to the lightest: light letters on dark. */
function isMostlyDark(luma: Float32Array): boolean {
  const [darkest, middle, lightest] = [quantile(luma, INK), quantile(luma, 0.5), quantile(luma, 1 - INK)];
  return middle - darkest < LIGHT_ON_DARK * (lightest - darkest);
}

/**
 * The edges of the ink in a part of a cut: where the darkest of each row and column crosses half of the darkest of all,
 * between the middles of two pixels.
 */
export function edgesWithin({ cover, width, height, left, top }: Cover, patch: Patch): Edges {
  const columns = new Float32Array(width);
  const rows = new Float32Array(height);
  const [firstRow, lastRow] = [Math.max(0, patch.top - 1), Math.min(height - 1, patch.bottom + 1)];
  const [firstColumn, lastColumn] = [Math.max(0, patch.left - 1), Math.min(width - 1, patch.right + 1)];
  for (let y = firstRow; y <= lastRow; y++) {
    const inRows = y >= patch.top && y <= patch.bottom;
    for (let x = firstColumn; x <= lastColumn; x++) {
      const ink = cover[y * width + x]!;
      if (inRows && ink > columns[x]!) columns[x] = ink;
      if (x >= patch.left && x <= patch.right && ink > rows[y]!) rows[y] = ink;
    }
  }
  const [upper, lower] = crossings(rows, patch.top, patch.bottom);
  const [before, after] = crossings(columns, patch.left, patch.right);
  return { left: left + before, right: left + after, top: top + upper, bottom: top + lower };
}

/** Where a profile first and last crosses half of its greatest value between two positions, which it has beyond them, too. */
function crossings(profile: Float32Array, from: number, to: number): [number, number] {
  let most = 0;
  for (let at = from; at <= to; at++) most = Math.max(most, profile[at]!);
  const half = most * EDGE;
  let [first, last] = [from, to];
  while (first < to && profile[first]! < half) first++;
  while (last > from && profile[last]! < half) last--;
  // What is inked beyond, too, belongs to a neighbour: then the edge is taken to lie between the pixels.
  const part = (inside: number, outside: number): number =>
    outside >= half ? 0.5 : (inside - half) / Math.max(1e-6, inside - outside);
  return [
    first + 0.5 - part(profile[first]!, profile[first - 1] ?? 0),
    last + 0.5 + part(profile[last]!, profile[last + 1] ?? 0),
  ];
}
