import type { Box } from '../../geometry/box.ts';
import type { Pixels } from '../../image/prepare/turn-upright.ts';
import { quantile } from '../statistics.ts';
import { measureInk } from './measure-ink.ts';
import { measurePaper } from './measure-paper.ts';
import type { WordMeasures } from './word-measures.ts';
import { commonestLuma, type WordWindow, windowAround } from './word-window.ts';

/** Contrast below which a word's pixels tell nothing. */
const MIN_CONTRAST = 50;
/** Pixels within a word's box below which they tell nothing. */
const MIN_PIXELS = 40;
/** Share of a word's pixels that are darker than what counts as its ink. */
const INK = 0.03;

/**
 * Measures the pixels of one word; null when they cannot be measured: too small, too faint, or light letters on dark.
 * @param box in pixels of the picture.
 * @param lightOnDark whether light letters on dark are measured too, as on their negative but for the luma of paper and ink.
 */
export function measureWord(picture: Pixels, box: Box, lightOnDark = false): WordMeasures | null {
  const window = windowAround(picture, box, lightOnDark);
  if (window === null) return null;
  const luma = commonestLuma(window.luma);
  const inside = lumaInside(window);
  if (inside.length < MIN_PIXELS) return null;
  const contrast = luma - quantile(inside, INK);
  if (contrast < MIN_CONTRAST) return null;
  const ink = measureInk(window, luma, contrast);
  if (ink === null) return null;
  const paper = measurePaper(window, luma, contrast);
  if (paper === null) return null;
  if (!window.inverted) return { ...paper, ...ink, contrast };
  return { ...paper, ...ink, contrast, paper: 255 - paper.paper, ink: 255 - ink.ink };
}

/** Luma of the pixels within the word's own box. */
function lumaInside({ luma, width, inner }: WordWindow): Float32Array {
  const across = Math.max(0, inner.right - inner.left);
  const inside = new Float32Array(Math.max(0, inner.bottom - inner.top) * across);
  if (inside.length === 0) return inside;
  for (let y = inner.top, at = 0; y < inner.bottom; y++, at += across)
    inside.set(luma.subarray(y * width + inner.left, y * width + inner.right), at);
  return inside;
}
