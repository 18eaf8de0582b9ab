import type { FieldComparison } from '../features/compare-fields.ts';
import { featuresNamed } from '../features/registry.ts';
import { probabilityOf, type Tree } from './boosted-trees.ts';
import fitted from './local-edits.json' with { type: 'json' };
import { relativeScores } from './relative-scores.ts';

/** The features that the model was fitted to, in the order in which its trees count them. */
const MODEL_FEATURES = featuresNamed(fitted.features);

/** Score of each field of a page, in their order: log odds of an edit above the page's other fields. */
export function scoreFields(fields: readonly FieldComparison[]): number[] {
  return relativeScores(fields.map(probabilityOfEdit));
}

/** Probability that a field was edited, as the model fitted to test pages gives it. */
function probabilityOfEdit(field: FieldComparison): number {
  const values = MODEL_FEATURES.map(({ compute }) => compute(field));
  return probabilityOf(fitted.trees as Tree[], fitted.bias, values);
}
