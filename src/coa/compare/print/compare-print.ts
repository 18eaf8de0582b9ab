import type { Box } from '../../geometry/box.ts';
import type { Grey } from '../../image/grey.ts';

/** How alike the print of one place is on both copies. */
export interface PrintMatch {
  /** Normalised correlation of the whole place, −1 to 1. */
  whole: number;
  /** The same of its least alike window, as large as a letter; windows with little print in them count as more alike. */
  worst: number;
  /** Deviation of brightness within the place on either copy: little where nothing is printed. */
  given: number;
  copy: number;
}

interface Correlation {
  likeness: number;
  /** Deviation of brightness on either copy. */
  given: number;
  copy: number;
}

/** Pixels that a place may lie beside where it should, and a letter beside where its word does. */
const REACH = 4;
const LETTER_REACH = 2;
/** Windows this much alike need no better place. */
const ALIKE = 0.93;
/** Share of a place's own contrast from which on a window holds print, and from which on it counts in full. */
const INKED = 0.35;
const FULL = 0.75;
/** Print taller than this, in pixels, is compared in parts, for a large 6 is nearly a large 8. */
const LARGE = 34;

/** Compares what is printed in one place: the whole finds where the two fit, the windows whether every letter does. */
export function comparePrint(given: Grey, copy: Grey, [x, y, width, height]: Box): PrintMatch {
  const [left, top, wide, tall] = [Math.round(x) - 1, Math.round(y) - 1, Math.round(width) + 2, Math.round(height) + 2];
  const { dx, dy, best: whole } = bestFit(given, copy, [left, top, wide, tall], REACH);
  let worst = 1;
  const side = Math.max(7, Math.round(Math.min(tall, LARGE) * 0.6));
  const deep = tall > LARGE ? Math.round(tall * 0.4) : tall;
  for (const from of steps(left, wide, side)) {
    for (const above of steps(top, tall, deep)) {
      const found = bestFit(given, copy, [from, above, side, deep], LETTER_REACH, dx, dy).best;
      const ink = Math.max(found.given / (whole.given || 1), found.copy / (whole.copy || 1));
      if (ink < INKED) continue;
      const weight = Math.min(1, ink / FULL) ** 2;
      worst = Math.min(worst, 1 - (1 - found.likeness) * weight);
    }
  }
  return { whole: whole.likeness, worst, given: whole.given, copy: whole.copy };
}

/** Normalised correlation of a place where the two fit best within `reach`, and the deviation on either. */
export function likenessOf(given: Grey, copy: Grey, box: Box, reach: number): Correlation {
  return bestFit(given, copy, box.map(Math.round) as Box, reach).best;
}

/** Where windows begin that cover a length and overlap by two thirds; the last one ends with it. */
function steps(start: number, length: number, size: number): number[] {
  if (length <= size) return [start];
  const count = Math.ceil((length - size) / Math.max(2, size / 3));
  return Array.from({ length: count + 1 }, (_, index) => start + Math.round(((length - size) * index) / count));
}

/** From where the two should fit (`dx`, `dy`), step by step to where they fit best. */
function bestFit(
  given: Grey,
  copy: Grey,
  box: Box,
  reach: number,
  dx = 0,
  dy = 0,
): { dx: number; dy: number; best: Correlation } {
  let [x, y] = [0, 0];
  let best = correlate(given, copy, box, dx, dy);
  const tried = new Set([0]);
  const attempt = (nextX: number, nextY: number): void => {
    const key = nextX * 64 + nextY;
    if (Math.abs(nextX) > reach || Math.abs(nextY) > reach || tried.has(key)) return;
    tried.add(key);
    const found = correlate(given, copy, box, dx + nextX, dy + nextY);
    if (found.likeness > best.likeness) [best, x, y] = [found, nextX, nextY];
  };
  // From nowhere near, the way up is not to be seen from one step.
  if (best.likeness < 0.6)
    for (let ny = -reach; ny <= reach; ny += 2) for (let nx = -reach; nx <= reach; nx += 2) attempt(nx, ny);
  for (let last = -2; best.likeness > last && best.likeness < ALIKE; ) {
    last = best.likeness;
    const [cx, cy] = [x, y];
    for (let ny = -1; ny <= 1; ny++) for (let nx = -1; nx <= 1; nx++) attempt(cx + nx, cy + ny);
  }
  return { dx: dx + x, dy: dy + y, best };
}

function correlate(a: Grey, b: Grey, [left, top, width, height]: Box, dx: number, dy: number): Correlation {
  const [fromX, fromY] = [Math.max(0, left, -dx), Math.max(0, top, -dy)];
  const right = Math.min(left + width, a.width, b.width - dx);
  const bottom = Math.min(top + height, a.height, b.height - dy);
  const n = (right - fromX) * (bottom - fromY);
  if (right <= fromX || bottom <= fromY) return { likeness: 0, given: 0, copy: 0 };
  let sa = 0;
  let sb = 0;
  let saa = 0;
  let sbb = 0;
  let sab = 0;
  for (let y = fromY; y < bottom; y++) {
    let i = y * a.width + fromX;
    let j = (y + dy) * b.width + fromX + dx;
    for (let x = fromX; x < right; x++, i++, j++) {
      const p = a.data[i]!;
      const q = b.data[j]!;
      sa += p;
      sb += q;
      saa += p * p;
      sbb += q * q;
      sab += p * q;
    }
  }
  const va = Math.max(0, saa - (sa * sa) / n);
  const vb = Math.max(0, sbb - (sb * sb) / n);
  // Of an even ground only noise could correlate.
  const likeness = va < n || vb < n ? 0 : (sab - (sa * sb) / n) / Math.sqrt(va * vb);
  return { likeness, given: Math.sqrt(va / n), copy: Math.sqrt(vb / n) };
}
