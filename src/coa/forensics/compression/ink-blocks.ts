import { FREQUENCIES, SIDE } from '../../image/container/jpeg-blocks.ts';
import type { Pixels } from '../../image/prepare/turn-upright.ts';

/** Difference of brightness within a block from which on there is ink in it. */
const MIN_CONTRAST = 60;
/** Channels of a pixel that lie farther apart are coloured. */
const MAX_GREY = 32;

/** Finer steps are not told apart: what decoding and clipping add is larger. */
const FINEST_STEP = 2;
/** Brightness of paper, and how many pixels of a block show it at least: what lies on another ground may have been marked or covered. */
const MIN_PAPER = 200;
const MIN_PAPER_PIXELS = 16;

/** The blocks of a picture, in the grid of a JPEG, that hold ink on white paper. */
export interface InkBlocks {
  columns: number;
  rows: number;
  /** For each block of the grid, row by row, its number among those with ink on paper; `NO_INK` or `OTHER_GROUND` for the others. */
  numbers: Int32Array;
  count: number;
  /** For each of them whether there is colour in it. */
  coloured: Uint8Array;
  /** For each of them how far its darkest pixel lies below its lightest. */
  contrasts: Uint8Array;
  /** The steps in which their frequencies are counted, row by row from the lowest. */
  steps: readonly number[];
  /** The magnitude of a frequency of one of them, in those steps. A block is transformed when it is first asked for: few are. */
  magnitudeAt(number: number, frequency: number): number;
}

/** Stands for a block without ink, where blocks have numbers. */
export const NO_INK = -1;
/** Ink that lies on no white paper. */
export const OTHER_GROUND = -2;

/** Cosines of the transform (ITU-T T.81, A.3.3): one row a frequency. */
const COSINES = Float32Array.from({ length: FREQUENCIES }, (_, at) => {
  const [frequency, x] = [Math.floor(at / SIDE), at % SIDE];
  return Math.cos(((2 * x + 1) * frequency * Math.PI) / (2 * SIDE)) * (frequency === 0 ? Math.SQRT1_2 : 1) * 0.5;
});

/**
 * Finds the blocks that hold ink, and takes their frequencies.
 * @param picture as its file stores it, neither scaled nor turned.
 * @param fileSteps by which the file rounds each frequency; ones of a file without loss.
 */
export function inkBlocks({ width, height, rgba }: Pixels, fileSteps: readonly number[]): InkBlocks {
  const steps = fileSteps.map((step) => Math.max(step, FINEST_STEP));
  const [columns, rows] = [Math.floor(width / SIDE), Math.floor(height / SIDE)];
  const numbers = new Int32Array(columns * rows).fill(NO_INK);
  const inked: number[] = [];
  const found: number[] = [];
  const cornerOf = (block: number): number => Math.floor(block / columns) * SIDE * width + (block % columns) * SIDE;
  for (let block = 0; block < numbers.length; block++) {
    const contrast = inkIn(rgba, width, cornerOf(block));
    if (contrast < 0) numbers[block] = OTHER_GROUND;
    if (contrast < MIN_CONTRAST) continue;
    numbers[block] = inked.length;
    inked.push(block);
    found.push(contrast);
  }
  const coloured = Uint8Array.from(inked, (block) => Number(holdsColour(rgba, width, cornerOf(block))));
  const known = new Map<number, Uint16Array>();
  const transformed = (number: number): Uint16Array => {
    const luma = new Float32Array(FREQUENCIES);
    const half = new Float32Array(FREQUENCIES);
    const first = cornerOf(inked[number]!);
    for (let y = 0; y < SIDE; y++)
      for (let x = 0; x < SIDE; x++) {
        const at = (first + y * width + x) * 4;
        luma[y * SIDE + x] = 0.299 * rgba[at]! + 0.587 * rgba[at + 1]! + 0.114 * rgba[at + 2]! - 128;
      }
    transformRows(luma, half);
    transformRows(half, luma);
    const magnitudes = new Uint16Array(FREQUENCIES);
    for (let at = 0; at < FREQUENCIES; at++) magnitudes[at] = Math.round(Math.abs(luma[at]!) / steps[at]!);
    known.set(number, magnitudes);
    return magnitudes;
  };
  return {
    columns,
    rows,
    numbers,
    count: inked.length,
    coloured,
    contrasts: Uint8Array.from(found),
    steps,
    magnitudeAt: (number, frequency) => (known.get(number) ?? transformed(number))[frequency]!,
  };
}

/** Transforms the rows of a block and lays them on their side: done twice, rows and columns are transformed and the block lies as before. */
function transformRows(from: Float32Array, to: Float32Array): void {
  for (let y = 0; y < SIDE; y++)
    for (let frequency = 0; frequency < SIDE; frequency++) {
      let sum = 0;
      for (let x = 0; x < SIDE; x++) sum += COSINES[frequency * SIDE + x]! * from[y * SIDE + x]!;
      to[frequency * SIDE + y] = sum;
    }
}

/** How dark the ink of a block is against white paper; 0 where there is none, below 0 on another ground. @param corner number of its first pixel. */
function inkIn(rgba: Uint8Array, width: number, corner: number): number {
  let [darkest, lightest] = [255, 0];
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const green = rgba[(corner + y * width + x) * 4 + 1]!;
      if (green < darkest) darkest = green;
      if (green > lightest) lightest = green;
    }
  const contrast = lightest - darkest;
  if (contrast < MIN_CONTRAST) return 0;
  let paper = 0;
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const at = (corner + y * width + x) * 4;
      if (rgba[at + 1]! >= MIN_PAPER && !isColoured(rgba, at)) paper++;
    }
  return paper >= MIN_PAPER_PIXELS ? contrast : -contrast;
}

function holdsColour(rgba: Uint8Array, width: number, corner: number): boolean {
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) if (isColoured(rgba, (corner + y * width + x) * 4)) return true;
  return false;
}

function isColoured(rgba: Uint8Array, at: number): boolean {
  const [red, green, blue] = [rgba[at]!, rgba[at + 1]!, rgba[at + 2]!];
  return Math.max(red, green, blue) - Math.min(red, green, blue) > MAX_GREY;
}
