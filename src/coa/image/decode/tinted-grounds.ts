import type { Grey } from '../grey.ts';

/** The grounds of a page that has tinted cells, bars or boxes; a cell is one pixel of the shrunken page. */
export interface TintedGrounds {
  /** 1 for each cell that lies on a tinted ground or beside one. */
  tinted: Uint8Array;
  /** Darkest and lightest ground in and around each tinted cell, grey; both are the same away from an edge. */
  darkest: Uint8Array;
  lightest: Uint8Array;
}

/** Grey within which a cell has the ground of the paper, and within which neighbours are of one ground. */
const PAPER = 16;
const SAME = 5;
/** Even squares and strips, in cells, of which a tint must hold one somewhere: strokes of letters hold neither. */
const SQUARE = 6;
const STRIP = { height: 3, width: 16 };
/** Cells of paper in a row that make a ground rather than a light letter's stroke. */
const PAPER_RUN = { across: 16, down: 24 };
/** A line of text has one ground before and after it: cells of text between the two, and what these may differ by. */
const TEXT = { longest: 150, difference: 12 };
/** Other cells of text are never farther than this from the ground on which they stand. */
const FARTHEST = 12;

/** Cells from the tint above a box to the one below it, at most. */
const BOX = 12;

/** What is known of a cell: nothing, its kind of ground, and whether it has that from a cell nearby. */
const FAR = 0;
const ON_PAPER = 1;
const TINTED = 2;
const SPREAD = 4;

/**
 * Finds the tinted grounds of a page: table cells, bars, pills and watermarks whose tint is even and begins sharply. Text
 * cells belong to the ground that is nearest. Works on the page shrunken by a few pixels; null when nothing is tinted.
 */
export function findTintedGrounds(small: Grey): TintedGrounds | null {
  const { width, height, data } = small;
  const paper = commonLevel(data);
  const seeds = findCores(small, paper);
  if (seeds.length === 0) return null;
  const kinds = new Uint8Array(data.length);
  floodTints(small, paper, seeds, kinds);
  // Above the first tint and below the last there is nothing to tell apart.
  const first = Math.max(0, Math.floor(kinds.indexOf(TINTED) / width) - FARTHEST);
  const last = Math.min(height, Math.floor(kinds.lastIndexOf(TINTED) / width) + FARTHEST + 1);
  const rows = (all: Uint8Array): Uint8Array => all.subarray(first * width, last * width);
  const strip: Grey = { width, height: last - first, data: rows(data) };
  const grounds: TintedGrounds = {
    tinted: new Uint8Array(data.length),
    darkest: new Uint8Array(data.length),
    lightest: new Uint8Array(data.length),
  };
  markPaper(strip, paper, rows(kinds));
  const ground = spreadGrounds(strip, rows(kinds));
  markNearTints(strip, rows(kinds), rows(grounds.tinted));
  markBetweenTints(strip, rows(kinds), rows(grounds.tinted));
  rows(grounds.darkest).set(ground);
  rows(grounds.lightest).set(ground);
  widenAtEdges(strip, rows(kinds), ground, {
    tinted: rows(grounds.tinted),
    darkest: rows(grounds.darkest),
    lightest: rows(grounds.lightest),
  });
  return grounds;
}

/** Gives cells that took their ground from another both grounds where two meet: the edge may lie in them. */
function widenAtEdges(
  { width, height }: Grey,
  kinds: Uint8Array,
  ground: Uint8Array,
  { tinted, darkest, lightest }: TintedGrounds,
): void {
  for (let cell = tinted.indexOf(1); cell >= 0; cell = tinted.indexOf(1, cell + 1)) {
    if (kinds[cell]! < SPREAD) continue;
    const x = cell % width;
    const y = (cell / width) | 0;
    const bottom = Math.min(height - 1, y + 1);
    for (let yy = Math.max(0, y - 1); yy <= bottom; yy++) {
      const end = yy * width + Math.min(width - 1, x + 1);
      for (let at = yy * width + Math.max(0, x - 1); at <= end; at++) {
        if (kinds[at] === FAR) continue;
        if (ground[at]! < darkest[cell]!) darkest[cell] = ground[at]!;
        if (ground[at]! > lightest[cell]!) lightest[cell] = ground[at]!;
      }
    }
  }
}

/** Marks the cells on tinted grounds and those beside them whose ground is known. */
function markNearTints({ width, height }: Grey, kinds: Uint8Array, tinted: Uint8Array): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((kinds[y * width + x]! & TINTED) === 0) continue;
      const [left, right] = [Math.max(0, x - 1), Math.min(width, x + 2)];
      for (let yy = Math.max(0, y - 1); yy <= Math.min(height - 1, y + 1); yy++)
        for (let at = yy * width + left; at < yy * width + right; at++) if (kinds[at] !== FAR) tinted[at] = 1;
    }
  }
}

/** Marks the cells of a box of paper's grey between tints above and below: there is hardly more than its text to tell its ground from. */
function markBetweenTints({ width, height }: Grey, kinds: Uint8Array, tinted: Uint8Array): void {
  for (let x = 0; x < width; x++) {
    let above = -1;
    for (let y = 0; y < height; y++) {
      const kind = kinds[y * width + x]!;
      if (kind & TINTED) {
        for (let yy = above + 1; above >= 0 && y - above <= BOX && yy < y; yy++) tinted[yy * width + x] = 1;
        above = y;
      } else if ((kind & ON_PAPER) === 0) above = -1;
    }
  }
}

/** One in so many cells tells which grey most have. */
const SAMPLE = 5;

/** The grey that most cells have. */
function commonLevel(data: Uint8Array): number {
  const histogram = new Uint32Array(256);
  for (let at = 0; at < data.length; at += SAMPLE) histogram[data[at]!]!++;
  return histogram.indexOf(histogram.reduce((most, count) => Math.max(most, count), 0));
}

/** Lower right corners of even squares and strips that are not of the paper's grey. */
function findCores({ width, height, data }: Grey, paper: number): number[] {
  const cores: number[] = [];
  // Of the row above: side of the largest even square that ends in each cell; even rows above it, in a strip.
  let above = new Uint8Array(width);
  let sides = new Uint8Array(width);
  const rows = new Uint8Array(width);
  for (let y = 0; y < height; y++) {
    let before = 0;
    let strip = 0;
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const value = data[at]!;
      if (Math.abs(value - paper) <= PAPER) {
        before = strip = sides[x] = rows[x] = 0;
        continue;
      }
      const left = x > 0 && Math.abs(value - data[at - 1]!) <= SAME;
      const up = y > 0 && Math.abs(value - data[at - width]!) <= SAME;
      before = left && up ? Math.min(SQUARE, 1 + Math.min(before, above[x]!, above[x - 1]!)) : 1;
      sides[x] = before;
      rows[x] = up ? Math.min(STRIP.height, rows[x]! + 1) : 1;
      strip = rows[x]! < STRIP.height ? 0 : left ? strip + 1 : 1;
      if (before === SQUARE || strip >= STRIP.width) cores.push(at);
    }
    [above, sides] = [sides, above];
  }
  return cores;
}

/** Marks the cells that follow evenly on a core. */
function floodTints({ width, height, data }: Grey, paper: number, seeds: readonly number[], kinds: Uint8Array): void {
  const open: number[] = [];
  const enter = (at: number): void => {
    kinds[at] = TINTED;
    open.push(at);
  };
  for (const seed of seeds) if (kinds[seed] === FAR) enter(seed);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const value = data[at]!;
    const x = at % width;
    const follow = (next: number): void => {
      const even = Math.abs(data[next]! - value) <= SAME && Math.abs(data[next]! - paper) > PAPER;
      if (even && kinds[next] === FAR) enter(next);
    };
    if (x > 0) follow(at - 1);
    if (x < width - 1) follow(at + 1);
    if (at >= width) follow(at - width);
    if (at < width * (height - 1)) follow(at + width);
  }
}

/** Marks cells of the paper's grey that are no stroke of a light letter. */
function markPaper({ width, height, data }: Grey, paper: number, kinds: Uint8Array): void {
  const down = new Uint16Array(width);
  const mark = (last: number, count: number, step: number): void => {
    if (count < (step === 1 ? PAPER_RUN.across : PAPER_RUN.down)) return;
    for (let at = last, left = count; left > 0; left--, at -= step) kinds[at] = ON_PAPER;
  };
  for (let y = 0; y < height; y++) {
    let across = 0;
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (Math.abs(data[at]! - paper) <= PAPER) {
        across++;
        down[x]!++;
        continue;
      }
      mark(at - 1, across, 1);
      mark(at - width, down[x]!, width);
      across = down[x] = 0;
    }
    mark(y * width + width - 1, across, 1);
  }
  for (let x = 0; x < width; x++) mark((height - 1) * width + x, down[x]!, width);
}

/** Whether text after a tinted cell, which comes first, is darker than it in places and its ground lighter, as on a white box laid over a tint. */
function hasGroundOfItsOwn(cells: Uint8Array, kind: number): boolean {
  const [tint = 0] = cells;
  return kind === TINTED && cells.some((value) => value > tint + PAPER) && cells.some((value) => value < tint - PAPER);
}

/** Gives cells of neither kind the ground and the kind of the nearest cell that has one. */
function spreadGrounds({ width, height, data }: Grey, kinds: Uint8Array): Uint8Array {
  const ground = data.slice();
  for (let y = 0; y < height; y++) {
    let before = -1;
    for (let at = y * width; at < (y + 1) * width; at++) {
      if (kinds[at] === FAR) continue;
      const gap = at - before - 1;
      const same = before >= 0 && kinds[at] === kinds[before] && Math.abs(data[at]! - data[before]!) <= TEXT.difference;
      if (same && gap > 0 && gap <= TEXT.longest && !hasGroundOfItsOwn(data.subarray(before, at), kinds[at]!)) {
        ground.fill(data[before]!, before + 1, at);
        // The edge of a cell may run along between two places of paper, but hardly between two of one tint.
        kinds.fill(kinds[at] === TINTED ? TINTED : kinds[at]! | SPREAD, before + 1, at);
      }
      before = at;
    }
  }
  const distance = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at++) if (kinds[at] === FAR) distance[at] = FARTHEST;
  const take = (at: number, from: number): void => {
    if (distance[from]! + 1 >= distance[at]!) return;
    distance[at] = distance[from]! + 1;
    kinds[at] = kinds[from]! | SPREAD;
    ground[at] = ground[from]!;
  };
  for (let at = 0, y = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (distance[at] === 0) continue;
      if (x > 0) take(at, at - 1);
      if (y > 0) take(at, at - width);
    }
  }
  for (let at = data.length - 1, y = height - 1; y >= 0; y--) {
    for (let x = width - 1; x >= 0; x--, at--) {
      if (distance[at] === 0) continue;
      if (x < width - 1) take(at, at + 1);
      if (y < height - 1) take(at, at + width);
    }
  }
  return ground;
}
