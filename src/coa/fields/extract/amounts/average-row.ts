import type { Cell } from '../../../layout/cells.ts';
import { lineOf, type PageGraph, rowOf } from '../../../layout/page-graph.ts';
import { areInOneColumn } from '../../../layout/relations.ts';
import { anyOf } from '../../vocabulary/any-of.ts';
import { AVERAGES } from '../../vocabulary/results.ts';

/** A row's title that says that its figures are the average of those above: "Mean", "Average (n = 3)". */
const AVERAGE_ROW = new RegExp(`^(?:\\S{1,2} ?/ ?)?(?:${anyOf(AVERAGES).source})(?: ?\\(?n ?= ?\\d+\\)?)?:?$`, 'i');

/** What stands under a column's head in the row of the average, where a table gives one line for each of several vials; null where none does. */
export function averageUnder(head: Cell, graph: PageGraph): Cell | null {
  const row = averageRows(graph).find((cell) => cell.top > head.bottom);
  if (row === undefined) return null;
  return rowOf(row, graph).find((cell) => areInOneColumn(head, cell) && /\d/.test(cell.text)) ?? null;
}

/** Whether a cell stands in the row of the average: "MEAN (N=3)" before "ASSAY". */
export function isOfAverage(cell: Cell, graph: PageGraph): boolean {
  const rows = averageRows(graph);
  return lineOf(cell, graph).some((other) => rows.includes(other));
}

/** Worked out once for a page, which every head of a column asks. */
const known = new WeakMap<PageGraph, readonly Cell[]>();

function averageRows(graph: PageGraph): readonly Cell[] {
  const rows = known.get(graph) ?? graph.cells.filter(({ text }) => AVERAGE_ROW.test(text));
  known.set(graph, rows);
  return rows;
}
