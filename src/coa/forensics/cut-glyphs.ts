import type { Pixels } from '../gather/turn-upright.ts';
import type { Box } from '../report.ts';

/** One printed character, cut from a word. */
export interface Glyph {
  character: string;
  /** Coverage of ink over its own bounding box, resampled to `GRID` × `GRID`; 0 to 1. */
  shape: Float32Array;
  /** Of the bounding box, pixels. */
  width: number;
  height: number;
  left: number;
  bottom: number;
}

/** Side of the square that a glyph's shape is resampled to. */
export const GRID = 12;
const LEAST_HEIGHT = 6;
const LEAST_CONTRAST = 50;
/** Characters that consist of parts above one another or side by side, and marks too small to compare. */
const SKIPPED = /[^A-Za-z0-9]/;

/**
 * Cuts a word into its characters, where the patches of ink are as many as the characters read; otherwise none are cut:
 * letters that touch or were misread cannot be told apart.
 */
export function cutGlyphs(picture: Pixels, text: string, box: Box): Glyph[] {
  const left = Math.max(0, Math.floor(box[0]) - 2);
  const top = Math.max(0, Math.floor(box[1]) - 2);
  const right = Math.min(picture.width, Math.ceil(box[0] + box[2]) + 2);
  const bottom = Math.min(picture.height, Math.ceil(box[1] + box[3]) + 2);
  const width = right - left;
  const height = bottom - top;
  if (width < 4 || height < LEAST_HEIGHT || width * height > 200_000) return [];
  const cover = new Float32Array(width * height);
  const { rgba } = picture;
  for (let y = 0, i = 0; y < height; y++) {
    let at = ((top + y) * picture.width + left) * 4;
    for (let x = 0; x < width; x++, i++, at += 4) cover[i] = 0.299 * rgba[at]! + 0.587 * rgba[at + 1]! + 0.114 * rgba[at + 2]!;
  }
  const sorted = cover.slice().sort();
  const paper = sorted[Math.floor(sorted.length * 0.85)]!;
  const contrast = paper - sorted[Math.floor(sorted.length * 0.03)]!;
  if (contrast < LEAST_CONTRAST) return [];
  for (let i = 0; i < cover.length; i++) cover[i] = Math.min(1, Math.max(0, (paper - cover[i]!) / contrast));
  const patches = inkPatches(cover, width, height);
  const characters = [...text.replace(/\s/g, '')];
  if (patches.length !== characters.length) return [];
  const glyphs: Glyph[] = [];
  patches.forEach((patch, index) => {
    const character = characters[index]!;
    const [w, h] = [patch.right - patch.left + 1, patch.bottom - patch.top + 1];
    if (SKIPPED.test(character) || h < LEAST_HEIGHT || w < 2) return;
    glyphs.push({ character, shape: resample(cover, width, height, patch), width: w, height: h, left: left + patch.left, bottom: top + patch.bottom });
  });
  return glyphs;
}

interface Patch {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Connected patches of ink from left to right; parts of one character, above one another, are joined. */
function inkPatches(cover: Float32Array, width: number, height: number): Patch[] {
  const seen = new Uint8Array(cover.length);
  const patches: Patch[] = [];
  const stack: number[] = [];
  for (let start = 0; start < cover.length; start++) {
    if (seen[start] || cover[start]! < 0.45) continue;
    const patch: Patch = { left: width, right: 0, top: height, bottom: 0 };
    let area = 0;
    stack.push(start);
    seen[start] = 1;
    while (stack.length > 0) {
      const i = stack.pop()!;
      const y = (i / width) | 0;
      const x = i - y * width;
      area++;
      if (x < patch.left) patch.left = x;
      if (x > patch.right) patch.right = x;
      if (y < patch.top) patch.top = y;
      if (y > patch.bottom) patch.bottom = y;
      for (let ny = Math.max(0, y - 1), lastRow = Math.min(height - 1, y + 1); ny <= lastRow; ny++) {
        for (let nx = Math.max(0, x - 1), last = Math.min(width - 1, x + 1); nx <= last; nx++) {
          const n = ny * width + nx;
          if (seen[n] || cover[n]! < 0.45) continue;
          seen[n] = 1;
          stack.push(n);
        }
      }
    }
    // What runs through the whole window is a rule beside or below the word.
    if (area >= 2 && patch.right - patch.left < width - 2) patches.push(patch);
  }
  patches.sort((a, b) => a.left - b.left);
  const joined: Patch[] = [];
  for (const patch of patches) {
    const last = joined.at(-1);
    const overlap = last === undefined ? 0 : Math.min(last.right, patch.right) - Math.max(last.left, patch.left) + 1;
    if (last !== undefined && overlap > 0.5 * Math.min(last.right - last.left + 1, patch.right - patch.left + 1)) {
      last.left = Math.min(last.left, patch.left);
      last.right = Math.max(last.right, patch.right);
      last.top = Math.min(last.top, patch.top);
      last.bottom = Math.max(last.bottom, patch.bottom);
    } else joined.push({ ...patch });
  }
  return joined;
}

/** Samples along each side of a cell. */
const SUB = 3;

/** Means over `GRID` × `GRID` cells of a patch, with linear weights at the cells' edges; 0 outside the picture. */
function resample(cover: Float32Array, width: number, height: number, patch: Patch): Float32Array {
  const shape = new Float32Array(GRID * GRID);
  const columns = samplesAlong(patch.left, patch.right, width);
  const rows = samplesAlong(patch.top, patch.bottom, height);
  for (let gy = 0; gy < GRID; gy++) {
    for (let gx = 0; gx < GRID; gx++) {
      let sum = 0;
      for (let sy = gy * SUB; sy < (gy + 1) * SUB; sy++) {
        const upper = rows.at[sy]!;
        const fy = rows.share[sy]!;
        for (let sx = gx * SUB; sx < (gx + 1) * SUB; sx++) {
          const left = columns.at[sx]!;
          const fx = columns.share[sx]!;
          const [inUpper, inLower, inLeft, inRight] = [upper >= 0, upper + 1 < height, left >= 0, left + 1 < width];
          const at = upper * width + left;
          const a = inUpper && inLeft ? cover[at]! : 0;
          const b = inUpper && inRight ? cover[at + 1]! : 0;
          const c = inLower && inLeft ? cover[at + width]! : 0;
          const d = inLower && inRight ? cover[at + width + 1]! : 0;
          sum += (a * (1 - fx) + b * fx) * (1 - fy) + (c * (1 - fx) + d * fx) * fy;
        }
      }
      shape[gy * GRID + gx] = sum / (SUB * SUB);
    }
  }
  return shape;
}

/** Where the samples of one side lie: the pixel before each, and the share of the one after. */
function samplesAlong(from: number, to: number, size: number): { at: Int32Array; share: Float64Array } {
  const at = new Int32Array(GRID * SUB);
  const share = new Float64Array(GRID * SUB);
  const length = to - from + 1;
  for (let cell = 0; cell < GRID; cell++) {
    for (let sub = 0; sub < SUB; sub++) {
      const position = from + ((cell + (sub + 0.5) / SUB) / GRID) * length - 0.5;
      at[cell * SUB + sub] = Math.min(size, Math.floor(position));
      share[cell * SUB + sub] = position - Math.floor(position);
    }
  }
  return { at, share };
}

/**
 * How unlike two glyphs of one character are: mean difference of their shapes, and of their proportions. 0 is alike.
 * @param most a distance that is not under it need not be told exactly: comparing stops, and some number not under it comes back.
 */
export function glyphDistance(a: Glyph, b: Glyph, most = Infinity): number {
  const proportions = 0.5 * Math.abs(Math.log(a.width / a.height / (b.width / b.height)));
  if (proportions >= most) return proportions;
  const [mine, others, cells] = [a.shape, b.shape, a.shape.length];
  let sum = 0;
  for (let i = 0; i < cells; ) {
    for (const end = Math.min(cells, i + GRID); i < end; i++) sum += Math.abs(mine[i]! - others[i]!);
    if (sum / cells + proportions >= most) break;
  }
  return sum / cells + proportions;
}
