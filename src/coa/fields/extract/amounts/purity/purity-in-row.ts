import type { Cell } from '../../../../layout/cells.ts';
import {
  above,
  below,
  columnOf,
  NO_RESULTS,
  nextLineOf,
  type PageGraph,
  rowOf,
} from '../../../../layout/page-graph.ts';
import { withoutBrackets } from '../../../text/without-brackets.ts';
import { rowOfTest } from '../../search/row-of-test.ts';
import { LIMIT, type Percentage, readBare, readBound, readPercent, SMALLEST_UNTITLED } from '../read-percent.ts';
import { OTHER_PURITY_TITLE, SCORES } from './purity-reading.ts';
import { hasPerCent, hasPerCentAside } from './unit-of-purity.ts';

/** A share of nearly all, without its sign. */
export const NEARLY_ALL = /^9\d[.,]\d{2,3}$/;
/** A cell that begins with its figure. */
const FIGURE_FIRST = /^[^\p{L}\d]{0,3}\d/u;
/** What stands in the place of a result that there is none of. */
const NOT_FOUND = /^(?:not (?:tested|requested|determined|performed|measured|ordered|applicable|reported)|pending)$/i;

/** The result in the row of a title, and what its place says for it. */
export function firstInRow(title: Cell, graph: PageGraph): { read: Percentage; score: number } | null {
  const row = rowOfTest(title, graph);
  // What was not found has no figure: that beside it is of something else.
  const unknown = row.findIndex(({ text }) => NOT_FOUND.test(text));
  const candidates = (unknown < 0 ? row : row.slice(0, unknown)).flatMap((cell) => {
    const column = columnOf(cell, graph);
    // "98.2 %", and behind it the remark "largest impurity 0.9 %".
    if (NO_RESULTS.has(column) || OTHER_PURITY_TITLE.test(cell.text)) return [];
    // The column of tests is that of the title: what stands beside it has a head that was not read.
    const isBare =
      (column === null || column === 'test') && (hasPerCentAside(title, graph) || isLoneShare(cell, title));
    const isResult = column === 'result' || isBare;
    const isBound = LIMIT.test(withoutBrackets(cell.text));
    const read = isBound
      ? readBound(cell.words, column)
      : (readPercent(cell.words) ?? readBare(cell.words, isResult ? 'result' : column));
    return read === null ? [] : [{ cell, column, read, isBound }];
  });
  // Beside a figure a bound is what it is held to.
  const plain = candidates.filter(({ isBound }) => !isBound);
  const rivals = plain.length > 0 ? plain : candidates;
  // Behind the figure may stand a remark, or the text of a column beside: "LOQ 0.05 %".
  const figures = rivals.filter(({ cell }) => FIGURE_FIRST.test(cell.text));
  const best = rivals.find(({ column }) => column === 'result') ?? figures.at(-1) ?? rivals.at(-1);
  if (best === undefined) return null;
  const line = lineOfSpread(best.cell, graph);
  return {
    read: line === null ? best.read : (readPercent(line.words) ?? best.read),
    score: best.column === 'result' || candidates.length === 1 ? SCORES.row : SCORES.rivalled,
  };
}

/** Whether a cell is a share of nearly all with decimals, beside the word for purity alone: "Purity" and "99.206", whose sign was not read. */
function isLoneShare({ text }: Cell, title: Cell): boolean {
  return title.words.length === 1 && NEARLY_ALL.test(text);
}

/**
 * The result in the first row of a group of a table, whose title stands alone over it: "Purity by RP-HPLC" over "Retatrutide", "99.42" and
 * "area %".
 */
export function inFirstRowUnder(title: Cell, graph: PageGraph): Percentage | null {
  if (rowOf(title, graph).length > 0) return null;
  const row = nextLineOf(title, graph) ?? below(title, graph).find(({ overlaps }) => overlaps)?.cell;
  if (row === undefined || !/\p{L}/u.test(row.text) || OTHER_PURITY_TITLE.test(row.text)) return null;
  const read = firstInRow(row, graph)?.read ?? null;
  return read === null || read.value < SMALLEST_UNTITLED || !hasPerCent(read, row, graph) ? null : read;
}

/** The cell whose value a cell only adds the spread to: "102.83% ±" over "0.18%"; null for an ordinary cell. */
function lineOfSpread(cell: Cell, graph: PageGraph): Cell | null {
  return above(cell, graph).find((edge) => edge.overlaps && /%\s?[±=+-]+$/.test(edge.cell.text))?.cell ?? null;
}
