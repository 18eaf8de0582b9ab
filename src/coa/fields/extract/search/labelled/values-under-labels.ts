import type { Cell } from '../../../../layout/cells.ts';
import { above, rightOf } from '../../../../layout/page-graph.ts';
import { shareEdge } from '../../../../layout/relations.ts';
import { type LabelledValue, type Page, PLACE_SCORES } from './labelled-value.ts';
import { isLabel } from './values-of-label.ts';
import { showing } from './values-over-labels.ts';

/** Whether a page sets its values under its labels: more dates and amounts stand there than beside them. */
export function isSetUnder(found: readonly LabelledValue[]): boolean {
  const at = (place: LabelledValue['place']): LabelledValue[] => found.filter((value) => value.place === place);
  return showing(at('below')) > showing(at('right'));
}

/**
 * Of a page that sets its values under its labels, what stands beside a label counts half, so that the next label of a form is not taken
 * for the value of the one before it.
 */
export function preferUnder(found: readonly LabelledValue[]): LabelledValue[] {
  return found.map((value) =>
    value.place === 'right'
      ? { ...value, score: value.score * PLACE_SCORES.againstHabit }
      : value.place === 'below'
        ? { ...value, score: Math.max(value.score, PLACE_SCORES.byHabit) }
        : value,
  );
}

/**
 * Whether what stands below a label is the label of the next row: a page sets its values to the right, in `column`, and
 * beside this one stands such a value. Where a value is covered, the label of the next row is all that is near.
 */
export function isLabelOfAnother({ place, cell }: LabelledValue, column: readonly Cell[], { graph }: Page): boolean {
  if (place !== 'below') return false;
  // Of the cards of a head, whose values stand under their labels, a later one may begin in line with a column by chance.
  const [beside] = rightOf(cell, graph);
  const isUnderLabel =
    beside !== undefined &&
    above(beside.cell, graph)
      .slice(0, 1)
      .some((edge) => isLabel(edge.cell));
  if (isUnderLabel) return false;
  const isInColumn = (value: Cell): boolean => beside !== undefined && shareEdge(value, beside.cell, graph.letters);
  return column.filter(isInColumn).length >= MIN_IN_COLUMN;
}

/** Values that must begin or end in line before they are a column. */
const MIN_IN_COLUMN = 2;
