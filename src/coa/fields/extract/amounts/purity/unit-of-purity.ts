import type { Cell } from '../../../../layout/cells.ts';
import { below, type PageGraph, rowOf } from '../../../../layout/page-graph.ts';
import { withoutBrackets } from '../../../text/without-brackets.ts';
import type { Percentage } from '../read-percent.ts';

/** A title that gives the unit of the numbers under it: "Determined purity (%)" over "99.74". */
const PER_CENT_TITLE = /[([]%[)\]]/;
/** The same anywhere in a title. */
const PER_CENT_ASIDE =
  /%\s?[)\]]?$|[([,/] ?(?:area[- ]?)?%(?: (?:of )?(?:the )?(?:total )?(?:UV |peak )?area[)\]]?$|[)\]]?$)|\bper ?cent$/i;
/** The unit of a purity that stands by itself: "area %". */
export const UNIT_ALONE =
  /^(?:\p{L}{1,8}[.-]?[- ]?)?%(?:\s?[(/]?\s?(?:area|plochy|pow|fl|w\/w|rel|norm)[-. %)/]*(?:area)?)?$/iu;

/** Whether the unit stands apart from the figure: in the title, "Purity, %", or in a cell of its own, "area %". */
export function hasPerCentAside(title: Cell, graph: PageGraph): boolean {
  return PER_CENT_ASIDE.test(title.text) || rowOf(title, graph).some(({ text }) => UNIT_ALONE.test(text));
}

/** Whether a title gives the unit of the numbers under it. */
export function isInPerCent({ text }: Cell): boolean {
  return PER_CENT_TITLE.test(text) || PER_CENT_ASIDE.test(text) || PER_CENT_ASIDE.test(withoutBrackets(text));
}

/** Whether the unit of a column stands under its head: "Area purity" over "%". */
export function hasUnitUnder(title: Cell, graph: PageGraph): boolean {
  return UNIT_ALONE.test(below(title, graph)[0]?.cell.text ?? '');
}

/** Whether a figure of a row is a share: its sign stands behind it, or in a cell of its own. */
export function hasPerCent({ text }: Percentage, row: Cell, graph: PageGraph): boolean {
  return text.includes('%') || hasPerCentAside(row, graph);
}
