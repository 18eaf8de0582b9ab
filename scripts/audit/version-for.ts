/**
 * The version of the data set after a change: today, unless a later one stands there already, or today was released: a
 * released version never changes, so the change counts to the day after.
 * @param current the version that stands
 * @param released the day of the last release; null before the first
 */
export function versionFor(current: string, today: string, released: string | null): string {
  const earliest = released === null ? '' : dayAfter(released);
  return [current, today, earliest].reduce((latest, day) => (day > latest ? day : latest));
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}
