import { randomBytes } from 'node:crypto';
import { countedAddress } from './client-address.ts';
import type { CounterStore } from './counter-store.ts';
import { dailySalt, hashAddress } from './daily-salt.ts';
import { withDeadline } from './deadline.ts';
import { purgeDaysBefore } from './purge-days.ts';
import { RATE_LIMIT, type RateLimitResult, secondsToMidnight, utcDay } from './rate-limit-policy.ts';
import { addToSharedCount, type SeenCount } from './shared-count.ts';

/** Most checks a day that one instance lets through for one address while the store cannot be reached. */
export const DEGRADED_QUOTA = 10;
/** Milliseconds one count may take, other requests' conflicts included. */
const COUNT_MILLISECONDS = 8_000;
/** Milliseconds the store is left alone after it failed, so that not every request waits for it. */
const PAUSE_MILLISECONDS = 5_000;
/** Most addresses kept in memory; the oldest are forgotten first. */
const MOST_ADDRESSES = 10_000;
/** Milliseconds after midnight before the day gone by is purged, since clocks differ. */
const PURGE_AFTER_MILLISECONDS = 600_000;

/** A host's way to let work outlast the answer. */
export type Defer = (work: Promise<unknown>) => void;

export interface RateLimiter {
  /**
   * Counts one request and says whether it may go on. Never rejects.
   *
   * @param address as the host reports it.
   * @param defer takes work that may finish after the answer was sent.
   */
  count(address: string | null | undefined, defer: Defer): Promise<RateLimitResult>;
}

export interface RateLimiterDependencies {
  /** The store as it can be reached at this moment. */
  store: () => CounterStore;
  now: () => Date;
}

/** What one instance remembers of one address on one day. */
interface Remembered {
  /** The highest count seen in the store. */
  count: number;
  /** The version last seen in the store, as long as nothing speaks against it. */
  seen: SeenCount | undefined;
  /** Let through without the store, and not yet added to its count. */
  unshared: number;
  /** The last count under way for it: one after the other, so that an instance never conflicts with itself. */
  turn: Promise<unknown>;
}

/**
 * The rate limit: RATE_LIMIT.quota requests a UTC day and address, counted by compare-and-swap in a shared store. When
 * the store is slow, down or unreliable, the instance counts on its own up to DEGRADED_QUOTA, and says so.
 */
export function createRateLimiter({ store, now }: RateLimiterDependencies): RateLimiter {
  const instanceSalt = randomBytes(32).toString('hex');
  let day = '';
  let salt = { day: '', value: '' };
  let purged = false;
  let storePausedUntil = 0;
  const remembered = new Map<string, Remembered>();

  function startDay(today: string): void {
    if (day === today) return;
    day = today;
    purged = false;
    remembered.clear();
  }

  function recall(address: string): Remembered {
    const key = hashAddress(instanceSalt, address);
    const known = remembered.get(key);
    if (known !== undefined) return known;
    const fresh: Remembered = { count: 0, seen: undefined, unshared: 0, turn: Promise.resolve() };
    remembered.set(key, fresh);
    const oldest = remembered.keys().next().value;
    if (remembered.size > MOST_ADDRESSES && oldest !== undefined) remembered.delete(oldest);
    return fresh;
  }

  async function countShared(
    today: string,
    address: string,
    own: Remembered,
  ): Promise<{ allowed: boolean; remaining: number }> {
    const shared = store();
    if (salt.day !== today) salt = { day: today, value: await dailySalt(shared, today) };
    const key = `${today}/${hashAddress(salt.value, address)}`;
    const { unshared } = own;
    const { added, ...seen } = await addToSharedCount(
      shared,
      key,
      1 + unshared,
      RATE_LIMIT.quota,
      own.seen,
      pauseBriefly,
    );
    own.seen = seen;
    own.count = seen.count;
    if (added) own.unshared -= unshared;
    return { allowed: added, remaining: RATE_LIMIT.quota - seen.count };
  }

  function countAlone(own: Remembered): { allowed: boolean; remaining: number } {
    const left = Math.min(DEGRADED_QUOTA - own.unshared, RATE_LIMIT.quota - own.count - own.unshared);
    if (left <= 0) return { allowed: false, remaining: 0 };
    own.unshared += 1;
    return { allowed: true, remaining: left - 1 };
  }

  async function takeTurn(
    today: string,
    address: string,
    own: Remembered,
  ): Promise<Omit<RateLimitResult, 'resetSeconds'>> {
    if (own.count >= RATE_LIMIT.quota) return { allowed: false, remaining: 0, degraded: null };
    if (now().getTime() < storePausedUntil) return { ...countAlone(own), degraded: 'store failed shortly before' };
    try {
      return { ...(await withDeadline(countShared(today, address, own), COUNT_MILLISECONDS)), degraded: null };
    } catch (error) {
      own.seen = undefined;
      storePausedUntil = now().getTime() + PAUSE_MILLISECONDS;
      return { ...countAlone(own), degraded: `store failed: ${error instanceof Error ? error.name : typeof error}` };
    }
  }

  function purgeOnceADay(at: Date, today: string, defer: Defer): void {
    if (purged || at.getTime() % (RATE_LIMIT.windowSeconds * 1000) < PURGE_AFTER_MILLISECONDS) return;
    purged = true;
    defer(
      Promise.resolve()
        .then(() => purgeDaysBefore(today, store()))
        .catch(() => undefined),
    );
  }

  return {
    async count(reportedAddress, defer) {
      const at = now();
      const today = utcDay(at);
      startDay(today);
      const address = countedAddress(reportedAddress);
      const own = recall(address);
      const turn = own.turn.then(() => takeTurn(today, address, own));
      own.turn = turn;
      const result = await turn;
      purgeOnceADay(at, today, defer);
      return { ...result, resetSeconds: secondsToMidnight(at) };
    },
  };
}

/** Waits up to 100 ms at random, longer with each conflict, so that instances do not run into each other again. */
async function pauseBriefly(attempt: number): Promise<void> {
  const milliseconds = Math.random() * Math.min(5 * (attempt + 1), 100);
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
}
