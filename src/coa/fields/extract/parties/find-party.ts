import type { Cell } from '../../../layout/cells.ts';
import type { LabelledValue } from '../search/find-labelled.ts';

/** Where an address heads a page, shares of its height and of the cells' spread, and how many lines it has at most. */
const HEAD = 0.35;
const LEFT = 0.5;
const MAX_LINES = 6;
/** Letter heights between two lines of an address, and by which they may begin apart. */
const LINE_GAP = 2;
const INDENT = 1.5;
/** The line of an address with state and postcode. */
const POSTCODE = /\b[A-Z]{2},?\s+\d{5}(?:-\d{4})?$/;

/**
 * The party that heads an address without a label: the first of the lines that stand under one another at the left of the
 * head, of which one ends in a postcode. Only for laboratories that are known to print their client so.
 */
export function findAddressee(cells: readonly Cell[], pageHeight: number, letters: number): LabelledValue | null {
  const middle = Math.max(...cells.map(({ right }) => right)) * LEFT;
  const left = cells.filter((cell) => cell.bottom < pageHeight * HEAD && cell.left < middle);
  const block = left.filter(({ text }) => POSTCODE.test(text)).slice(0, 1);
  while (block.length > 0 && block.length < MAX_LINES) {
    const first = block[0]!;
    const above = left.find(
      (cell) =>
        cell.bottom <= first.top + letters / 2 &&
        first.top - cell.bottom < letters * LINE_GAP &&
        Math.abs(cell.left - first.left) < letters * INDENT,
    );
    if (above === undefined) break;
    block.unshift(above);
  }
  const [name] = block;
  if (name === undefined || block.length < 2) return null;
  const { words, text, confidence } = name;
  return { field: 'client', label: '', words, text, confidence, score: 0.7, place: 'same-cell' };
}
