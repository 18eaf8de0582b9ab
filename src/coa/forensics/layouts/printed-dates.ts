import type { DateField } from '../../fields/fields.ts';
import type { Layout } from './layout.ts';

/** Pages of a laboratory from which on a kind of date that none of them shows is somebody else's: a shop stamps when stock came in and how long it keeps. */
const MIN_PAGES = 8;

/** The kinds of dates that a laboratory's own pages print; null where too few were seen, or no date was read on them. */
export function printedDates(layout: Pick<Layout, 'pages' | 'fields'> | null): string[] | null {
  if (layout === null || layout.pages < MIN_PAGES) return null;
  const roles = Object.keys(layout.fields).flatMap((name) => roleIn(name) ?? []);
  return roles.length === 0 ? null : [...new Set(roles)];
}

/** A date with where it stands in the picture. */
type PlacedDate = Pick<DateField, 'role' | 'box'>;

/**
 * The dates of a page that are its laboratory's: of the kinds that it prints, and what stands in a row or list with one of these. Others may
 * have been added. All of them where it is not known what the laboratory prints.
 */
export function ownDates<Placed extends PlacedDate>(
  dates: readonly Placed[],
  printed: readonly string[] | null,
): Placed[] {
  if (printed === null) return [...dates];
  const own = new Set(dates.filter(({ role }) => printed.includes(role)));
  for (let size = -1; size !== own.size; ) {
    size = own.size;
    for (const other of dates) if ([...own].some((one) => standTogether(one, other))) own.add(other);
  }
  return dates.filter((date) => own.has(date));
}

/** Heights of a date within which another in its column is of the same list. */
const NEXT_LINE = 3;

/** Whether two dates stand in one row, or one below the other in a list. */
function standTogether(one: PlacedDate, other: PlacedDate): boolean {
  if (one.box === null || other.box === null) return false;
  const [[left, top, , height], [otherLeft, otherTop, , otherHeight]] = [one.box, other.box];
  const line = Math.max(height, otherHeight);
  const apart = Math.abs(top - otherTop);
  return apart < line / 2 || (apart < NEXT_LINE * line && Math.abs(left - otherLeft) < line);
}

/** The kind of date that a field is, by its name in the evidence; null for other fields. */
export function roleIn(name: string): string | null {
  return /^date_([a-z]+)\d*$/.exec(name)?.[1] ?? null;
}
