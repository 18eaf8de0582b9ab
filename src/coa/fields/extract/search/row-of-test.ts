import type { Cell } from '../../../layout/cells.ts';
import { besideBothLines, columnOf, type PageGraph, rowOfTitle } from '../../../layout/page-graph.ts';
import { columnHeadedBy } from '../../../layout/table.ts';
import { anyOf, wholly } from '../../vocabulary/any-of.ts';
import { TOTALS } from '../../vocabulary/peak-columns.ts';
import { COMPOSITION_PARTS, OTHER_TESTS, PURITY_TITLES } from '../../vocabulary/results.ts';
import { isLabelOnly } from './label-of.ts';

const TEST = anyOf([...PURITY_TITLES, ...COMPOSITION_PARTS.flatMap(([, titles]) => titles), ...OTHER_TESTS]);
/** Behind a value the title of a total, as of the peaks. */
const TOTAL = wholly(TOTALS);
/** A figure, which a title has not: of what "C18" and "(1 % solution)" say none is the result. */
const FIGURE = /\d[.,]\d|^[<>≤≥±]?\s?\d/;
/** What stands in place of a limit where none is set. */
const ONLY_REPORTED = /^report(?: (?:only|result|value))?$/i;
/** Words of a title at most: what is longer is a sentence. */
const MAX_WORDS = 5;

/**
 * What stands in the row of a test's title and is of that row: up to the title of another, of a table or a form beside it. "Counter-ion
 * Acetate    Peptide content  87.5 %" holds two rows.
 */
export function rowOfTest(title: Cell, graph: PageGraph): Cell[] {
  const beside = rowOfTitle(title, graph);
  // Beside a title of two lines a method of two may stand, and the figure in the middle of both.
  const row = beside.some(({ text }) => FIGURE.test(text))
    ? beside
    : [...beside, ...besideBothLines(title, graph).filter((cell) => !beside.includes(cell))];
  const next = row.findIndex((cell, at) => beginsAnother(cell, graph) || (at > 0 && TOTAL.test(cell.text)));
  return next < 0 ? row : row.slice(0, next);
}

/** Whether a cell is the title of a row of its own: a label, or what a test is called; not where a head says what its column holds. */
function beginsAnother(cell: Cell, graph: PageGraph): boolean {
  const column = columnOf(cell, graph);
  if (column !== null && column !== 'test') return false;
  return (
    (isLabelOnly(cell) && columnHeadedBy(cell) === null && !ONLY_REPORTED.test(cell.text)) ||
    (cell.words.length <= MAX_WORDS && TEST.test(cell.text) && !FIGURE.test(cell.text))
  );
}
