import type { WordMeasures } from './word-measures.ts';
import { distancesToDark, type WordWindow } from './word-window.ts';

type PaperMeasures = Pick<
  WordMeasures,
  'paper' | 'paperCb' | 'paperCr' | 'paperNoise' | 'flatShare' | 'ringNoise' | 'chromaNoise'
>;

const MIN_PIXELS = 40;
/** Pixels off anything dark from which on it is paper, and what counts as dark there: luma below it, and a share of the contrast. */
const PAPER_DISTANCE = 3;
const ANY_DARK = { luma: 14, share: 0.15 };
/** Pixels off a stroke at which JPEG's traces are looked for, what counts as a stroke, and shades beyond which it is no trace. */
const RING = { from: 2, to: 5 };
const STROKE_DARK = 0.25;
const MAX_RING_SHADE = 0.2;
/** Distances are told up to one beyond what is asked; a larger bound for strokes leaves room beyond the ring. */
const MAX_PAPER_DISTANCE = 4;
const MAX_RING_DISTANCE = 8;
/** Difference in chroma of two neighbours from which on they differ. */
const CHROMA_STEP = 0.6;

/**
 * Measures the paper around a word and what compression left between its letters; null where there is too little.
 * @param paper the commonest luma. @param contrast of the word.
 */
export function measurePaper(window: WordWindow, paper: number, contrast: number): PaperMeasures | null {
  const plain = measurePlain(window, paper, contrast);
  const ring = measureRing(window, paper, contrast);
  return plain === null || ring === null ? null : { ...plain, ringNoise: ring / contrast };
}

/** Paper away from any ink. */
function measurePlain(window: WordWindow, paper: number, contrast: number): Omit<PaperMeasures, 'ringNoise'> | null {
  const { luma, cb, cr, width, height } = window;
  const dark = paper - Math.min(ANY_DARK.luma, ANY_DARK.share * contrast);
  const distance = distancesToDark(window, dark, MAX_PAPER_DISTANCE);
  const level = Math.round(paper);
  let [count, sum, squares, sumCb, sumCr, flat, pairs, changes] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (distance[i]! < PAPER_DISTANCE) continue;
      const off = luma[i]! - paper;
      count++;
      sum += off;
      squares += off * off;
      sumCb += cb[i]!;
      sumCr += cr[i]!;
      if (Math.round(luma[i]!) === level) flat++;
      if (x + 1 >= width || distance[i + 1]! < PAPER_DISTANCE) continue;
      pairs++;
      if (Math.abs(cb[i]! - cb[i + 1]!) > CHROMA_STEP || Math.abs(cr[i]! - cr[i + 1]!) > CHROMA_STEP) changes++;
    }
  }
  if (count < MIN_PIXELS) return null;
  return {
    paper: paper + sum / count,
    paperCb: sumCb / count,
    paperCr: sumCr / count,
    paperNoise: deviation(count, sum, squares),
    flatShare: flat / count,
    chromaNoise: pairs === 0 ? 0 : changes / pairs,
  };
}

/** Standard deviation of luma a little off the strokes. */
function measureRing(window: WordWindow, paper: number, contrast: number): number | null {
  const { luma } = window;
  const distance = distancesToDark(window, paper - STROKE_DARK * contrast, MAX_RING_DISTANCE);
  let [count, sum, squares] = [0, 0, 0];
  for (let i = 0; i < luma.length; i++) {
    const off = luma[i]! - paper;
    if (distance[i]! < RING.from || distance[i]! > RING.to || Math.abs(off) >= MAX_RING_SHADE * contrast) continue;
    count++;
    sum += off;
    squares += off * off;
  }
  return count < MIN_PIXELS ? null : deviation(count, sum, squares);
}

/** Standard deviation of numbers by their count, sum and sum of squares. */
function deviation(count: number, sum: number, squares: number): number {
  return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));
}
