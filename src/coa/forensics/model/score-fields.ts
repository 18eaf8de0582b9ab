import type { FieldComparison } from '../features/compare-fields.ts';
import { featuresNamed } from '../features/registry.ts';
import { probabilityOf, type Tree } from './boosted-trees.ts';
import made from './made-pages.json' with { type: 'json' };
import real from './real-pages.json' with { type: 'json' };
import { logOdds, relativeScores } from './relative-scores.ts';

/** The features of the trees of real pages, in the order in which they count them, and where those of made pages stand among them. */
const FEATURES = featuresNamed(real.features);
const MADE_AMONG = made.features.map((name) => real.features.indexOf(name));

/**
 * Share of the trees of real pages in the log odds. Those of made pages know what edits do; those of real ones how much
 * varies on pages that nobody touched. `npm run local-edits:fit-page` compares shares, with laboratories held out.
 */
const REAL_SHARE = 0.25;
/** Score of each field of a page, in their order: log odds of an edit above the page's other fields. */
export function scoreFields(fields: readonly FieldComparison[]): number[] {
  return relativeScores(fields.map(probabilityOfEdit));
}

/** Probability that a field was edited, held against its page alone. */
function probabilityOfEdit(field: FieldComparison): number {
  const values = FEATURES.map(({ compute }) => compute(field));
  const madeValues = MADE_AMONG.map((index) => values[index] ?? null);
  return mixed(
    probabilityOf(made.trees as Tree[], made.bias, madeValues),
    probabilityOf(real.trees as Tree[], real.bias, values),
  );
}

/** The probability between that of the trees of made pages and that of the trees of real ones, by their log odds. */
export function mixed(byMade: number, byReal: number, share: number = REAL_SHARE): number {
  const odds = (1 - share) * logOdds(byMade) + share * logOdds(byReal);
  return 1 / (1 + Math.exp(-odds));
}
