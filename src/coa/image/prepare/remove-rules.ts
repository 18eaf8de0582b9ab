import type { Grey } from '../grey.ts';
import { releasePixels } from '../release-pixels.ts';
import { darkRuns } from './dark-runs.ts';

/**
 * Whitens ruled lines (table rules, box edges, underlines) of a flattened page in place, so that they neither hide nor
 * break words. A run of ink is a rule when it is much longer than a letter and thin across.
 */
export function removeRules(grey: Grey, letterHeight: number): void {
  const { width, height, data } = grey;
  const longest = Math.max(LONG.least, Math.round(letterHeight * LONG.heights));
  const thick = Math.max(THICK.least, Math.round(letterHeight * THICK.heights));
  const runs = darkRuns(grey, INK);
  // Horizontal rules: dark runs along x; crossing strokes of letters stay because only thin columns are whitened.
  const marked = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    for (let run = runs.first[y]!; run < runs.first[y + 1]!; run++) {
      const [start, end] = [runs.starts[run]!, runs.ends[run]!];
      if (end - start < longest) continue;
      if (end - start < letterHeight * WORD && holdsStrokes(grey, start, end, y, thick)) continue;
      marked.fill(1, y * width + start, y * width + end);
    }
  }
  // Upright runs, row by row: columns one after the other would leave the cache at every step.
  const tops = new Int32Array(width).fill(-1);
  const upright: { x: number; start: number; end: number }[] = [];
  for (let y = 0; y <= height; y++) {
    for (let run = y === 0 ? 0 : runs.first[y - 1]!; y > 0 && run < runs.first[y]!; run++) {
      for (let x = runs.starts[run]!; x < runs.ends[run]!; x++) {
        if (y < height && data[y * width + x]! < INK) continue;
        const start = tops[x]!;
        tops[x] = -1;
        if (y - start < letterHeight) continue;
        // A short upright between two horizontal rules is the side of a box drawn round a value.
        const isBetweenRules = nearRule(marked, width, x, start) && nearRule(marked, width, x, y - 1);
        if (isBetweenRules || (y - start >= longest && !isStem(grey, marked, x, start, y, letterHeight)))
          upright.push({ x, start, end: y });
      }
    }
    for (let run = runs.first[y]!; y < height && run < runs.first[y + 1]!; run++) {
      for (let x = runs.starts[run]!; x < runs.ends[run]!; x++) if (tops[x]! < 0) tops[x] = y;
    }
  }
  whiten(grey, marked, width, thick);
  marked.fill(0);
  for (const { x, start, end } of upright) for (let y = start; y < end; y++) marked[y * width + x] = 1;
  whiten(grey, marked, 1, thick);
  releasePixels(marked);
}

// Bounds for which no decision is named were chosen, not measured.
/** Grey of a flattened page, 0 to 255, below which a pixel is ink: on the page it differs by 57 levels or more from its ground (see `flatten`). */
const INK = 176;
/**
 * From which length on a run is a rule, in letter heights and in pixels at the least: a shorter bound takes strokes of wide letters for
 * rules, a longer one leaves short rules.
 */
const LONG = { heights: 2.5, least: 24 } as const;
/** Up to which breadth, the same: a rule drawn broader stays, as filled boxes must; with more, strokes of bold letters go. */
const THICK = { heights: 0.42, least: 3 } as const;
/** Runs up to so many letter heights may be serifs that run together, or the foot of a large letter. */
const WORD = 8;
/** Share of a run on which strokes stand or hang: at the sides of a box far less, at joined serifs more. */
const STROKES = 0.15;

/** Letter heights of the largest letters of a page, and how thick the stem of a letter is for its height at least (decision 30). */
const LARGEST_LETTER = 8;
const STEM = 0.06;
/** Letter heights within which the side of a frame with round corners ends by its top or foot. */
const CORNER = 0.5;

/** Whether strokes of letters leave a run of ink, upwards or downwards, and go on beyond the thickness of a rule. */
function holdsStrokes({ width, data }: Grey, start: number, end: number, y: number, thick: number): boolean {
  const least = (end - start) * STROKES;
  let [above, below] = [0, 0];
  for (let x = start; x < end; x++) {
    const at = y * width + x;
    let reach = 1;
    while (reach <= thick + 2 && (data[at - reach * width] ?? 255) < INK) reach++;
    if (reach > thick + 2) above++;
    reach = 1;
    while (reach <= thick + 2 && (data[at + reach * width] ?? 255) < INK) reach++;
    if (reach > thick + 2) below++;
    if (above >= least || below >= least) return true;
  }
  return false;
}

/**
 * Whether an upright is the stem of a large letter, the l of a heading or the 1 of a figure on a card: of a letter's length, and as
 * thick as stems are for theirs, where a rule of that length is a hair.
 */
function isStem(
  { width, data }: Grey,
  horizontal: Uint8Array,
  x: number,
  start: number,
  end: number,
  letterHeight: number,
): boolean {
  const length = end - start;
  if (length > letterHeight * LARGEST_LETTER) return false;
  // The side of a frame, whose corners may be round, ends by a rule above and below.
  const corner = Math.round(letterHeight * CORNER);
  if (nearRule(horizontal, width, x, start, corner) && nearRule(horizontal, width, x, end - 1, corner)) return false;
  const row = Math.floor((start + end) / 2) * width;
  const least = length * STEM;
  let [left, right] = [x, x];
  while (left > 0 && data[row + left - 1]! < INK && right - left < least) left--;
  while (right < width - 1 && data[row + right + 1]! < INK && right - left < least) right++;
  return right - left + 1 >= least;
}

/** Whether a horizontal rule passes a place: over or under it, or within `corner` pixels all around. */
function nearRule(horizontal: Uint8Array, width: number, x: number, y: number, corner = 0): boolean {
  const reach = Math.max(2, corner);
  for (let dy = -reach; dy <= reach; dy++) {
    const row = (y + dy) * width;
    for (let at = row + x - corner; at <= row + x + corner; at++) if (horizontal[at] === 1) return true;
  }
  return false;
}

/** Whitens marked pixels whose stroke across the rule is at most `thick` (plus its soft edges). */
function whiten(grey: Grey, marked: Uint8Array, across: number, thick: number): void {
  const { data } = grey;
  for (let at = marked.indexOf(1); at >= 0; at = marked[at + 1] === 1 ? at + 1 : marked.indexOf(1, at + 2)) {
    if ((marked[at - across] ?? 0) === 1) continue;
    let end = at;
    while ((marked[end] ?? 0) === 1) end += across;
    const breadth = (end - at) / across;
    if (breadth > thick) continue;
    let before = 0;
    let after = 0;
    while (before < 2 && (data[at - (before + 1) * across] ?? 255) < 250) before++;
    while (after < 2 && (data[end + after * across] ?? 255) < 250) after++;
    // A letter's stroke crossing or touching the rule goes on beyond the soft edge: leave that part alone.
    const touchedAbove = (data[at - 3 * across] ?? 255) < INK;
    const touchedBelow = (data[end + 2 * across] ?? 255) < INK;
    if (touchedAbove && touchedBelow) continue;
    for (
      let p = at - (touchedAbove ? 0 : before) * across;
      p < end + (touchedBelow ? 0 : after) * across;
      p += across
    ) {
      if (p >= 0 && p < data.length) data[p] = 255;
    }
  }
}
