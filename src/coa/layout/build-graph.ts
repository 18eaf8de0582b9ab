import { BUDGETS } from '../budgets.ts';
import type { Cell } from './cells.ts';
import { NO_RESULTS, OVERLAP, type PageGraph, type Rows, type Standing } from './page-graph.ts';
import {
  areBeside,
  areCentred,
  areInLine,
  areInOneColumn,
  areInOneRow,
  areOnOneLine,
  gapRight,
  isFarBelow,
  isUnder,
} from './relations.ts';
import { withoutScales } from './scales.ts';
import { columnUnder, findHeaders } from './table.ts';

/**
 * Works out how the cells of a page stand to one another. Where they are more to compare than `BUDGETS.comparedCells`, those stay unrelated
 * that are farthest from each other, counted in cells from the head of the page down.
 * @param printed all of them; the numbers on axes of charts are none of the graph's.
 * @param letters height of its letters, pixels.
 * @param rows where the page begins and ends; down to its last cell where that is not known.
 */
export function pageGraph(
  printed: readonly Cell[],
  letters: number,
  rows: Rows = { top: 0, bottom: Math.max(0, ...printed.map(({ bottom }) => bottom)) },
): PageGraph {
  const cells = withoutScales(printed, letters);
  const standing = new Map<Cell, Standing>(
    cells.map((cell) => [cell, { left: [], right: [], below: [], above: [], column: null }]),
  );
  const downwards = [...standing].sort(([a], [b]) => a.top - b.top);
  relateAll(downwards, letters);
  const places = new Map(downwards.map(([cell], place) => [cell, place]));
  const inOrder = (a: { cell: Cell }, b: { cell: Cell }): number =>
    (places.get(a.cell) ?? 0) - (places.get(b.cell) ?? 0);
  const headers = findHeaders(cells);
  for (const [cell, found] of standing) {
    found.left.sort((a, b) => b.cell.right - a.cell.right || inOrder(a, b));
    found.right.sort((a, b) => a.cell.left - b.cell.left || inOrder(a, b));
    found.below.sort((a, b) => a.cell.top - b.cell.top || inOrder(a, b));
    found.above.sort((a, b) => b.cell.bottom - a.cell.bottom || inOrder(a, b));
    found.column = columnUnder(
      cell,
      headers,
      [...found.left, ...found.right].flatMap((edge) => (edge.inRow ? [edge.cell] : [])),
    );
  }
  for (const [cell, found] of downwards)
    if (isBelowTable(cell, found, { standing, headers, letters })) found.column = null;
  return { cells, letters, rows, headers, standing };
}

/** By how much farther than rows are apart, and how many letter heights, a line stands below a table that is none of its rows. */
const BELOW_TABLE = { rows: 1.8, letters: 1.5 } as const;

/**
 * Whether a value that its place would put among limits stands below the table, alone beside its title: "Blend purity  97.8 %", where the
 * rows over it are whole and nearer to each other.
 */
function isBelowTable(
  cell: Cell,
  { column, left, right, above: over }: Standing,
  { standing, headers, letters }: Pick<PageGraph, 'headers' | 'letters'> & { standing: ReadonlyMap<Cell, Standing> },
): boolean {
  if (!NO_RESULTS.has(column)) return false;
  const heads = headers.filter((header) => header.cell.bottom <= cell.top);
  const lowest = Math.max(...heads.map((header) => header.cell.top));
  const from = Math.min(...heads.flatMap((header) => (lowest - header.cell.top < letters ? [header.cell.left] : [])));
  // What stands left of the table is of another.
  if ([...left, ...right].filter((edge) => edge.inRow && edge.cell.right > from).length > 1) return false;
  const last = over.find(({ overlaps }) => overlaps)?.cell;
  const beforeLast = last === undefined ? undefined : standing.get(last)?.above.find(({ overlaps }) => overlaps)?.cell;
  if (last === undefined || beforeLast === undefined) return false;
  const gap = cell.top - last.bottom;
  return gap > letters * BELOW_TABLE.letters && gap > (last.top - beforeLast.bottom) * BELOW_TABLE.rows;
}

/** Relates every cell to those that stand by it: first to the next one down the page, then to the one after that, and so on. */
function relateAll(downwards: readonly [Cell, Standing][], letters: number): void {
  let left = BUDGETS.comparedCells;
  // A full page has thousands of cells, of which a few lines stand by any one of them.
  let open = downwards.map((_, index) => index);
  for (let step = 1; open.length > 0; step++)
    open = open.filter((index) => {
      const [cell, ofCell] = downwards[index]!;
      const [other, ofOther] = downwards[index + step] ?? [];
      if (other === undefined || ofOther === undefined || isFarBelow(other, cell, letters) || left-- <= 0) return false;
      relate(cell, ofCell, other, ofOther, letters);
      relate(other, ofOther, cell, ofCell, letters);
      return true;
    });
}

/** Notes where another cell stands right of a cell, or under it. */
function relate(cell: Cell, ofCell: Standing, other: Cell, ofOther: Standing, letters: number): void {
  const gap = gapRight(cell, other, letters);
  if (gap >= -OVERLAP.row) {
    const how = { gap, onLine: areOnOneLine(cell, other), inRow: areInOneRow(cell, other, letters) };
    if (how.inRow || areBeside(cell, other)) {
      ofCell.right.push({ cell: other, ...how });
      ofOther.left.push({ cell, ...how });
    }
  }
  if (!isUnder(other, cell, letters)) return;
  const how = {
    overlaps: areInOneColumn(cell, other),
    inLine: areInLine(cell, other, letters),
    centred: areCentred(cell, other, letters),
  };
  ofCell.below.push({ cell: other, ...how });
  ofOther.above.push({ cell, ...how });
}
