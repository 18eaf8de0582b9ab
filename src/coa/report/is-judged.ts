/** Checks that say that a page cannot be judged. */
const JUDGES_NO_PAGE = ['too-little-read', 'page-not-a-certificate'];

/**
 * Whether a page was judged at all: where it was not, what else failed is a consequence, and nothing of it is told.
 * @param because ids of the checks that the verdict follows from.
 */
export function isJudged(because: readonly string[]): boolean {
  return !JUDGES_NO_PAGE.some((id) => because.includes(id));
}

/**
 * Tells of a failed check whether its sentence is told: of a page that was not judged only what says so.
 * @param because as above.
 */
export function isTold(because: readonly string[]): (id: string) => boolean {
  return (id) => isJudged(because) || because.includes(id);
}

/**
 * Whether all that is open is what there was no time to compare: the same file may be judged when it is checked again.
 * @param because as above.
 */
export function isOnlyUntimely(because: readonly string[]): boolean {
  return because.length === 1 && because[0] === 'comparison-cut-short';
}
