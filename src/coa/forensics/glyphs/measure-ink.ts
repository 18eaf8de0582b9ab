import type { WordMeasures } from './word-measures.ts';
import type { WordWindow } from './word-window.ts';

type InkMeasures = Pick<WordMeasures, 'ink' | 'inkCb' | 'inkCr' | 'sharpness' | 'stroke' | 'height' | 'top' | 'bottom'>;

/** Coverage (share of the contrast) from which on a pixel counts into the inked area, is a row's ink, and shows its colour. */
const AREA_COVER = 0.08;
const ROW_COVER = 0.5;
const COLOUR_COVER = 0.6;
/** Share of the contrast by which luma changes within a pixel, from which on it is an edge. */
const EDGE_SLOPE = 0.06;
const MIN_INK_PIXELS = 12;
const MIN_EDGE_PIXELS = 20;
/** Shares of the pixels, in rising order, at which ink's luma and the edges' slope are taken. */
const DARKEST = 0.05;
const STEEPEST = 0.9;

/** Measures a word's ink, within its own box only: a frame or a rule beside it is none of it; null where there is too little. */
export function measureInk(window: WordWindow, paper: number, contrast: number): InkMeasures | null {
  const { luma, cb, cr, width, height, inner } = window;
  const room = (inner.right - inner.left) * (inner.bottom - inner.top);
  const slopes = new Float64Array(room);
  const inks = new Float32Array(room);
  let [area, outline, slopeCount, inkCb, inkCr, inkCount] = [0, 0, 0, 0, 0, 0];
  let [inkTop, inkBottom] = [inner.bottom, inner.top - 1];
  for (let y = Math.max(1, inner.top); y < Math.min(height - 1, inner.bottom); y++) {
    for (let x = Math.max(1, inner.left); x < Math.min(width - 1, inner.right); x++) {
      const i = y * width + x;
      const cover = (paper - luma[i]!) / contrast;
      const gx = (luma[i + 1]! - luma[i - 1]!) / 2 / contrast;
      const gy = (luma[i + width]! - luma[i - width]!) / 2 / contrast;
      const slope = Math.hypot(gx, gy);
      if (cover > AREA_COVER) area += Math.min(1, cover);
      if (slope > EDGE_SLOPE) {
        outline += slope;
        slopes[slopeCount++] = slope;
      }
      if (cover > COLOUR_COVER) {
        inkCb += cb[i]!;
        inkCr += cr[i]!;
        inks[inkCount++] = luma[i]!;
      }
      if (cover > ROW_COVER) {
        inkTop = Math.min(inkTop, y);
        inkBottom = Math.max(inkBottom, y);
      }
    }
  }
  if (inkCount < MIN_INK_PIXELS || slopeCount < MIN_EDGE_PIXELS || outline === 0) return null;
  return {
    ink: inks.subarray(0, inkCount).sort()[Math.floor(inkCount * DARKEST)]!,
    inkCb: inkCb / inkCount,
    inkCr: inkCr / inkCount,
    sharpness: slopes.subarray(0, slopeCount).sort()[Math.floor(slopeCount * STEEPEST)]!,
    stroke: (2 * area) / outline,
    height: inkBottom - inkTop + 1,
    top: window.top + inkTop,
    bottom: window.top + inkBottom,
  };
}
