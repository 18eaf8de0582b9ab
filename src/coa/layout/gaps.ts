/** A gap that nothing crosses, in pixels along a side of the page. */
export interface Gap {
  /** Its middle. */
  at: number;
  wide: number;
}

/**
 * Gaps between what takes some of a side of the page, in order.
 * @param taken from where to where each thing reaches.
 * @param within where the middle of a gap may stand.
 * @param narrowest pixels of a gap at the least.
 */
export function gapsBetween(
  taken: readonly (readonly [from: number, to: number])[],
  within: { from: number; to: number },
  narrowest: number,
): Gap[] {
  const gaps: Gap[] = [];
  let reached = 0;
  for (const [from, to] of [...taken].sort(([a], [b]) => a - b)) {
    const gap = { at: (from + reached) / 2, wide: from - reached };
    if (gap.wide >= narrowest && gap.at >= within.from && gap.at <= within.to) gaps.push(gap);
    reached = Math.max(reached, to);
  }
  return gaps;
}

/** The widest of some gaps, widest first. */
export function widestOf(gaps: readonly Gap[], most: number): Gap[] {
  return [...gaps].sort((a, b) => b.wide - a.wide).slice(0, most);
}
