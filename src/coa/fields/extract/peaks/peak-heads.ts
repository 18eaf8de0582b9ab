import type { Cell } from '../../../layout/cells.ts';
import { beforeOf, below, lineOf, type PageGraph } from '../../../layout/page-graph.ts';
import { areInOneColumn, areOnOneLine, type Place } from '../../../layout/relations.ts';
import { wholly } from '../../vocabulary/any-of.ts';
import { PEAK_COLUMNS, type PeakColumn } from '../../vocabulary/peak-columns.ts';

const COLUMNS = PEAK_COLUMNS.map(([column, heads]) => [column, wholly(heads)] as const);

/** Where a column stands, and the row that names it. */
export interface Head {
  column: PeakColumn;
  cell: Place;
}

/** The unit under a head, with which it is of two lines: "Area" over "%", as instruments print it. */
const UNIT_UNDER = /^[[(]?%[\])]?$/;

/** Worked out once for a page: every mass asks which numbers are peaks'. */
const known = new WeakMap<PageGraph, readonly Head[]>();

/** Heads as printed. */
export function printedHeads(graph: PageGraph): readonly Head[] {
  const heads = known.get(graph) ?? headsIn(graph);
  known.set(graph, heads);
  return heads;
}

function headsIn(graph: PageGraph): Head[] {
  return graph.cells.flatMap((cell) => {
    const text = cell.text
      .replace(/[\s_]+/g, ' ')
      .replace(/[[\]]/g, '')
      .trim();
    const hit = COLUMNS.find(([, pattern]) => pattern.test(text));
    if (hit === undefined) return [];
    const isPercent = hit[0] === 'area' && UNIT_UNDER.test(below(cell, graph)[0]?.cell.text ?? '');
    return [{ column: isPercent ? 'percent' : hit[0], cell }];
  });
}

/** Whether a number is a peak's: it stands under a head of a peak table, and another of its line under the head beside that. */
export function isOfPeak(cell: Cell, graph: PageGraph): boolean {
  const heads = printedHeads(graph);
  const isUnder = (one: Cell, { cell: head }: Head): boolean => head.bottom <= one.top && areInOneColumn(head, one);
  const over = heads.filter((head) => isUnder(cell, head));
  if (over.length === 0) return false;
  const others = lineOf(cell, graph).filter((one) => one !== cell && /^[\d.,]+$/.test(one.text));
  return heads.some(
    (other) =>
      others.some((one) => isUnder(one, other)) &&
      over.some((head) => other.column !== head.column && areOnOneLine(head.cell, other.cell)),
  );
}

const MINUTES = /^\d{1,3}[.,]\d{1,3} ?min\.?$/i;
const PERCENT = /^\d{1,3}([.,]\d{1,3})? ?%$/;
const AREA = /^\d[\d.,]{3,}$/;
/** Rows of minutes, area and per cent that name their columns by their units. */
const MIN_UNNAMED_ROWS = 3;

interface UnnamedRow {
  percent: Cell;
  retention: Cell;
  area: Cell | undefined;
}

/** The columns of a table without heads: rows of minutes that increase, per cents, and areas between them. */
export function impliedHeads(graph: PageGraph): Head[] {
  const rows = unnamedRows(graph);
  const [first, second] = rows;
  if (first === undefined || second === undefined || rows.length < MIN_UNNAMED_ROWS || !doMinutesIncrease(rows))
    return [];
  const pitch = middle(second.percent) - middle(first.percent);
  const above = (column: PeakColumn, of: readonly Cell[]): Head[] => {
    if (of.length === 0) return [];
    const left = Math.min(...of.map((cell) => cell.left));
    const right = Math.max(...of.map((cell) => cell.right));
    return [{ column, cell: { left, right, top: first.percent.top - pitch, bottom: first.percent.bottom - pitch } }];
  };
  return [
    ...above(
      'percent',
      rows.map(({ percent }) => percent),
    ),
    ...above(
      'retention',
      rows.map(({ retention }) => retention),
    ),
    ...above(
      'area',
      rows.flatMap(({ area }) => area ?? []),
    ),
  ];
}

/** Lines that hold minutes and a per cent, from the top. */
function unnamedRows(graph: PageGraph): UnnamedRow[] {
  return graph.cells
    .filter(({ text }) => PERCENT.test(text))
    .flatMap((percent) => {
      const line = beforeOf(percent, graph).flatMap(({ cell, onLine }) => (onLine ? [cell] : []));
      const retention = line.find(({ text }) => MINUTES.test(text));
      return retention === undefined
        ? []
        : [{ percent, retention, area: line.find(({ text, left }) => AREA.test(text) && left > retention.right) }];
    })
    .sort((a, b) => a.percent.top - b.percent.top);
}

function doMinutesIncrease(rows: readonly UnnamedRow[]): boolean {
  const minutes = rows.map(({ retention }) => parseFloat(retention.text.replace(',', '.')));
  return minutes.slice(1).every((value, index) => value > minutes[index]!);
}

/** Where a line's middle stands. */
export function middle(cell: Place): number {
  return (cell.top + cell.bottom) / 2;
}
