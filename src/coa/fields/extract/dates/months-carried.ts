/** Years that a batch may carry. */
const YEAR = '20[2-3]\\d';
const MONTH = '0[1-9]|1[0-2]';
const DAY = '0[1-9]|[12]\\d|3[01]';
/** How a run of digits, or year and month with a sign between them, writes a month, with a day or without; of short years the century is left out. */
const WAYS: readonly RegExp[] = [
  new RegExp(`^(?<year>${YEAR})[-./]?(?<month>${MONTH})(?:[-./]?(?:${DAY}))?$`),
  new RegExp(`^(?<short>[2-3]\\d)(?<month>${MONTH})(?:${DAY})$`),
  new RegExp(`^(?<month>${MONTH})(?:${DAY})(?:(?<year>${YEAR})|(?<short>[2-3]\\d))$`),
  new RegExp(`^(?:${DAY})(?<month>${MONTH})(?:(?<year>${YEAR})|(?<short>[2-3]\\d))$`),
  // "RT61626": American, without the zero before a month of one digit.
  new RegExp(`^(?<month>[1-9])(?:${DAY})(?<short>[2-3]\\d)$`),
];
/** Digits in a run, or parted as "2026-06"; shorter runs are running numbers more often than months. */
const RUNS = /(?<![\d])(?:\d{4}[-./]\d{2}(?:[-./]\d{2})?|\d{8}|\d{5,6})(?!\d)/g;

/**
 * The months that an identifier carries, as many sellers write them into their batches: "70-202606-21", "260615-RT5", "CG030526S1",
 * "RT61626".
 * @returns one entry a run of digits: the first days of the months that it may mean, `YYYY-MM-01`, earliest first; "100826" may mean two.
 */
export function monthsCarried(identifier: string): string[][] {
  return [...identifier.matchAll(RUNS)].flatMap(([run]) => {
    const months = WAYS.flatMap((way) => {
      const { year, short, month } = way.exec(run)?.groups ?? {};
      return month === undefined ? [] : [`${year ?? `20${short}`}-${month.padStart(2, '0')}-01`];
    });
    return months.length === 0 ? [] : [[...new Set(months)].sort()];
  });
}
