import type { CounterStore } from './counter-store.ts';
import { withDeadline } from './deadline.ts';
import type { Counted } from './rate-limit-policy.ts';
import type { Remembered } from './remembered.ts';
import { addToSharedCount } from './shared-count.ts';

/** Milliseconds one count may take, other requests' conflicts included. */
const COUNT_MILLISECONDS = 8_000;
/** Milliseconds within which a count that failed is tried again. */
const RETRY_MILLISECONDS = 1_500;
/** Tries of one count, however long they take, and at most: with half of all calls failing, one count in twenty fails in ten. */
const MIN_TRIES = 2;
const MAX_TRIES = 10;
/** Milliseconds the store is left alone after it failed, so that not every request waits for it. */
const PAUSE_MILLISECONDS = 5_000;

/** Counts in the shared store, and leaves it alone for a moment after it failed. */
export interface StoreCounter {
  /** Counts one request towards a quota; says why where the store could not be asked or did not answer. Never rejects. */
  count(name: string, quota: number, own: Remembered): Promise<Counted | { failure: string }>;
}

/** A count that fails is tried again for a moment. */
export function createStoreCounter(store: () => CounterStore, now: () => Date): StoreCounter {
  let pausedUntil = 0;
  let answers = 0;

  async function countWithRetries(name: string, quota: number, own: Remembered): Promise<Counted> {
    const started = performance.now();
    for (let tries = 1; ; tries += 1) {
      try {
        const { added, ...seen } = await addToSharedCount(store(), name, quota, own.seen, pauseBriefly);
        own.seen = seen;
        own.count = seen.count;
        answers += 1;
        return { allowed: added, remaining: quota - seen.count, degraded: null };
      } catch (error) {
        own.seen = undefined;
        const isOver = tries >= MAX_TRIES || (tries >= MIN_TRIES && performance.now() - started > RETRY_MILLISECONDS);
        if (isOver || now().getTime() < pausedUntil) throw error;
        await pauseBriefly(tries);
      }
    }
  }

  return {
    async count(name, quota, own) {
      if (now().getTime() < pausedUntil) return { failure: 'store failed shortly before' };
      const before = answers;
      try {
        return await withDeadline(countWithRetries(name, quota, own), COUNT_MILLISECONDS);
      } catch (error) {
        own.seen = undefined;
        // While it answers others it is not left alone: this count had bad luck.
        if (answers === before) pausedUntil = now().getTime() + PAUSE_MILLISECONDS;
        return { failure: `store failed: ${error instanceof Error ? error.name : typeof error}` };
      }
    },
  };
}

/** Waits up to 100 ms at random, longer with each conflict, so that instances do not run into each other again. */
async function pauseBriefly(attempt: number): Promise<void> {
  const milliseconds = Math.random() * Math.min(5 * (attempt + 1), 100);
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
}
