import type { Cell } from './cells.ts';
import { areInOneColumn, areOnOneLine } from './relations.ts';
import { type Column, TABLE_HEADERS } from './table-headers.ts';

export type { Column };

/** The head of a column, and which column that is. */
export interface Header {
  column: Column;
  cell: Cell;
  /** What else stands in its line and can head a column: whose column that is was not known. */
  others: readonly Cell[];
}

/** Heights of a head by which others of its row may stand lower: some have two lines, and one beside them is set between. */
const ROW_OF_HEADS = 2;
/** Heights of a head by which a value may stand beside all heads of its table. */
const BESIDE_TABLE = 4;

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
  const found: Omit<Header, 'others'>[] = [];
  const words: Cell[] = [];
  for (const cell of cells) {
    const column = columnHeadedBy(cell);
    if (column !== null) found.push({ column, cell });
    else if (/^\p{L}[^\d]*$/u.test(cell.text)) words.push(cell);
  }
  // A header stands in a row of headers: one alone is a word of prose or a label.
  return found
    .filter((header) => found.some((other) => other.column !== header.column && areOnOneLine(header.cell, other.cell)))
    .map((header) => ({ ...header, others: words.filter((cell) => areOnOneLine(cell, header.cell)) }));
}

/**
 * The column in which a cell stands, by the nearest header row above it; null when no table is above or the cell stands far
 * beside it, when the header nearest to it stands over another cell `beside` it, or when a word in the headers' row stands over it
 * that is not known for a header.
 */
export function columnUnder(cell: Cell, headers: readonly Header[], beside: readonly Cell[] = []): Column | null {
  const above = headers.filter((header) => header.cell.bottom <= cell.top + (cell.bottom - cell.top) / 2);
  if (above.length === 0) return null;
  const lowest = Math.max(...above.map((header) => header.cell.top));
  const row = above.filter(
    (header) => lowest - header.cell.top < ROW_OF_HEADS * (header.cell.bottom - header.cell.top),
  );
  const reach = BESIDE_TABLE * (row[0]!.cell.bottom - row[0]!.cell.top);
  const heads = row.flatMap(({ column, cell: head, others }): [Cell, Column | null][] => [
    [head, column],
    ...others.map((other): [Cell, null] => [other, null]),
  ]);
  const isBeside =
    cell.left > Math.max(...heads.map(([{ right }]) => right)) + reach ||
    cell.right < Math.min(...heads.map(([{ left }]) => left)) - reach;
  if (isBeside) return null;
  const centre = (cell.left + cell.right) / 2;
  let best: Column | null = null;
  let bestDistance = Infinity;
  for (const [head, column] of heads) {
    const inside = areInOneColumn(cell, head);
    if (!inside && beside.some((other) => other !== cell && areInOneColumn(other, head))) continue;
    const distance = inside
      ? 0
      : Math.min(Math.abs(head.left - cell.left), Math.abs((head.left + head.right) / 2 - centre));
    if (distance < bestDistance || (distance === bestDistance && best === null)) {
      best = column;
      bestDistance = distance;
    }
  }
  return best;
}
