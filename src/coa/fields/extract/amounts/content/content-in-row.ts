import type { Cell } from '../../../../layout/cells.ts';
import { above, columnOf, headOf, NO_RESULTS, type PageGraph } from '../../../../layout/page-graph.ts';
import { gapRight } from '../../../../layout/relations.ts';
import { rowOfTest } from '../../search/row-of-test.ts';
import { type AmountReading, hasDecimals, readAmount } from '../read-amount.ts';
import { LIMIT } from '../read-percent.ts';
import { readInUnit, unitOfHead, unitOfSection, unitOfTitle } from './amount-without-unit.ts';
import { DECIMALS, UNIT_ALONE } from './content-candidate.ts';

/** What else may stand in the cell of an amount: those of other vials or parts, its share of the claim, what it is of. */
const MORE_AMOUNTS =
  /\((?:label(?:l?ed)?|claim|declared|nominal)\b[^)]*\)|[\s;,.()[\]]|\d+(?:[.,]\d+)?\s?(?:m?g\b|%)|(?:\/|per)\s?vial\b|\bpurity\b/gi;
/** The unit of an amount. */
const UNIT_OF_AMOUNT = /\d\s?(mg|mcg|[µup]g|g)\b/i;

/** How far an amount may be from what is claimed, in whole per cent. */
const ALLOWANCE = /(?:±|\+\/?-)\s?\d{1,2}\s?%/;

/** The upper end of a range whose lower one stands in the cell before: "9.5" and "- 11.5 mg". */
const UPPER_END = /^[-–—]{1,2}\s?\d/;
/** A dash by itself, between the ends of a range that a reader parted from it, "9.0 mg", "—", "12.0 mg", and letter heights that part them. */
const DASH = /^[-–—]{1,2}$/;
const NEAR_DASH = 1.3;

/** Whether a cell of a row is an end of the range in which a result must lie. */
function isEndOfRange(row: readonly Cell[], at: number, letters: number): boolean {
  const before = row[at - 1];
  if (UPPER_END.test(row[at]!.text)) return /\d$/.test(before?.text ?? '');
  return [before, row[at + 1]].some((dash) => dash !== undefined && isBetween(row, row.indexOf(dash), letters));
}

/** Whether a dash stands close between two amounts of a row: in the place of a result there is none of it stands far from both. */
function isBetween(row: readonly Cell[], at: number, letters: number): boolean {
  const [lower, dash, upper] = row.slice(Math.max(0, at - 1), at + 2);
  if (lower === undefined || dash === undefined || upper === undefined || !DASH.test(dash.text)) return false;
  const isNear = gapRight(lower, dash, letters) < NEAR_DASH && gapRight(dash, upper, letters) < NEAR_DASH;
  return isNear && /\d(?: ?mg)?$/.test(lower.text) && /^\d/.test(upper.text);
}

/** An amount beside a title. */
export interface Beside {
  cell: Cell;
  amount: AmountReading;
  column: ReturnType<typeof columnOf>;
  /** Nothing else stands in its cell. */
  alone: boolean;
}

/** Of the amounts beside a title, the one found and the one claimed. */
export function readRow(title: Cell, graph: PageGraph): { result: Beside | null; claim: Beside | null } {
  const row = rowOfTest(title, graph);
  const isResult = (cell: Cell): boolean => columnOf(cell, graph) === 'result';
  const amounts = row.flatMap((cell, at): Beside[] => {
    const amount = isEndOfRange(row, at, graph.letters) || LIMIT.test(cell.text) ? null : readAmount(cell.words);
    return amount === null
      ? []
      : [
          {
            cell,
            amount,
            column: columnOf(cell, graph),
            alone: cell.words.length <= amount.words.length + 1 || cell.text.replace(MORE_AMOUNTS, '') === '',
          },
        ];
  });
  // "10.0 mg ± 10%" beside another amount says between what that must be.
  const isAllowed = (cell: Cell): boolean => amounts.length > 1 && ALLOWANCE.test(cell.text);
  const results = amounts.filter(({ column, cell }) => (column === null ? !isAllowed(cell) : !NO_RESULTS.has(column)));
  const measured = results.findLast(({ amount }) => hasDecimals(amount.text));
  // Beside the claim and what was found may stand their ratio, without a unit: "10 mg", "10.39 mg", "103.9".
  const isFound = measured !== undefined && results.length < amounts.length && !row.some(isResult);
  const result =
    results.find(({ column }) => column === 'result') ??
    (isFound ? null : resultWithoutUnit(title, row, amounts, graph)) ??
    measured ??
    results.at(-1) ??
    null;
  // How sure a result is, is no claim; nor is what was found of another part, under the same head.
  const isFoundToo = ({ column }: Beside): boolean => column === 'result' && result?.column === 'result';
  const claim =
    amounts.find((other) => other !== result && other.column !== 'uncertainty' && !isFoundToo(other)) ?? null;
  return { result, claim };
}

/**
 * A number alone under the results whose unit stands elsewhere: with the claim beside it, "5 mg" and "9.90", in a column of units, in
 * the title of its row, or in the head of its column.
 */
function resultWithoutUnit(
  title: Cell,
  row: readonly Cell[],
  amounts: readonly Beside[],
  graph: PageGraph,
): Beside | null {
  const claim = amounts.find(({ column }) => column === 'specification');
  const inColumn = row.find((other) => columnOf(other, graph) === 'result');
  const unitAt = row.findIndex((other) => UNIT_ALONE.test(other.text));
  const besideUnit = DECIMALS.test(row[unitAt - 1]?.text ?? '') ? row[unitAt - 1] : undefined;
  const cell =
    inColumn ?? besideUnit ?? row.find((other) => columnOf(other, graph) === null && DECIMALS.test(other.text));
  if (cell === undefined) return null;
  // What stands right over it may be the head of another table, of which no head is known.
  const [over] = above(cell, graph);
  const isHead = over !== undefined && /^\p{L}{2,}/u.test(over.cell.text) && !UNIT_ALONE.test(over.cell.text);
  const isOfOther = isHead && over.cell !== headOf(cell, graph);
  const unit =
    (claim && UNIT_OF_AMOUNT.exec(claim.cell.text)?.[1]) ??
    (unitAt >= 0 ? 'mg' : undefined) ??
    unitOfTitle(title) ??
    (isOfOther ? undefined : unitOfHead(headOf(cell, graph), graph)) ??
    unitOfSection(title, graph);
  if (unit === undefined) return null;
  const amount = readInUnit(cell, unit);
  return amount && { cell, amount, column: columnOf(cell, graph), alone: true };
}
