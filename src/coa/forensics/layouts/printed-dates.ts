import type { Layout } from './layout.ts';

/** Pages of a laboratory from which on a kind of date that none of them shows is somebody else's: a shop stamps when stock came in and how long it keeps. */
const MIN_PAGES = 8;

/** The kinds of dates that a laboratory's own pages print; null where too few were seen, or no date was read on them. */
export function printedDates(layout: Pick<Layout, 'pages' | 'fields'> | null): string[] | null {
  if (layout === null || layout.pages < MIN_PAGES) return null;
  const roles = Object.keys(layout.fields).flatMap((name) => roleIn(name) ?? []);
  return roles.length === 0 ? null : [...new Set(roles)];
}

/** Whether a date of this kind may have been added to the laboratory's page by others. */
export function mayBeAnothers(role: string, printed: readonly string[] | null): boolean {
  return printed !== null && !printed.includes(role);
}

/** The kind of date that a field is, by its name in the evidence; null for other fields. */
export function roleIn(name: string): string | null {
  return /^date_([a-z]+)\d*$/.exec(name)?.[1] ?? null;
}
