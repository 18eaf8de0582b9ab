import type { Box } from '../../geometry/box.ts';
import type { Pixels } from '../../image/prepare/turn-upright.ts';

/** A word and the paper around it, as luma and chroma (Cb, Cr less 128; ITU-R BT.601). */
export interface WordWindow {
  /** Less than 255 where light letters stand on dark: letters are always the darker. */
  luma: Float32Array;
  /** Whether light letters stand on dark. */
  inverted: boolean;
  cb: Float32Array;
  cr: Float32Array;
  width: number;
  height: number;
  /** Row of the picture at which it begins. */
  top: number;
  /** The word's own box in pixels of the window; the last row and column are not included. */
  inner: { left: number; right: number; top: number; bottom: number };
}

/** Paper around a word that is looked at: a share of its height, and pixels at least. */
const MARGIN_SHARE = 0.3;
const MIN_MARGIN = 4;
const MIN_WIDTH = 12;
const MIN_HEIGHT = 10;
const MAX_PIXELS = 400_000;
/** Steps of luma, and one beyond on either side. */
const BINS = 258;

/** Cuts a word out of its picture; null where it is too small or too large to measure. */
export function windowAround(picture: Pixels, box: Box, lightOnDark = false): WordWindow | null {
  const margin = Math.max(MIN_MARGIN, Math.round(box[3] * MARGIN_SHARE));
  const left = Math.max(0, Math.floor(box[0]) - margin);
  const top = Math.max(0, Math.floor(box[1]) - margin);
  const width = Math.min(picture.width, Math.ceil(box[0] + box[2]) + margin) - left;
  const height = Math.min(picture.height, Math.ceil(box[1] + box[3]) + margin) - top;
  if (width < MIN_WIDTH || height < MIN_HEIGHT || width * height > MAX_PIXELS) return null;
  const inner = {
    left: Math.max(0, Math.floor(box[0]) - left),
    right: Math.min(width, Math.ceil(box[0] + box[2]) - left),
    top: Math.max(0, Math.floor(box[1]) - top),
    bottom: Math.min(height, Math.ceil(box[1] + box[3]) - top),
  };
  const pixels = lumaAndChroma(picture, left, top, width, height);
  const inverted = lightOnDark && isLightOnDark(pixels.luma, width, inner);
  if (inverted) for (let i = 0; i < pixels.luma.length; i++) pixels.luma[i] = 255 - pixels.luma[i]!;
  return { ...pixels, inverted, width, height, top, inner };
}

/** Whether letters are lighter than what they stand on: word and surroundings are both nearer to its darkest than to its lightest. */
function isLightOnDark(luma: Float32Array, width: number, { left, right, top, bottom }: WordWindow['inner']): boolean {
  let [darkest, lightest, inside, all] = [255, 0, 0, 0];
  for (let i = 0; i < luma.length; i++) all += luma[i]!;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const value = luma[y * width + x]!;
      if (value < darkest) darkest = value;
      if (value > lightest) lightest = value;
      inside += value;
    }
  }
  const count = Math.max(1, (right - left) * (bottom - top));
  const around = (all - inside) / Math.max(1, luma.length - count);
  const middle = (darkest + lightest) / 2;
  return inside / count < middle && around < middle;
}

/** Luma and chroma of a part of a picture, row by row; all of it must lie in the picture. */
export function lumaAndChroma(
  picture: Pixels,
  left: number,
  top: number,
  width: number,
  height: number,
): Pick<WordWindow, 'luma' | 'cb' | 'cr'> {
  const luma = new Float32Array(width * height);
  const cb = new Float32Array(width * height);
  const cr = new Float32Array(width * height);
  const { rgba } = picture;
  for (let y = 0, i = 0; y < height; y++) {
    let at = ((top + y) * picture.width + left) * 4;
    for (let x = 0; x < width; x++, i++, at += 4) {
      const r = rgba[at]!;
      const g = rgba[at + 1]!;
      const b = rgba[at + 2]!;
      const l = 0.299 * r + 0.587 * g + 0.114 * b;
      luma[i] = l;
      cb[i] = (b - l) * 0.564;
      cr[i] = (r - l) * 0.713;
    }
  }
  return { luma, cb, cr };
}

/** The commonest luma, its neighbours counted half. */
export function commonestLuma(luma: Float32Array): number {
  const bins = new Float64Array(BINS);
  for (const value of luma) {
    const bin = Math.round(value) + 1;
    bins[bin]! += 1;
  }
  let [best, at] = [-1, 0];
  for (let bin = 1; bin < BINS - 1; bin++) {
    const weight = bins[bin - 1]! + 2 * bins[bin]! + bins[bin + 1]!;
    if (weight > best) [best, at] = [weight, bin];
  }
  return at - 1;
}

/**
 * Chessboard distance of every pixel to the next one darker than `dark`, in two passes (Rosenfeld and Pfaltz 1968).
 * @param max no farther distance is told.
 */
export function distancesToDark({ luma, width, height }: WordWindow, dark: number, max: number): Uint8Array {
  // A border of one pixel saves asking at every pixel whether it has a neighbour.
  const across = width + 2;
  const far = new Uint8Array(across * (height + 2)).fill(max);
  for (let y = 0, i = 0; y < height; y++) {
    let at = (y + 1) * across + 1;
    for (let x = 0; x < width; x++, i++, at++) if (luma[i]! < dark) far[at] = 0;
  }
  for (let y = 1; y <= height; y++) {
    for (let at = y * across + 1, end = at + width; at < end; at++) {
      const least = Math.min(far[at - 1]!, far[at - across - 1]!, far[at - across]!, far[at - across + 1]!) + 1;
      if (least < far[at]!) far[at] = least;
    }
  }
  const out = new Uint8Array(width * height);
  for (let y = height; y >= 1; y--) {
    let i = y * width - 1;
    for (let at = y * across + width, end = y * across; at > end; at--, i--) {
      const least = Math.min(far[at + 1]!, far[at + across + 1]!, far[at + across]!, far[at + across - 1]!) + 1;
      if (least < far[at]!) far[at] = least;
      out[i] = far[at]!;
    }
  }
  return out;
}
