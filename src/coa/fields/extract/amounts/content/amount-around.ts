import type { Cell } from '../../../../layout/cells.ts';
import { figureBefore, figureFarOver, figuresFarUnder, figuresOver } from '../../../../layout/figures-of-cards.ts';
import { beforeOf, below, type PageGraph } from '../../../../layout/page-graph.ts';
import { areInOneColumn } from '../../../../layout/relations.ts';
import { withoutBrackets } from '../../../text/without-brackets.ts';
import { rowOfTest } from '../../search/row-of-test.ts';
import { type AmountReading, hasDecimals, readAmount } from '../read-amount.ts';
import { LIMIT } from '../read-percent.ts';
import { amountUnderTitle, readInUnit, unitOfTitle } from './amount-without-unit.ts';
import { DECIMALS, OTHER_AMOUNT, UNIT_ALONE } from './content-candidate.ts';

/**
 * The amount that a title gives beside which no row stands: before it, under it or over it, at last on a card farther off. Null where
 * none does.
 */
export function amountAround(title: Cell, graph: PageGraph): AmountReading | null {
  return (
    firstAmount(figureBefore(title, graph)) ??
    amountBelow(title, graph) ??
    amountAbove(title, graph) ??
    firstAmount([...figuresFarUnder(title, graph), ...figureFarOver(title, graph)])
  );
}

/** The amount of an average, of whose title nothing else says what it is of: under it, or the one in its row. */
export function amountOfAverage(title: Cell, graph: PageGraph): AmountReading | null {
  return firstAmount(below(title, graph).map(({ cell }) => cell)) ?? averageInRow(title, graph);
}

/** The one amount in the row of an average: "Mean (RSD 0.9 %)" before "10.41 mg", under the vials' own. */
function averageInRow(title: Cell, graph: PageGraph): AmountReading | null {
  const [only, ...others] = rowOfTest(title, graph).flatMap(({ words }) => readAmount(words) ?? []);
  return only !== undefined && others.length === 0 && hasDecimals(only.text) ? only : null;
}

/** The amount under a title, in the title's unit or in one that stands under it. */
function amountBelow(title: Cell, graph: PageGraph): AmountReading | null {
  const under = below(title, graph).find(({ cell }) => !LIMIT.test(cell.text))?.cell;
  if (under === undefined || OTHER_AMOUNT.test(withoutBrackets(under.text))) return null;
  if (UNIT_ALONE.test(under.text)) return onlyAmountUnder(under, graph);
  const unit = unitOfTitle(title);
  // "Net content (mg/vial)" over "vs. ref. std", and the figure under both.
  const second = unit === undefined || /\d/.test(under.text) ? undefined : below(under, graph)[0]?.cell;
  return amountUnderTitle(title, under) ?? (second === undefined ? null : readInUnit(second, unit));
}

/** The one number of a column whose unit stands under its head, in the row of the compound and in that of the total. */
function onlyAmountUnder(unit: Cell, graph: PageGraph): AmountReading | null {
  const column = graph.cells
    .filter((cell) => cell.top > unit.bottom && areInOneColumn(unit, cell) && isTitled(cell, graph))
    .flatMap((cell) => (DECIMALS.test(cell.text) ? (readInUnit(cell, 'mg') ?? []) : []));
  return new Set(column.map(({ value }) => value)).size === 1 ? column[0]! : null;
}

/** Whether words stand before a figure, as in a table's row, and no figures, as on a chromatogram. */
function isTitled(figure: Cell, graph: PageGraph): boolean {
  return beforeOf(figure, graph).some(({ cell }) => /\p{L}{3}/u.test(cell.text));
}

/** The first amount in cells. */
function firstAmount(cells: readonly Cell[]): AmountReading | null {
  return cells.map(({ words }) => readAmount(words)).find((amount) => amount !== null) ?? null;
}

/** A card's figure over its caption: "10.31 mg" over "Measured amount". */
function amountAbove(title: Cell, graph: PageGraph): AmountReading | null {
  return firstAmount(figuresOver(title, graph).filter(({ text }) => !LIMIT.test(text)));
}
