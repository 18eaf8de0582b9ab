import { type Cell, cellOf } from '../../../../layout/cells.ts';
import { headOf, type PageGraph, upperLineOf } from '../../../../layout/page-graph.ts';
import type { Word } from '../../../../layout/word.ts';

/** A claim that a title gives in brackets. */
export const CLAIM_IN_TITLE =
  /^\((?:(?:label|claim|declared|nominal|stated)[^)]*|[^)]*\b(?:label|claim(?:ed)?|declared|nominal|stated|expected))\)?$/i;
/** The same as the first line of a label of two. */
const CLAIM_OVER = /^(?:label(?:l?ed)?|claimed|declared|nominal|stated)(?: \p{L}+){0,2}$/iu;

/** Whether an amount that stands in one cell with its title stands in the column of what is asked: "Quantitative Assay 50mg/ml (NLT 90%)". */
export function isUnderSpecification(words: Word[], graph: PageGraph): boolean {
  const head = headOf(cellOf(words), graph);
  return graph.headers.some(({ cell, column }) => cell === head && column === 'specification');
}

/** Whether a label goes on with a line that says that its amount is claimed: "Labeled Peptide" over "Content: 50 mg". */
export function isUnderClaim(title: Cell, graph: PageGraph): boolean {
  const over = upperLineOf(title, graph);
  return over !== undefined && CLAIM_OVER.test(over.text);
}
