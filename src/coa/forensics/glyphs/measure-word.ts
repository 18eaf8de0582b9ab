import type { Box } from '../../geometry/box.ts';
import type { Pixels } from '../../image/prepare/turn-upright.ts';
import { quantile } from '../statistics.ts';

/** What can be measured of one word's pixels; luma and chroma on the scale 0 to 255, lengths in pixels. */
export interface WordMeasures {
  /** Luma and chroma (Cb, Cr less 128) of the paper around the letters. */
  paper: number;
  paperCb: number;
  paperCr: number;
  /** Luma of the darkest twentieth of the ink, and the ink's mean chroma. */
  ink: number;
  inkCb: number;
  inkCr: number;
  /** Paper less ink. */
  contrast: number;
  /** Steepest tenth of the edges, as a share of the contrast within one pixel. */
  sharpness: number;
  /** Mean width of a stroke: twice the inked area by the length of its outline, both taken from shades, not from a mask. */
  stroke: number;
  /** Standard deviation of luma on paper away from any ink. */
  paperNoise: number;
  /** Share of that paper which has just one luma. */
  flatShare: number;
  /** Standard deviation of luma two to five pixels off the strokes, by contrast: what JPEG leaves around letters. */
  ringNoise: number;
  /** Share of neighbouring pixels on paper that differ in chroma. */
  chromaNoise: number;
  /** Height of the inked rows. */
  height: number;
  /** Rows of the picture between which the ink stands. */
  top: number;
  bottom: number;
}

/** Contrast below which a word's pixels tell nothing. */
const MIN_CONTRAST = 50;
const MIN_PIXELS = 40;

/**
 * Measures the pixels of one word; null when they cannot be measured: too small, too faint, or light letters on dark.
 * @param box in pixels of the picture.
 */
export function measureWord(picture: Pixels, box: Box): WordMeasures | null {
  const margin = Math.max(4, Math.round(box[3] * 0.3));
  const left = Math.max(0, Math.floor(box[0]) - margin);
  const top = Math.max(0, Math.floor(box[1]) - margin);
  const right = Math.min(picture.width, Math.ceil(box[0] + box[2]) + margin);
  const bottom = Math.min(picture.height, Math.ceil(box[1] + box[3]) + margin);
  const width = right - left;
  const height = bottom - top;
  if (width < 12 || height < 10 || width * height > 400_000) return null;
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
  const paper = commonest(luma);
  // Ink is looked for inside the word only; a frame or a rule beside it is none of it.
  const y0 = Math.max(0, Math.floor(box[1]) - top);
  const y1 = Math.min(height, Math.ceil(box[1] + box[3]) - top);
  const x0 = Math.max(0, Math.floor(box[0]) - left);
  const x1 = Math.min(width, Math.ceil(box[0] + box[2]) - left);
  const inside = new Float32Array(Math.max(0, y1 - y0) * Math.max(0, x1 - x0));
  if (inside.length < MIN_PIXELS) return null;
  for (let y = y0, at = 0; y < y1; y++, at += x1 - x0) inside.set(luma.subarray(y * width + x0, y * width + x1), at);
  const darkest = quantile(inside, 0.03);
  const contrast = paper - darkest;
  if (contrast < MIN_CONTRAST) return null;

  let area = 0;
  let outline = 0;
  const slopes = new Float64Array(inside.length);
  let slopeCount = 0;
  let [inkCb, inkCr, inkCount] = [0, 0, 0];
  const inks = new Float32Array(inside.length);
  let [inkTop, inkBottom] = [y1, y0 - 1];
  for (let y = Math.max(1, y0); y < Math.min(height - 1, y1); y++) {
    for (let x = Math.max(1, x0); x < Math.min(width - 1, x1); x++) {
      const i = y * width + x;
      const cover = (paper - luma[i]!) / contrast;
      const gx = (luma[i + 1]! - luma[i - 1]!) / 2 / contrast;
      const gy = (luma[i + width]! - luma[i - width]!) / 2 / contrast;
      const slope = Math.hypot(gx, gy);
      if (cover > 0.08) area += Math.min(1, cover);
      if (slope > 0.06) {
        outline += slope;
        slopes[slopeCount++] = slope;
      }
      if (cover > 0.6) {
        inkCb += cb[i]!;
        inkCr += cr[i]!;
        inks[inkCount++] = luma[i]!;
      }
      if (cover > 0.5) {
        inkTop = Math.min(inkTop, y);
        inkBottom = Math.max(inkBottom, y);
      }
    }
  }
  if (inkCount < 12 || slopeCount < 20 || outline === 0) return null;
  const steepest = slopes.subarray(0, slopeCount).sort();
  const darkestFirst = inks.subarray(0, inkCount).sort();

  const near = distances(luma, width, height, paper - 0.25 * contrast, 8);
  const any = distances(luma, width, height, paper - Math.min(14, 0.15 * contrast), 4);
  let [count, sum, squares, mode, pairs, changes] = [0, 0, 0, 0, 0, 0];
  let [sumCb, sumCr] = [0, 0];
  const level = Math.round(paper);
  let [ringCount, ringSum, ringSquares] = [0, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const off = luma[i]! - paper;
      if (any[i]! >= 3) {
        count++;
        sum += off;
        squares += off * off;
        sumCb += cb[i]!;
        sumCr += cr[i]!;
        if (Math.round(luma[i]!) === level) mode++;
        if (x + 1 < width && any[i + 1]! >= 3) {
          pairs++;
          if (Math.abs(cb[i]! - cb[i + 1]!) > 0.6 || Math.abs(cr[i]! - cr[i + 1]!) > 0.6) changes++;
        }
      }
      if (near[i]! >= 2 && near[i]! <= 5 && Math.abs(off) < 0.2 * contrast) {
        ringCount++;
        ringSum += off;
        ringSquares += off * off;
      }
    }
  }
  if (count < MIN_PIXELS || ringCount < MIN_PIXELS) return null;
  const spread = (n: number, total: number, square: number): number =>
    Math.sqrt(Math.max(0, square / n - (total / n) ** 2));
  return {
    paper: paper + sum / count,
    paperCb: sumCb / count,
    paperCr: sumCr / count,
    ink: darkestFirst[Math.floor(inkCount * 0.05)]!,
    inkCb: inkCb / inkCount,
    inkCr: inkCr / inkCount,
    contrast,
    sharpness: steepest[Math.floor(slopeCount * 0.9)]!,
    stroke: (2 * area) / outline,
    paperNoise: spread(count, sum, squares),
    flatShare: mode / count,
    ringNoise: spread(ringCount, ringSum, ringSquares) / contrast,
    chromaNoise: pairs === 0 ? 0 : changes / pairs,
    height: inkBottom - inkTop + 1,
    top: top + inkTop,
    bottom: top + inkBottom,
  };
}

/** The commonest luma, its neighbours counted half. */
function commonest(luma: Float32Array): number {
  const bins = new Float64Array(258);
  for (const value of luma) {
    const bin = Math.round(value) + 1;
    bins[bin]! += 1;
  }
  let [best, at] = [-1, 0];
  for (let bin = 1; bin < 257; bin++) {
    const weight = bins[bin - 1]! + 2 * bins[bin]! + bins[bin + 1]!;
    if (weight > best) [best, at] = [weight, bin];
  }
  return at - 1;
}

/** Chessboard distance of every pixel to the next one darker than `dark`, up to `most`; two passes (Rosenfeld and Pfaltz 1968). */
function distances(luma: Float32Array, width: number, height: number, dark: number, most: number): Uint8Array {
  // A border of one pixel saves asking at every pixel whether it has a neighbour.
  const across = width + 2;
  const far = new Uint8Array(across * (height + 2)).fill(most);
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
