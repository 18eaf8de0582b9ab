import { Day } from '../../../src/dataset/source.ts';

/** The three days of a certificate, each with all it can mean; none when it was not read. */
export interface PossibleDays {
  received: readonly string[];
  analysed: readonly string[];
  reported: readonly string[];
}

/**
 * The days of which only one order is possible: a sample is received before it is analysed, and a report is written
 * after that and before anybody could see it. A date that can still be told two ways stays open.
 * @param seen the day the certificate was captured
 * @param receivedFirst false for a laboratory that is known to print the day of receipt late
 */
export function settleDays(
  days: PossibleDays,
  seen: string,
  receivedFirst = true,
): { [role in keyof PossibleDays]: string | null } {
  const open = (list: readonly string[]) => (list.length === 0 ? [null] : list);
  const orders = open(days.received).flatMap((received) =>
    open(days.analysed).flatMap((analysed) =>
      open(days.reported).map((reported) => [received, analysed, reported] as const),
    ),
  );
  const possible = orders.filter((order) => {
    const [received, analysed, reported] = order;
    const told = [...(receivedFirst ? [received] : []), analysed, reported].filter((day) => day !== null);
    return (
      told.every((day, i) => i === 0 || (told[i - 1] ?? '') <= day) && order.every((day) => day === null || day <= seen)
    );
  });
  const only = (i: 0 | 1 | 2) => {
    // Days that contradict one another are still what is printed there.
    const found = new Set((possible.length > 0 ? possible : orders).map((order) => order[i]));
    return found.size === 1 ? ([...found][0] ?? null) : null;
  };
  return { received: only(0), analysed: only(1), reported: only(2) };
}

/** The days that a value of the evidence can mean: "2026-02-03 or 2026-03-02" are two. */
export function daysIn(value: string | number | null): string[] {
  return String(value ?? '')
    .split(' or ')
    .filter((day) => Day.safeParse(day).success);
}
