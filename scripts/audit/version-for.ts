/** What the data set is called by: a day, and which state of that day it is. */
export interface Version {
  /** `YYYY-MM-DD`. */
  version: string;
  revision: number;
}

/**
 * The version of the data set after a change: of today, unless a later day stands there already. What changes after
 * today's release is a further revision of today: a released version never changes, and no day comes early.
 * @param current the version that stands
 * @param released the day of the last release; null before the first
 */
export function versionFor(current: Version, today: string, released: string | null): Version {
  const version = current.version > today ? current.version : today;
  if (version !== released) return { version, revision: 1 };
  return { version, revision: (current.version === version ? current.revision : 1) + 1 };
}
