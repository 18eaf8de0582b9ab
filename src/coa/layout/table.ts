import { type Cell, sharedHeight } from './cells.ts';
import { type Column, TABLE_HEADERS } from './table-headers.ts';

export type { Column };

export interface Header {
  column: Column;
  cell: Cell;
}

/** Cells that head a table's columns. */
export function findHeaders(cells: readonly Cell[]): Header[] {
  const found: Header[] = [];
  for (const cell of cells) {
    const text = cell.text.replace(/[^A-Za-z/ ]/g, '').trim();
    const hit = TABLE_HEADERS.find(([, pattern]) => pattern.test(text));
    if (hit !== undefined) found.push({ column: hit[0], cell });
  }
  // A header stands in a row of headers: one alone is a word of prose or a label.
  return found.filter((header) =>
    found.some(
      (other) => other !== header && other.column !== header.column && sharedHeight(header.cell, other.cell) > 0.5,
    ),
  );
}

/**
 * The column in which a cell stands, by the nearest header row above it; null when no table is above, or when the header
 * nearest to it stands over another cell `beside` it: its own was not read.
 */
export function columnOf(cell: Cell, headers: readonly Header[], beside: readonly Cell[] = []): Column | null {
  const above = headers.filter((header) => header.cell.bottom <= cell.top + (cell.bottom - cell.top) / 2);
  if (above.length === 0) return null;
  const lowest = Math.max(...above.map((header) => header.cell.top));
  const row = above.filter((header) => lowest - header.cell.top < header.cell.bottom - header.cell.top);
  const centre = (cell.left + cell.right) / 2;
  let best: Header | null = null;
  let bestDistance = Infinity;
  for (const header of row) {
    const inside = isUnder(cell, header);
    if (!inside && beside.some((other) => other !== cell && isUnder(other, header))) continue;
    const distance = inside
      ? 0
      : Math.min(Math.abs(header.cell.left - cell.left), Math.abs((header.cell.left + header.cell.right) / 2 - centre));
    if (distance < bestDistance) {
      best = header;
      bestDistance = distance;
    }
  }
  return best?.column ?? null;
}

function isUnder(cell: Cell, header: Header): boolean {
  return Math.min(cell.right, header.cell.right) > Math.max(cell.left, header.cell.left);
}

/** Cells below a title that begin or end within its width, nearest first. */
export function cellsBelow(title: Cell, cells: readonly Cell[], letters: number): Cell[] {
  return cells
    .filter((cell) => {
      const gap = cell.top - title.bottom;
      return (
        gap > -letters * 0.3 &&
        gap < letters * 4 &&
        Math.min(cell.right, title.right) > Math.max(cell.left, title.left) - letters
      );
    })
    .sort((a, b) => a.top - b.top);
}

/** Cells to the right of a row's title, nearest first; a title of several lines takes what stands beside any of them. */
export function rowOf(title: Cell, cells: readonly Cell[], letters: number): Cell[] {
  const span = { top: title.top - letters * 0.4, bottom: title.bottom + letters * 0.4 };
  return cells
    .filter(
      (cell) =>
        cell !== title &&
        cell.left > title.left &&
        cell.left >= title.right - letters * 2 &&
        sharedHeight(span, cell) > 0.5,
    )
    .sort((a, b) => a.left - b.left);
}
