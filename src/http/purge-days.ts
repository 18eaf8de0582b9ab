import type { CounterStore } from './counter-store.ts';

/** Name of the key that holds a day's salt. */
export const SALT = 'salt';

/** Most keys removed in one go, so that a purge stays short. */
const MOST_REMOVALS = 500;

/**
 * Removes the counts of days gone by. A day's salt goes first: without it the hashes that remain cannot be traced back.
 *
 * @param today `YYYY-MM-DD`, UTC.
 * @returns how many keys were removed.
 */
export async function purgeDaysBefore(today: string, store: CounterStore): Promise<number> {
  let removed = 0;
  for (const folder of await store.folders()) {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(folder) || folder >= today) continue;
    const keys = (await store.keys(folder)).sort(
      (a, b) => Number(b.endsWith(`/${SALT}`)) - Number(a.endsWith(`/${SALT}`)),
    );
    for (const key of keys.slice(0, MOST_REMOVALS - removed)) {
      await store.remove(key);
      removed += 1;
    }
  }
  return removed;
}
