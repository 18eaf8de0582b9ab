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
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = ((top + y) * picture.width + left + x) * 4;
      cover[y * width + x] = 0.299 * picture.rgba[at]! + 0.587 * picture.rgba[at + 1]! + 0.114 * picture.rgba[at + 2]!;
    }
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
      const [x, y] = [i % width, Math.floor(i / width)];
      area++;
      patch.left = Math.min(patch.left, x);
      patch.right = Math.max(patch.right, x);
      patch.top = Math.min(patch.top, y);
      patch.bottom = Math.max(patch.bottom, y);
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const [nx, ny] = [x + dx, y + dy];
          if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
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

/** Means over `GRID` × `GRID` cells of a patch, with linear weights at the cells' edges. */
function resample(cover: Float32Array, width: number, height: number, patch: Patch): Float32Array {
  const shape = new Float32Array(GRID * GRID);
  const [w, h] = [patch.right - patch.left + 1, patch.bottom - patch.top + 1];
  const SUB = 3;
  for (let gy = 0; gy < GRID; gy++) {
    for (let gx = 0; gx < GRID; gx++) {
      let sum = 0;
      for (let sy = 0; sy < SUB; sy++) {
        for (let sx = 0; sx < SUB; sx++) {
          const x = patch.left + ((gx + (sx + 0.5) / SUB) / GRID) * w - 0.5;
          const y = patch.top + ((gy + (sy + 0.5) / SUB) / GRID) * h - 0.5;
          const [x0, y0] = [Math.floor(x), Math.floor(y)];
          const [fx, fy] = [x - x0, y - y0];
          const at = (px: number, py: number): number => (px < 0 || py < 0 || px >= width || py >= height ? 0 : cover[py * width + px]!);
          sum += (at(x0, y0) * (1 - fx) + at(x0 + 1, y0) * fx) * (1 - fy) + (at(x0, y0 + 1) * (1 - fx) + at(x0 + 1, y0 + 1) * fx) * fy;
        }
      }
      shape[gy * GRID + gx] = sum / (SUB * SUB);
    }
  }
  return shape;
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
