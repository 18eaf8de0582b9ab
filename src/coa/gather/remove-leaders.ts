import type { Component } from './components.ts';
import type { Grey } from './grey.ts';

/** Dots in a row that make a leader, and the widest gap between two of them in dot widths. */
const FEWEST = 6;
const WIDEST_GAP = 6;

/**
 * Whitens dot leaders ("Client ............ Name") and dashed rules of a flattened page in place: long rows of equal
 * small marks that the reader would take for words.
 */
export function removeLeaders(grey: Grey, components: readonly Component[], letterHeight: number): void {
  const dots = components
    .filter((c) => c.bottom - c.top < letterHeight * 0.4 && c.right - c.left < letterHeight * 0.8 && c.area >= 2)
    .sort((a, b) => a.left - b.left);
  const rows: Component[][] = [];
  for (const dot of dots) {
    const width = Math.max(2, dot.right - dot.left + 1);
    const row = rows.find((candidate) => {
      const last = candidate.at(-1)!;
      const gap = dot.left - last.right;
      return gap > 0 && gap <= Math.max(WIDEST_GAP * width, letterHeight * 0.6) && Math.abs(dot.bottom - last.bottom) <= Math.max(2, letterHeight * 0.12) && Math.abs(dot.bottom - dot.top - last.bottom + last.top) <= 3;
    });
    if (row === undefined) rows.push([dot]);
    else row.push(dot);
  }
  for (const row of rows) {
    if (row.length < FEWEST || !even(row)) continue;
    for (const dot of row) {
      for (let y = Math.max(0, dot.top - 1); y <= Math.min(grey.height - 1, dot.bottom + 1); y++) grey.data.fill(255, y * grey.width + Math.max(0, dot.left - 1), y * grey.width + Math.min(grey.width - 1, dot.right + 1) + 1);
    }
  }
}

/** Marks of a leader follow at one distance; the dots of i, j and full stops do not. */
function even(row: readonly Component[]): boolean {
  const steps = row.slice(1).map((dot, index) => dot.left - row[index]!.left).sort((a, b) => a - b);
  const usual = steps[steps.length >> 1]!;
  return steps.filter((step) => Math.abs(step - usual) <= Math.max(1.5, usual * 0.25)).length >= steps.length * 0.8;
}
