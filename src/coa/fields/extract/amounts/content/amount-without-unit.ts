import type { Cell } from '../../../../layout/cells.ts';
import { above, beforeOf, below, columnOf, NO_RESULTS, type PageGraph, rowOf } from '../../../../layout/page-graph.ts';
import { textOf } from '../../../../layout/word.ts';
import { type AmountReading, readAmount } from '../read-amount.ts';
import { averageUnder } from '../summary-lines.ts';
import { DECIMALS, UNIT_ALONE } from './content-candidate.ts';

/** The unit that a title gives for the numbers under it: “(mg)”, “, mg/vial”; and no concentration, “mg/ml”. */
const UNIT_OF_TITLE =
  /(?:[([]|[,;/] ?|^)(mg|milligrams?|mcg|[µupy]g|g)(?: ?(?:\/|per|[ijl]\/?) ?vial)?\b(?! ?\/ ?(?:ml|mg|g)\b)/i;
/** A number without its unit, and one of whose first five a reader made a sign. */
const BARE_NUMBER = /^\d{1,4}(?:[.,]\d{1,4})?$/;
const LETTERED_NUMBER = /^[$S](?=\d*[.,]\d)/;
/** What stands behind a number and is its spread: "5.06 ± 0.12", whose sign readers take for another, or a remark: "10.21 (U 0.35, k 2)". */
const SPREAD = /^(?:[*†‡]+|(?:[±+£]|\+\/-) ?\d+(?:[.,]\d+)?|\([^()]*\))$/;

/** The unit that a title gives for the numbers by it; undefined where it gives none. */
export const unitOfTitle = ({ text }: Cell): string | undefined => UNIT_OF_TITLE.exec(text)?.[1];

/** The amount in a cell; of a number alone, in the unit that its title gives. */
export function amountUnderTitle(title: Cell, cell: Cell): AmountReading | null {
  return readAmount(cell.words) ?? readInUnit(cell, unitOfTitle(title));
}

/** A large figure over a unit that stands by itself, "31.72" over "mg / vial", or the number before it. */
export function amountAtUnit(unit: Cell, graph: PageGraph): AmountReading | null {
  if (!UNIT_ALONE.test(unit.text)) return null;
  const average = averageUnder(unit, graph);
  if (average !== null) return readInUnit(average, 'mg');
  const over = above(unit, graph).find(({ centred }) => centred);
  const isOther = over !== undefined && NO_RESULTS.has(columnOf(over.cell, graph));
  const amount = over === undefined || isOther ? null : readInUnit(over.cell, 'mg');
  if (amount !== null) return amount;
  // In a table of peaks whose last column names the compound: "10.284 | mg/vial | 99.318 | MOTS-c".
  const [before] = beforeOf(unit, graph);
  return before !== undefined && DECIMALS.test(before.cell.text) ? readInUnit(before.cell, 'mg') : null;
}

/** The unit that the head of a column gives, or that stands under it: "Found" over "(mg/vial)". */
export function unitOfHead(head: Cell | null, graph: PageGraph): string | undefined {
  if (head === null) return undefined;
  const own = unitOfTitle(head);
  const under = below(head, graph)[0]?.cell.words[0]?.text.replace(/^\(|\)$/g, '');
  return own ?? (under !== undefined && UNIT_ALONE.test(under) ? 'mg' : undefined);
}

/** The unit that the title of a table's section gives for its rows: "Assay (HPLC), mg per vial" over "Total peptide". */
export function unitOfSection(title: Cell, graph: PageGraph): string | undefined {
  const over = above(title, graph).find(({ cell, inLine }) => inLine && UNIT_OF_TITLE.test(cell.text));
  return over !== undefined && rowOf(over.cell, graph).length === 0 ? unitOfTitle(over.cell) : undefined;
}

/**
 * A number whose unit stands elsewhere, as in a title: "Determined content (mg)" over "10.16". One of which a reader made
 * a letter is a doubtful reading: "$.11" is 5.11.
 */
export function readInUnit({ words: [word, ...others] }: Cell, unit: string | undefined): AmountReading | null {
  if (word === undefined || (others.length > 0 && !SPREAD.test(textOf(others))) || unit === undefined) return null;
  const number = word.text.replace(LETTERED_NUMBER, '5');
  if (!BARE_NUMBER.test(number)) return null;
  const amount = readAmount([{ ...word, text: `${number} ${unit}` }]);
  const confidence = number === word.text ? word.confidence : word.confidence / 2;
  return amount && { ...amount, confidence, text: number, words: [word] };
}
