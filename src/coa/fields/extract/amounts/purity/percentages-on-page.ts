import type { Cell } from '../../../../layout/cells.ts';
import { above, below, lineOf, type PageGraph } from '../../../../layout/page-graph.ts';
import type { Word } from '../../../../layout/word.ts';
import { readPercent } from '../read-percent.ts';
import type { PurityReading } from './purity-reading.ts';

/** A share whose sign stands in a column of its own. */
const SHARE_ALONE = /^\d{2}[.,]\d{1,4}$/;

/** The cell in which a purity stands. */
export function cellOfReading(words: readonly Word[], { cells }: PageGraph): Cell | undefined {
  return cells.find((cell) => cell.words.includes(words[0]!));
}

/**
 * The other percentages in the row of a purity and in its column: where one was taken for another, the right one is among them.
 * @param peaks cells that hold the shares of peaks, which are no purities.
 */
export function percentagesBeside({ words }: PurityReading, peaks: readonly Cell[], graph: PageGraph): number[] {
  const cell = cellOfReading(words, graph);
  if (cell === undefined) return [];
  const column = [...above(cell, graph), ...below(cell, graph)].flatMap((edge) => (edge.overlaps ? [edge.cell] : []));
  return [...new Set([...lineOf(cell, graph), ...column])].flatMap((other) =>
    other === cell || peaks.includes(other) ? [] : (shareIn(other) ?? []),
  );
}

/** Every percentage of a page, but for those of its peaks; also one whose sign stands elsewhere. @param peaks cells that hold those. */
export function percentagesOnPage(peaks: readonly Cell[], { cells }: PageGraph): number[] {
  return [...new Set(cells.flatMap((cell) => (peaks.includes(cell) ? [] : (shareIn(cell) ?? []))))];
}

/** The percentage in a cell, also one whose sign stands elsewhere. */
function shareIn({ words, text }: Cell): number | null {
  return readPercent(words)?.value ?? (SHARE_ALONE.test(text) ? Number(text.replace(',', '.')) : null);
}
