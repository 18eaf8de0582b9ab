import type { Grey } from '../grey.ts';
import type { Component } from './components.ts';

/** Dots in a row that make a leader, and the widest gap between two of them in dot widths. */
const MIN_DOTS = 6;
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
  // Rows by the height at which they run, so that a noisy page is not compared dot by dot with every other.
  const byHeight = new Map<number, Component[][]>();
  const band = Math.max(2, Math.round(letterHeight * 0.12));
  for (const dot of dots) {
    const width = Math.max(2, dot.right - dot.left + 1);
    const widest = Math.max(WIDEST_GAP * width, letterHeight * 0.6);
    const at = Math.floor(dot.bottom / band);
    let joined = false;
    for (let near = at - 1; near <= at + 1 && !joined; near++) {
      const open = byHeight.get(near) ?? [];
      for (let i = open.length - 1; i >= 0 && !joined; i--) {
        const last = open[i]!.at(-1)!;
        const gap = dot.left - last.right;
        if (gap > widest * 2) open.splice(i, 1);
        else if (
          gap > 0 &&
          gap <= widest &&
          Math.abs(dot.bottom - last.bottom) <= band &&
          Math.abs(dot.bottom - dot.top - last.bottom + last.top) <= 3
        ) {
          open[i]!.push(dot);
          joined = true;
        }
      }
    }
    if (joined) continue;
    const row = [dot];
    rows.push(row);
    byHeight.set(at, [...(byHeight.get(at) ?? []), row]);
  }
  for (const row of rows) {
    if (row.length < MIN_DOTS || !even(row)) continue;
    for (const dot of row) {
      for (let y = Math.max(0, dot.top - 1); y <= Math.min(grey.height - 1, dot.bottom + 1); y++)
        grey.data.fill(
          255,
          y * grey.width + Math.max(0, dot.left - 1),
          y * grey.width + Math.min(grey.width - 1, dot.right + 1) + 1,
        );
    }
  }
}

/** Marks of a leader follow at one distance; the dots of i, j and full stops do not. */
function even(row: readonly Component[]): boolean {
  const steps = row
    .slice(1)
    .map((dot, index) => dot.left - row[index]!.left)
    .sort((a, b) => a - b);
  const usual = steps[steps.length >> 1]!;
  return steps.filter((step) => Math.abs(step - usual) <= Math.max(1.5, usual * 0.25)).length >= steps.length * 0.8;
}
