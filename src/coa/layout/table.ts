import type { Cell } from './cells.ts';
import { areInOneColumn, areOnOneLine } from './relations.ts';
import { type Column, TABLE_HEADERS } from './table-headers.ts';

export type { Column };

export interface Header {
  column: Column;
  cell: Cell;
}

/** Heights of a head by which others of its row may stand lower: some have two lines, and one beside them is set between. */
const ROW_OF_HEADS = 2;

/** What a cell says that a column holds, where it can be the head of one. */
export function columnHeadedBy(cell: Cell): Column | null {
  const text = cell.text
    .normalize('NFD')
    .replace(/[^A-Za-z/ ]/g, '')
    .replace(/ +/g, ' ')
    .trim();
  // In two languages one of them is known: "Ergebnis / Result".
  const heads = [text, ...text.split('/').map((part) => part.trim())];
  return TABLE_HEADERS.find(([, pattern]) => heads.some((head) => pattern.test(head)))?.[0] ?? null;
}

/** Cells that head a table's columns. */
export function findHeaders(cells: readonly Cell[]): Header[] {
  const found: Header[] = [];
  for (const cell of cells) {
    const column = columnHeadedBy(cell);
    if (column !== null) found.push({ column, cell });
  }
  // A header stands in a row of headers: one alone is a word of prose or a label.
  return found.filter((header) =>
    found.some((other) => other.column !== header.column && areOnOneLine(header.cell, other.cell)),
  );
}

/**
 * The column in which a cell stands, by the nearest header row above it; null when no table is above, or when the header
 * nearest to it stands over another cell `beside` it: its own was not read.
 */
export function columnUnder(cell: Cell, headers: readonly Header[], beside: readonly Cell[] = []): Column | null {
  const above = headers.filter((header) => header.cell.bottom <= cell.top + (cell.bottom - cell.top) / 2);
  if (above.length === 0) return null;
  const lowest = Math.max(...above.map((header) => header.cell.top));
  const row = above.filter(
    (header) => lowest - header.cell.top < ROW_OF_HEADS * (header.cell.bottom - header.cell.top),
  );
  const centre = (cell.left + cell.right) / 2;
  let best: Header | null = null;
  let bestDistance = Infinity;
  for (const header of row) {
    const inside = areInOneColumn(cell, header.cell);
    if (!inside && beside.some((other) => other !== cell && areInOneColumn(other, header.cell))) continue;
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
