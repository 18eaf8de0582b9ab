import type { Cell } from '../../../layout/cells.ts';
import { lineOf, type PageGraph, rowOf } from '../../../layout/page-graph.ts';
import { areInOneColumn } from '../../../layout/relations.ts';
import { anyOf } from '../../vocabulary/any-of.ts';
import { AVERAGES, TOTALS_OF_BLENDS } from '../../vocabulary/results.ts';
import { rowOfTest } from '../search/row-of-test.ts';

/** How many there were, behind an average, or their spread; readers lose the sign between: "(n = 3)", "(n 3)", "(RSD 0.9 %)". */
const HOW_MANY = '(?: ?\\(?n ?=? ?\\d+\\)?| \\(rsd[^()]*\\))?:?';
/** A title that says that its figures are the average of the others: "Mean", "Average (n = 3)". */
const AVERAGE = new RegExp(`^(?:\\S{1,2} ?/ ?)?(?:${anyOf(AVERAGES).source})${HOW_MANY}$`, 'i');
/** One that says that they are of the whole blend: "Total", "Sum", "Total peptide". */
const TOTAL = new RegExp(`^(?:${anyOf(TOTALS_OF_BLENDS).source}):?$`, 'i');

/** How a result begins, and no head of a column. */
const BEGINS_WITH_FIGURE = /^\W{0,2}\d+[.,]\d/;

/** Whether a title says that its figures are those of a whole blend. */
export const isTotalTitle = (text: string): boolean => TOTAL.test(text);

/** Whether a title says that its figures are the average of others. */
export const saysAverage = (text: string): boolean => AVERAGE.test(text);

/** Heads of a table at least. */
const MIN_HEADS = 3;

interface SummaryLines {
  average: readonly Cell[];
  total: readonly Cell[];
}

/** What stands under a column's head in the row of the average, where a table gives one line for each of several vials; null where none does. */
export function averageUnder(head: Cell, graph: PageGraph): Cell | null {
  // A title with a figure beside it is that of a row, and of another table.
  if (hasFigureBeside(head, graph)) return null;
  return figureInRow(summaryLines(graph).average, head, graph)?.figure ?? null;
}

/** A figure in a row that sums up, and what that row is called. */
interface SummaryFigure {
  figure: Cell;
  title: Cell;
}

/** What stands under a column's head in the row of the total, where a table gives one line for each part of a blend; null where none does. */
export function totalUnder(head: Cell, graph: PageGraph): SummaryFigure | null {
  return figureInRow(summaryLines(graph).total, head, graph);
}

/** What stands beside a row's title in the column of the average, where a table gives one column for each of several vials; null where none does. */
function averageBeside(title: Cell, graph: PageGraph): Cell | null {
  const head = summaryLines(graph).average.find(
    (cell) => cell.bottom <= title.top && cell.left > title.right && !hasFigureBeside(cell, graph),
  );
  if (head === undefined) return null;
  return figureUnder(head, title, graph);
}

/** The figure that a page gives for several vials or for a whole blend, where its title gives one for each of them. */
interface Summary {
  figure: Cell;
  /** What the row of a total is called, and not the title that each part has too; null for an average. */
  totalTitle: string | null;
}

/** The average under or beside a title, else the total under it; null where the page has neither. */
export function summaryOf(title: Cell, graph: PageGraph): Summary | null {
  const average = averageUnder(title, graph) ?? averageBeside(title, graph);
  if (average !== null) return { figure: average, totalTitle: null };
  const total = totalUnder(title, graph);
  return total && { figure: total.figure, totalTitle: total.title.text };
}

/** Whether a result stands beside a title: it is then that of a row, and no head of a column. */
function hasFigureBeside(title: Cell, graph: PageGraph): boolean {
  return rowOfTest(title, graph).some(({ text }) => BEGINS_WITH_FIGURE.test(text));
}

/** Whether a cell is the title of an average and nothing else: "Mean value" over an amount and a purity. */
export function isAverageTitle(cell: Cell, graph: PageGraph): boolean {
  return summaryLines(graph).average.includes(cell);
}

/** Whether a cell stands in the row of the average: "MEAN (N=3)" before "ASSAY". */
export function isOfAverage(cell: Cell, graph: PageGraph): boolean {
  const rows = summaryLines(graph).average;
  return lineOf(cell, graph).some((other) => rows.includes(other));
}

function figureInRow(titles: readonly Cell[], head: Cell, graph: PageGraph): SummaryFigure | null {
  const title = titles.find((cell) => cell.top > head.bottom);
  const figure = title === undefined ? null : figureUnder(head, title, graph);
  return title === undefined || figure === null ? null : { figure, title };
}

/** The figure in the row of a title that stands in the column of a head. */
function figureUnder(head: Cell, title: Cell, graph: PageGraph): Cell | null {
  const figures = rowOfTest(title, graph).filter(({ text }) => /\d/.test(text));
  const under = figures.find((cell) => areInOneColumn(head, cell));
  if (under !== undefined) return under;
  // Figures set to the right under heads set to the left: between the head and the next one.
  const heads = lineOf(head, graph);
  if (heads.length < MIN_HEADS) return null;
  // Heads of two lines stand half beside one of a single line.
  const next = [...heads, ...rowOf(head, graph)].find((cell) => cell.left > head.right);
  const isBetween = (cell: Cell): boolean => cell.left >= head.right && next !== undefined && cell.right <= next.left;
  return figures.find(isBetween) ?? null;
}

/** Worked out once for a page, which every head of a column asks. */
const known = new WeakMap<PageGraph, SummaryLines>();

function summaryLines(graph: PageGraph): SummaryLines {
  const lines = known.get(graph) ?? {
    average: graph.cells.filter(({ text }) => AVERAGE.test(text)),
    total: graph.cells.filter(({ text }) => TOTAL.test(text)),
  };
  known.set(graph, lines);
  return lines;
}
