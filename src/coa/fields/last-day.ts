import type { Fields } from './fields.ts';

const OF_THE_REPORT: ReadonlySet<string> = new Set(['received', 'analysed', 'reported']);

/** The newest of the days received, analysed and reported, `YYYY-MM-DD`, of one that can be told in two ways the earlier; null where none was read. */
export function lastDay({ dates }: Pick<Fields, 'dates'>): string | null {
  const days = dates.flatMap(({ role, value }) => (OF_THE_REPORT.has(role) ? value.slice(0, 1) : []));
  return days.sort().at(-1) ?? null;
}
