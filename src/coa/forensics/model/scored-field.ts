import type { FieldComparison } from '../features/compare-fields.ts';
import type { PlacedField } from '../features/measured-word.ts';
import { relativeScores } from './relative-scores.ts';

/** A field of a page, as trees of real pages score it. */
export interface ScoredField {
  comparison: FieldComparison;
  box: PlacedField['box'];
  /** Log odds of an edit above the page's other fields. */
  score: number;
}

/** Scores the compared fields of a page. @param placed where they stand; one that is not among them is left out. */
export function scoredFields(
  compared: readonly FieldComparison[],
  placed: readonly PlacedField[],
  probabilityOfEdit: (field: FieldComparison) => number,
): ScoredField[] {
  const scores = relativeScores(compared.map(probabilityOfEdit));
  const boxOf = new Map(placed.map(({ name, box }) => [name, box]));
  return compared.flatMap((comparison, index) => {
    const box = boxOf.get(comparison.name);
    return box === undefined ? [] : [{ comparison, box, score: scores[index]! }];
  });
}
