import { Day } from '../source.ts';
import type { Fault, Gate } from './gate.ts';

/** Fields that hold the day of something that was seen or done. What pages print, and terms, may lie ahead. */
const OBSERVED = /(^|_)(at|seen|since)$/;
const PLANNED = new Set(['next_review_at']);

/** What has not happened yet was not seen. */
export const daysNotAhead: Gate = {
  id: 'days-not-ahead',
  about: 'A day on which something was seen or done that is later than the data.',
  faults: ({ site, laboratories, compounds, vendors }) =>
    [...laboratories, ...compounds, ...vendors].flatMap((record) =>
      observedDays(record).flatMap(({ field, day }): Fault[] =>
        day <= site.dataset.version
          ? []
          : [
              {
                record,
                field,
                expected: `Expected a day no later than the data set version in site.json, ${site.dataset.version}; found ${day}.`,
              },
            ],
      ),
    ),
};

function observedDays(value: unknown, path: readonly string[] = []): { field: string; day: string }[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => observedDays(inner, [...path, key]));
  const name = path.at(-1) ?? '';
  const isObserved = OBSERVED.test(name) && !PLANNED.has(name) && Day.safeParse(value).success;
  return isObserved ? [{ field: path.join('.'), day: String(value) }] : [];
}
