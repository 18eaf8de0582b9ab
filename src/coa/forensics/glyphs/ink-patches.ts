import type { Patch } from './ink-cover.ts';

/** Coverage from which on a pixel belongs to a patch. */
const INKED = 0.45;
/** Fewer pixels are a speck. */
const MIN_AREA = 2;
/** Share of the narrower of two patches from which on both stand above one another. */
const ABOVE = 0.5;

/** Connected patches of ink from left to right; parts of one character, above one another, are joined. */
export function inkPatches(cover: Float32Array, width: number, height: number): Patch[] {
  const seen = new Uint8Array(cover.length);
  const patches: Patch[] = [];
  for (let start = 0; start < cover.length; start++) {
    if (seen[start] || cover[start]! < INKED) continue;
    const { patch, area } = growPatch(cover, width, height, start, seen);
    // What runs through the whole window is a rule beside or below the word.
    if (area >= MIN_AREA && patch.right - patch.left < width - 2) patches.push(patch);
  }
  return joinParts(patches.sort((a, b) => a.left - b.left));
}

/** The ink that hangs together with a pixel; marks it as seen. */
function growPatch(
  cover: Float32Array,
  width: number,
  height: number,
  start: number,
  seen: Uint8Array,
): { patch: Patch; area: number } {
  const patch: Patch = { left: width, right: 0, top: height, bottom: 0 };
  const stack = [start];
  let area = 0;
  seen[start] = 1;
  for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
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
        if (seen[n] || cover[n]! < INKED) continue;
        seen[n] = 1;
        stack.push(n);
      }
    }
  }
  return { patch, area };
}

/** Joins patches that stand above one another: the dot and the stem of an "i". @param patches from left to right. */
function joinParts(patches: readonly Patch[]): Patch[] {
  const joined: Patch[] = [];
  for (const patch of patches) {
    const last = joined.at(-1);
    const overlap = last === undefined ? 0 : Math.min(last.right, patch.right) - Math.max(last.left, patch.left) + 1;
    const narrower = last === undefined ? 0 : Math.min(last.right - last.left + 1, patch.right - patch.left + 1);
    if (last !== undefined && overlap > ABOVE * narrower) {
      last.left = Math.min(last.left, patch.left);
      last.right = Math.max(last.right, patch.right);
      last.top = Math.min(last.top, patch.top);
      last.bottom = Math.max(last.bottom, patch.bottom);
    } else joined.push({ ...patch });
  }
  return joined;
}
