import type { Cell } from '../../../layout/cells.ts';
import { type LabelMatch, matchLabel } from '../../vocabulary/labels.ts';

/** Worked out once for a cell, however many finders ask. */
const known = new WeakMap<Cell, LabelMatch | null>();

/** The label with which a cell begins; null where it begins with none. */
export function firstLabelOf(cell: Cell): LabelMatch | null {
  const before = known.get(cell);
  if (before !== undefined) return before;
  const match = matchLabel(cell.words.map(({ text }) => text));
  known.set(cell, match);
  return match;
}

/** The label that a cell is, or that it begins with where a colon closes it; null where it is none. */
export function labelOf(cell: Cell): LabelMatch | null {
  const match = firstLabelOf(cell);
  return match !== null && (match.closed || match.words === cell.words.length) ? match : null;
}

/** Whether a cell is a label and nothing else: the title of a row, whose value stands elsewhere. */
export function isLabelOnly(cell: Cell): boolean {
  return firstLabelOf(cell)?.words === cell.words.length;
}
