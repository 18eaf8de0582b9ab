import { hashAddress } from './address-hash.ts';
import { countedAddress } from './client-address.ts';
import type { CounterStore } from './counter-store.ts';
import { withDeadline } from './deadline.ts';
import { createPurger, type Defer } from './purge-days.ts';
import { RATE_LIMIT, type RateLimitResult, secondsToMidnight, UNSHARED_LIMIT, utcDay } from './rate-limit-policy.ts';
import { addToSharedCount, type SeenCount } from './shared-count.ts';

/** Milliseconds one count may take, other requests' conflicts included. */
const COUNT_MILLISECONDS = 8_000;
/** Milliseconds within which a count that failed is tried again, once in any case. */
const RETRY_MILLISECONDS = 1_500;
/** Tries of one count: with half of all calls failing, one count in twenty fails in all of them. */
const MAX_TRIES = 10;
/** Milliseconds the store is left alone after it failed, so that not every request waits for it. */
const PAUSE_MILLISECONDS = 5_000;
/**
 * Milliseconds without a single answer of the store after which it counts as down. Before, a count that fails refuses its
 * request: other instances may be counting, and what is let through beside them comes on top of the quota.
 */
const DOWN_MILLISECONDS = 5_000;
/** Most addresses kept in memory; the oldest are forgotten first. */
const MAX_ADDRESSES = 10_000;

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
  /** Secret that addresses are hashed with; the same in every instance of a deployment, and not in the store. */
  key: string;
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

type Counted = Omit<RateLimitResult, 'resetSeconds'>;

/**
 * The rate limit: RATE_LIMIT.quota requests a UTC day and address, counted by compare-and-swap in a shared store. A count
 * that fails is tried again for a moment. When the store is down, the instance counts on its own up to UNSHARED_LIMIT, says
 * so, and adds what it let through as soon as the store answers again.
 */
export function createRateLimiter({ store, now, key }: RateLimiterDependencies): RateLimiter {
  const purge = createPurger({ store, now });
  let day = '';
  let storePausedUntil = 0;
  let storeAnsweredAt = Number.NEGATIVE_INFINITY;
  let storeAnswers = 0;
  let letThrough = 0;
  /** By the name of the count in the store. */
  const remembered = new Map<string, Remembered>();
  const owing = new Map<string, Remembered>();

  function startDay(today: string): void {
    if (day === today) return;
    day = today;
    letThrough = 0;
    remembered.clear();
    owing.clear();
  }

  function recall(name: string): Remembered {
    const known = remembered.get(name);
    if (known !== undefined) return known;
    const fresh: Remembered = { count: 0, seen: undefined, unshared: 0, turn: Promise.resolve() };
    remembered.set(name, fresh);
    const oldest = remembered.keys().next().value;
    if (remembered.size > MAX_ADDRESSES && oldest !== undefined) remembered.delete(oldest);
    return fresh;
  }

  /** Adds `step` and what was let through before to the count in the store. */
  async function addShared(name: string, own: Remembered, step: number): Promise<boolean> {
    const { unshared } = own;
    const { added, ...seen } = await addToSharedCount(
      store(),
      name,
      step + unshared,
      RATE_LIMIT.quota,
      own.seen,
      pauseBriefly,
    );
    own.seen = seen;
    own.count = seen.count;
    own.unshared -= unshared;
    owing.delete(name);
    storeAnswers += 1;
    storeAnsweredAt = now().getTime();
    return added;
  }

  async function countShared(name: string, own: Remembered): Promise<Counted> {
    const started = performance.now();
    for (let tries = 1; ; tries += 1) {
      try {
        const allowed = await addShared(name, own, 1);
        return { allowed, remaining: RATE_LIMIT.quota - own.count, degraded: null };
      } catch (error) {
        own.seen = undefined;
        const isOver = tries >= MAX_TRIES || (tries > 1 && performance.now() - started > RETRY_MILLISECONDS);
        if (isOver || now().getTime() < storePausedUntil) throw error;
        await pauseBriefly(tries);
      }
    }
  }

  function countAlone(name: string, own: Remembered, degraded: string): Counted {
    const left = Math.min(
      UNSHARED_LIMIT.quota - own.unshared,
      UNSHARED_LIMIT.instanceQuota - letThrough,
      RATE_LIMIT.quota - own.count - own.unshared,
    );
    const isDown = now().getTime() - storeAnsweredAt >= DOWN_MILLISECONDS;
    if (!isDown || left <= 0) return { allowed: false, remaining: 0, degraded };
    own.unshared += 1;
    letThrough += 1;
    owing.set(name, own);
    return { allowed: true, remaining: left - 1, degraded };
  }

  async function takeTurn(name: string, own: Remembered): Promise<Counted> {
    if (own.count >= RATE_LIMIT.quota) return { allowed: false, remaining: 0, degraded: null };
    if (now().getTime() < storePausedUntil) return countAlone(name, own, 'store failed shortly before');
    const before = storeAnswers;
    try {
      return await withDeadline(countShared(name, own), COUNT_MILLISECONDS);
    } catch (error) {
      own.seen = undefined;
      // While it answers others it is not left alone: this count had bad luck.
      if (storeAnswers === before) storePausedUntil = now().getTime() + PAUSE_MILLISECONDS;
      return countAlone(name, own, `store failed: ${error instanceof Error ? error.name : typeof error}`);
    }
  }

  /** Adds what was let through for other addresses, once the store is known to answer. */
  function settle(defer: Defer): void {
    for (const [name, own] of owing) {
      owing.delete(name);
      own.turn = own.turn.then(() => (own.unshared === 0 ? undefined : addShared(name, own, 0)));
      own.turn = own.turn.catch(() => void owing.set(name, own));
      defer(own.turn);
    }
  }

  return {
    async count(reportedAddress, defer) {
      const at = now();
      const today = utcDay(at);
      startDay(today);
      const name = `${today}/${hashAddress(key, today, countedAddress(reportedAddress))}`;
      const own = recall(name);
      const turn = own.turn.then(() => takeTurn(name, own));
      own.turn = turn;
      const result = await turn;
      if (result.degraded === null) settle(defer);
      purge(defer);
      return { ...result, resetSeconds: secondsToMidnight(at) };
    },
  };
}

/** Waits up to 100 ms at random, longer with each conflict, so that instances do not run into each other again. */
async function pauseBriefly(attempt: number): Promise<void> {
  const milliseconds = Math.random() * Math.min(5 * (attempt + 1), 100);
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
}
