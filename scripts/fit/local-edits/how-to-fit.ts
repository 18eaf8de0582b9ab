import type { Growing } from './boost-trees.ts';

/** How both sets of trees are grown. */
export const HOW: Growing = { trees: 200, leaves: 8, leastWeight: 15, rate: 0.05, values: 0.25, cases: 0.75, ridge: 6 };
/** Groups into which templates, sources or laboratories are sorted for cross-validation. */
export const FOLDS = 8;
/** Edited fields are rare; each counts as much as this many clean ones. */
export const EDITED_WEIGHT = 3;
/** A field is called edited only this far above every clean page, in log odds. */
export const MARGIN = 0.15;
