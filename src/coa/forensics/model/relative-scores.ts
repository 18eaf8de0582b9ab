/** Log odds of most fields of most pages, and how much of what a page's fields have in common is taken off. */
const USUAL_ODDS = -3;
const SHARED = 0.5;
/** No probability comes nearer to 0 or 1, so that odds stay finite. */
const CERTAIN = 1e-6;

/**
 * Scores of a page's fields: log odds of each, less the median of the others. On a poor picture all fields look odd;
 * an edit makes one of them odder than its neighbours.
 */
export function relativeScores(probabilities: readonly number[]): number[] {
  const odds = probabilities.map(logOdds);
  return odds.map((own, index) => {
    const others = odds.filter((_, other) => other !== index).sort((a, b) => a - b);
    // A field with nothing beside it is compared with the odds of a field of an untouched page.
    const usual = others.length < 2 ? USUAL_ODDS : others[others.length >> 1]!;
    return own - SHARED * (usual - USUAL_ODDS);
  });
}

/** Log odds of a probability, finite for 0 and 1 as well. */
export function logOdds(probability: number): number {
  return Math.log(Math.max(CERTAIN, probability) / Math.max(CERTAIN, 1 - probability));
}
