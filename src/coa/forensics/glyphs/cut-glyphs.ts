import type { Box } from '../../geometry/box.ts';
import type { Pixels } from '../../image/prepare/turn-upright.ts';
import { quantile } from '../features/quantile.ts';

/** One printed character, cut from a word. */
export interface Glyph {
  character: string;
  /** Number of the character in its word. */
  place: number;
  /** Coverage of ink over its own bounding box, resampled to `GRID` × `GRID`; 0 to 1. */
  shape: Float32Array;
  /** Of the bounding box, pixels. */
  width: number;
  height: number;
  left: number;
  bottom: number;
  /** Where the ink begins and ends, to parts of a pixel. */
  edges: Edges;
}

/** Lines between which ink stands, in pixels of the picture; the first pixel reaches from 0 to 1. */
export interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Side of the square that a glyph's shape is resampled to. */
export const GRID = 12;
const LEAST_HEIGHT = 6;
const LEAST_CONTRAST = 50;
/** Characters that consist of parts above one another or side by side, and marks too small to compare. */
const SKIPPED = /[^A-Za-z0-9]/;

/** A word's characters, as far as they can be told apart, and the edges of its ink. */
export interface CutWord {
  glyphs: Glyph[];
  /** Of its box where ink cannot be told from paper. */
  edges: Edges;
}

/** Cuts a word into its characters; letters that touch are left out. */
export function cutWord(picture: Pixels, text: string, box: Box): CutWord {
  const [x, y, across, down] = box;
  const window = coverOf(picture, box);
  if (window === null) return { glyphs: [], edges: { left: x, right: x + across, top: y, bottom: y + down } };
  const { cover, width, height, left, top } = window;
  const patches = inkPatches(cover, width, height);
  const characters = [...text.replace(/\s/g, '')];
  const glyphs: Glyph[] = [];
  alignPatches(patches, characters).forEach((at, index) => {
    const character = characters[index]!;
    const patch = at === null ? null : patches[at]!;
    if (patch === null || SKIPPED.test(character)) return;
    const [w, h] = [patch.right - patch.left + 1, patch.bottom - patch.top + 1];
    if (h < LEAST_HEIGHT || w < 2) return;
    glyphs.push({
      character,
      place: index,
      shape: resample(cover, width, height, patch),
      width: w,
      height: h,
      left: left + patch.left,
      bottom: top + patch.bottom,
      edges: edgesWithin(window, patch),
    });
  });
  const within = (value: number, size: number): number => Math.min(size - 1, Math.max(0, value));
  const whole: Patch = {
    left: within(Math.floor(x) - left, width),
    right: within(Math.ceil(x + across) - left - 1, width),
    top: within(Math.floor(y) - top, height),
    bottom: within(Math.ceil(y + down) - top - 1, height),
  };
  return { glyphs, edges: edgesWithin(window, whole) };
}

/** Width and height of characters as shares of a capital's height, near enough for any typeface: [of these, width, height]. */
const PROPORTIONS: readonly [RegExp, number, number][] = [
  [/[.,'’·]/, 0.17, 0.2],
  [/[-–—~]/, 0.35, 0.12],
  [/[:;|!]/, 0.17, 0.8],
  [/[%@]/, 1, 1],
  [/[MWmw]/, 0.95, 1],
  [/[1Iijl]/, 0.3, 1],
  [/[ftrJ()/]/, 0.42, 1],
  [/[acenosuvxzgpqy]/, 0.6, 0.8],
];
const USUAL = [0.68, 1] as const;
/** Small letters without a stem that reaches up or down. */
export const SMALL = /[acemnorsuvwxz]/;
/** Costs of what is unusual: two letters that touch, one in parts, a speck, a mark that left no patch, a letter without one. */
const TOUCHING = 0.9;
const IN_PARTS = 1.3;
const SPECK = 0.6;
const NO_MARK = 0.8;
const NO_LETTER = 4;
/** An alignment dearer than this for each character is none. */
const MOST_COST = 0.75;

/**
 * Which patch of ink each character of a word is; null for those that touch others, are in parts, or left none. Where
 * patches are as many as characters they are taken in turn; else the alignment is chosen that fits widths and heights best.
 */
export function alignPatches(patches: readonly Patch[], characters: readonly string[]): (number | null)[] {
  const nothing = characters.map(() => null);
  if (patches.length === characters.length) return patches.map((_, index) => index);
  if (characters.length < 2 || patches.length === 0 || patches.length > 2 * characters.length + 2) return nothing;
  const size = patches.map(({ left, right, top, bottom }) => ({ width: right - left + 1, height: bottom - top + 1 }));
  const capital =
    Math.max(...size.map(({ height }) => height)) / (characters.every((character) => SMALL.test(character)) ? 1.4 : 1);
  const expected = characters.map((character) => {
    const [, width, height] = PROPORTIONS.find(([of]) => of.test(character)) ?? [null, ...USUAL];
    return { width: width * capital, height: (SMALL.test(character) ? 0.72 : height) * capital };
  });
  const misfit = (patch: number, of: { width: number; height: number }): number =>
    Math.min(
      2,
      0.7 * Math.abs(Math.log(size[patch]!.width / of.width)) +
        (1.5 * Math.abs(size[patch]!.height - of.height)) / capital,
    );
  const [m, n] = [patches.length, characters.length];
  const cost = Array.from({ length: m + 1 }, () => new Float64Array(n + 1).fill(Infinity));
  const from: [number, number][][] = Array.from({ length: m + 1 }, () => []);
  cost[0]![0] = 0;
  const reach = (i: number, j: number, patchesTaken: number, charactersTaken: number, price: number): void => {
    if (i + patchesTaken > m || j + charactersTaken > n) return;
    const total = cost[i]![j]! + price;
    if (total >= cost[i + patchesTaken]![j + charactersTaken]!) return;
    cost[i + patchesTaken]![j + charactersTaken] = total;
    from[i + patchesTaken]![j + charactersTaken] = [patchesTaken, charactersTaken];
  };
  for (let i = 0; i <= m; i++) {
    for (let j = 0; j <= n; j++) {
      if (cost[i]![j] === Infinity) continue;
      const own = expected[j];
      if (i < m && own !== undefined) reach(i, j, 1, 1, misfit(i, own));
      for (let taken = 2; taken <= 3 && i < m && j + taken <= n; taken++) {
        const joined = expected.slice(j, j + taken);
        reach(
          i,
          j,
          1,
          taken,
          TOUCHING * (taken - 1) +
            misfit(i, {
              width: joined.reduce((sum, { width }) => sum + width + 0.08 * capital, 0),
              height: Math.max(...joined.map(({ height }) => height)),
            }),
        );
      }
      for (let taken = 2; taken <= 3 && i + taken <= m && own !== undefined; taken++)
        reach(i, j, taken, 1, characters[j] === '%' || characters[j] === '"' ? 0.1 : IN_PARTS);
      if (i < m) reach(i, j, 1, 0, SPECK + (size[i]!.height > 0.5 * capital ? NO_LETTER : 0));
      if (own !== undefined) reach(i, j, 0, 1, SKIPPED.test(characters[j]!) ? NO_MARK : NO_LETTER);
    }
  }
  if (cost[m]![n]! > MOST_COST * n) return nothing;
  const aligned: (number | null)[] = [...nothing];
  for (let [i, j] = [m, n]; i > 0 || j > 0; ) {
    const [patchesTaken, charactersTaken] = from[i]![j]!;
    [i, j] = [i - patchesTaken, j - charactersTaken];
    if (patchesTaken === 1 && charactersTaken === 1) aligned[j] = i;
  }
  return aligned;
}

/** A cut from a picture: how much ink covers each pixel, 0 to 1, and where the cut lies. */
interface Cover {
  cover: Float32Array;
  width: number;
  height: number;
  left: number;
  top: number;
}

/** The ink in a box and two pixels around it; null where it is too small or too faint to tell. */
function coverOf(picture: Pixels, box: Box): Cover | null {
  const left = Math.max(0, Math.floor(box[0]) - 2);
  const top = Math.max(0, Math.floor(box[1]) - 2);
  const right = Math.min(picture.width, Math.ceil(box[0] + box[2]) + 2);
  const bottom = Math.min(picture.height, Math.ceil(box[1] + box[3]) + 2);
  const width = right - left;
  const height = bottom - top;
  if (width < 4 || height < LEAST_HEIGHT || width * height > 200_000) return null;
  const cover = new Float32Array(width * height);
  const { rgba } = picture;
  for (let y = 0, i = 0; y < height; y++) {
    let at = ((top + y) * picture.width + left) * 4;
    for (let x = 0; x < width; x++, i++, at += 4)
      cover[i] = 0.299 * rgba[at]! + 0.587 * rgba[at + 1]! + 0.114 * rgba[at + 2]!;
  }
  const paper = quantile(cover, 0.85);
  const contrast = paper - quantile(cover, 0.03);
  if (contrast < LEAST_CONTRAST) return null;
  for (let i = 0; i < cover.length; i++) cover[i] = Math.min(1, Math.max(0, (paper - cover[i]!) / contrast));
  return { cover, width, height, left, top };
}

/**
 * The edges of the ink in a part of a cut: where the darkest of each row and column crosses half of the darkest of all,
 * between the middles of two pixels.
 */
function edgesWithin({ cover, width, height, left, top }: Cover, patch: Patch): Edges {
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
  const half = most / 2;
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

export interface Patch {
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
