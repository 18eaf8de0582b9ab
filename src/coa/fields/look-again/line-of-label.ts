import type { Cell } from '../../layout/cells.ts';
import { type PageGraph, rightOf } from '../../layout/page-graph.ts';
import { textOf } from '../../layout/word.ts';
import { editDistance } from '../text/edit-distance.ts';
import { lettersOnly } from '../text/letters-only.ts';

/** Letters of our list's label of a number that may be misread, as a share of it. */
const MISREAD_LABEL = 0.5;
/** Words with which a cell begins of which such a label may be. */
const LABEL_WORDS = 3;
/** How far right of its label a number may stand, letter heights. */
export const BESIDE = 25;

/** The cell that is most like a label of our list, and what stands right of it; null when none is like it. */
export function lineOfLabel(label: string, graph: PageGraph): { label: Cell; beside: Cell[] } | null {
  const wanted = lettersOnly(label);
  const most = Math.floor(wanted.length * MISREAD_LABEL);
  const misses = ({ words }: Cell): number =>
    Math.min(
      ...words
        .slice(0, LABEL_WORDS)
        .map((_, last) => editDistance(lettersOnly(textOf(words.slice(0, last + 1))), wanted, most + 1)),
    );
  const [nearest] = graph.cells
    .map((cell) => ({ cell, misses: misses(cell) }))
    .filter((one) => one.misses <= most)
    .sort((a, b) => a.misses - b.misses);
  if (nearest === undefined) return null;
  const { cell } = nearest;
  const beside = rightOf(cell, graph).flatMap((edge) => (edge.gap < BESIDE ? [edge.cell] : []));
  return { label: cell, beside };
}
