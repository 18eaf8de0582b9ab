/** Versions of the audit methodology, oldest first, as site.json lists them. */
interface Versions {
  methodology: readonly { version: string; since: string }[];
}

/** The version of the audit methodology that was in force on a day, YYYY-MM-DD; null before the first. */
export function methodologyOn({ methodology }: Versions, day: string): string | null {
  return methodology.findLast(({ since }) => since <= day)?.version ?? null;
}

/**
 * The newest version of the audit methodology.
 * @throws Error when there is none, which a checked data set rules out.
 */
export function currentMethodology({ methodology }: Versions): string {
  const newest = methodology.at(-1);
  if (newest === undefined) throw new Error('Expected a version of the methodology.');
  return newest.version;
}
