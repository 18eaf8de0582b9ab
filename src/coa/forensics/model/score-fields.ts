import type { FieldComparison } from '../features/compare-fields.ts';
import { featuresNamed } from '../features/registry.ts';
import { probabilityOf, type Tree } from './boosted-trees.ts';
import made from './made-pages.json' with { type: 'json' };
import real from './real-pages.json' with { type: 'json' };
import { relativeScores } from './relative-scores.ts';

/** The features that each set of trees was fitted to, in the order in which its trees count them. */
const MADE_FEATURES = featuresNamed(made.features);
const REAL_FEATURES = featuresNamed(real.features);

/**
 * Share of the trees of real pages in the log odds. Those of made pages know what edits do; those of real ones how much
 * varies on pages that nobody touched. `npm run local-edits:fit-page` compares shares, with laboratories held out.
 */
const REAL_SHARE = 0.25;
/** No probability comes nearer to 0 or 1, so that odds stay finite. */
const CERTAIN = 1e-6;

/** Score of each field of a page, in their order: log odds of an edit above the page's other fields. */
export function scoreFields(fields: readonly FieldComparison[]): number[] {
  return relativeScores(fields.map(probabilityOfEdit));
}

/** Probability that a field was edited, held against its page alone. */
function probabilityOfEdit(field: FieldComparison): number {
  return mixed(
    probabilityOf(
      made.trees as Tree[],
      made.bias,
      MADE_FEATURES.map(({ compute }) => compute(field)),
    ),
    probabilityOf(
      real.trees as Tree[],
      real.bias,
      REAL_FEATURES.map(({ compute }) => compute(field)),
    ),
  );
}

/** The probability between that of the trees of made pages and that of the trees of real ones, by their log odds. */
export function mixed(byMade: number, byReal: number, share: number = REAL_SHARE): number {
  const odds = (1 - share) * logOdds(byMade) + share * logOdds(byReal);
  return 1 / (1 + Math.exp(-odds));
}

function logOdds(probability: number): number {
  return Math.log(Math.max(CERTAIN, probability) / Math.max(CERTAIN, 1 - probability));
}
