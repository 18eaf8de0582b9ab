import { MONTHS } from '../../../src/site/words/words.ts';

/** The day every certificate is made for: newest dates lie before it, and benches pass it as "today". */
export const TODAY = '2026-11-20';

/** Ways of printing a day. Names show how 5 June 2026 would look. */
export const DATE_FORMATS = {
  '2026-06-05': (d: Day) => `${d.year}-${d.mm}-${d.dd}`,
  '05 JUN 2026': (d: Day) => `${d.dd} ${d.mon.toUpperCase()} ${d.year}`,
  '06/05/2026': (d: Day) => `${d.mm}/${d.dd}/${d.year}`,
  '05/06/2026': (d: Day) => `${d.dd}/${d.mm}/${d.year}`,
  '05.06.2026': (d: Day) => `${d.dd}.${d.mm}.${d.year}`,
  'June 5, 2026': (d: Day) => `${d.month} ${d.day}, ${d.year}`,
  'Jun 5, 2026': (d: Day) => `${d.mon} ${d.day}, ${d.year}`,
  '5 June 2026': (d: Day) => `${d.day} ${d.month} ${d.year}`,
  '05-Jun-2026': (d: Day) => `${d.dd}-${d.mon}-${d.year}`,
  '05Jun2026': (d: Day) => `${d.dd}${d.mon}${d.year}`,
  '2026/06/05': (d: Day) => `${d.year}/${d.mm}/${d.dd}`,
  "05 JUN '26": (d: Day) => `${d.dd} ${d.mon.toUpperCase()} '${String(d.year).slice(2)}`,
} as const;

/** A way of writing dates, named by how it writes 5 June 2026. */
export type DateFormat = keyof typeof DATE_FORMATS;

interface Day {
  year: number;
  day: number;
  dd: string;
  mm: string;
  mon: string;
  month: string;
}

/** Prints a day (`YYYY-MM-DD`) in the given format. */
export function printDay(day: string, format: DateFormat): string {
  const [year, mm, dd] = day.split('-') as [string, string, string];
  const month = MONTHS[Number(mm) - 1] as string;
  return DATE_FORMATS[format]({ year: Number(year), day: Number(dd), dd, mm, month, mon: month.slice(0, 3) });
}

/** The day `days` later (earlier when negative), `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
