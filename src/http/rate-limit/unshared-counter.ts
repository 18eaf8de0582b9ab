import type { CounterStore } from './counter-store.ts';
import type { Defer } from './purge-days.ts';
import { type Counted, RATE_LIMIT, UNSHARED_LIMIT } from './rate-limit-policy.ts';
import type { Remembered } from './remembered.ts';

/** Lets a few requests through without the store, on instances that hold one of the day's tickets (UNSHARED_LIMIT). */
export interface UnsharedCounter {
  startDay(today: string): void;
  /** @param degraded why the store was not asked, or did not answer. */
  count(own: Remembered, degraded: string): Counted;
  /** Once a day, while the store answers, one of the day's tickets, if any is left. */
  askForTicket(today: string, defer: Defer): void;
}

/** @param store where the tickets of the day are kept */
export function createUnsharedCounter(store: () => CounterStore): UnsharedCounter {
  let day = '';
  let hasAskedForTicket = false;
  let hasTicket = false;
  let letThrough = 0;
  return {
    startDay(today) {
      day = today;
      hasAskedForTicket = hasTicket = false;
      letThrough = 0;
    },
    count(own, degraded) {
      const left = Math.min(
        UNSHARED_LIMIT.quota - own.unshared,
        UNSHARED_LIMIT.instanceQuota - letThrough,
        RATE_LIMIT.quota - own.count,
      );
      if (!hasTicket || left <= 0) return { allowed: false, remaining: 0, degraded };
      own.unshared += 1;
      letThrough += 1;
      return { allowed: true, remaining: left - 1, degraded };
    },
    askForTicket(today, defer) {
      if (hasAskedForTicket) return;
      hasAskedForTicket = true;
      defer(
        takeTicket(store(), today)
          .then((taken) => {
            if (day === today) hasTicket = taken;
          })
          .catch(() => {
            hasAskedForTicket = false;
          }),
      );
    },
  };
}

/** Takes one of the day's tickets to let requests through without the store; whether there was one left. */
async function takeTicket(store: CounterStore, today: string): Promise<boolean> {
  for (let n = 1; n <= UNSHARED_LIMIT.tickets; n += 1)
    if ((await store.create(`${today}/ticket-${n}`, {})) !== null) return true;
  return false;
}
