import type { CounterStore } from './counter-store.ts';
import { utcDay } from './rate-limit-policy.ts';

/** Deletions under way at once. */
const SIDE_BY_SIDE = 20;
/** Milliseconds after midnight before the day gone by is purged, since clocks differ and requests outlast midnight. */
const PURGE_AFTER_MILLISECONDS = 600_000;

/** A host's way to let work outlast the answer. */
export type Defer = (work: Promise<unknown>) => void;

/**
 * Removes every count of the days before `today`.
 *
 * @param today `YYYY-MM-DD`, UTC.
 * @returns how many keys were removed.
 * @throws Error when the store fails, after everything that can be removed was; calling it again goes on.
 */
export async function purgeDaysBefore(today: string, store: CounterStore): Promise<number> {
  const days = (await store.folders()).filter((folder) => /^\d{4}-\d{2}-\d{2}$/.test(folder) && folder < today);
  const keys = (await Promise.all(days.map((day) => store.keys(day)))).flat();
  const failures: unknown[] = [];
  let next = 0;
  const removeInTurn = async () => {
    for (let key = keys[next++]; key !== undefined; key = keys[next++])
      await store.remove(key).catch((error: unknown) => failures.push(error));
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, removeInTurn));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${keys.length} keys stayed.`);
  return keys.length;
}

/**
 * Makes what every request calls that may use the store: the first one of a day that comes ten minutes after midnight or
 * later removes the days gone by. A purge that failed is tried again with the next request. The platform runs nothing by
 * the clock without a function of its own, so where nobody comes, counts stay until somebody does.
 */
export function createPurger({ store, now }: { store: () => CounterStore; now: () => Date }): (defer: Defer) => void {
  let purgedOn = '';
  let isRunning = false;

  async function purge(today: string): Promise<void> {
    isRunning = true;
    try {
      await purgeDaysBefore(today, store());
      purgedOn = today;
    } catch {
      // The next request tries again.
    } finally {
      isRunning = false;
    }
  }

  return (defer) => {
    const today = utcDay(new Date(now().getTime() - PURGE_AFTER_MILLISECONDS));
    if (purgedOn !== today && !isRunning) defer(purge(today));
  };
}
