import { hashAddress } from './address-hash.ts';
import { countedAddress } from './client-address.ts';
import type { CounterStore } from './counter-store.ts';
import { withDeadline } from './deadline.ts';
import { createPurger, type Defer } from './purge-days.ts';
import { RATE_LIMIT, type RateLimitResult, secondsToMidnight, UNSHARED_LIMIT, utcDay } from './rate-limit-policy.ts';
import { addToSharedCount, type SeenCount } from './shared-count.ts';

/** Milliseconds one count may take, other requests' conflicts included. */
const COUNT_MILLISECONDS = 8_000;
/** Milliseconds within which a count that failed is tried again. */
const RETRY_MILLISECONDS = 1_500;
/** Tries of one count, however long they take, and at most: with half of all calls failing, one count in twenty fails in ten. */
const MIN_TRIES = 2;
const MAX_TRIES = 10;
/** Milliseconds the store is left alone after it failed, so that not every request waits for it. */
const PAUSE_MILLISECONDS = 5_000;
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
  /** Let through without the store. */
  unshared: number;
  /** The last count under way for it: one after the other, so that an instance never conflicts with itself. */
  turn: Promise<unknown>;
}

type Counted = Omit<RateLimitResult, 'resetSeconds'>;

/**
 * The rate limit: RATE_LIMIT.quota requests a UTC day and address, counted by compare-and-swap in a shared store. A count
 * that fails is tried again for a moment; then the request is refused, unless this instance is one of the few that may let
 * some through without the store (UNSHARED_LIMIT), which it says.
 */
export function createRateLimiter({ store, now, key }: RateLimiterDependencies): RateLimiter {
  const purge = createPurger({ store, now });
  let day = '';
  let storePausedUntil = 0;
  let storeAnswers = 0;
  let hasAskedForTicket = false;
  let hasTicket = false;
  let letThrough = 0;
  /** By the name of the count in the store. */
  const remembered = new Map<string, Remembered>();

  function startDay(today: string): void {
    if (day === today) return;
    day = today;
    hasAskedForTicket = hasTicket = false;
    letThrough = 0;
    remembered.clear();
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

  async function countShared(name: string, own: Remembered): Promise<Counted> {
    const started = performance.now();
    for (let tries = 1; ; tries += 1) {
      try {
        const { added, ...seen } = await addToSharedCount(store(), name, RATE_LIMIT.quota, own.seen, pauseBriefly);
        own.seen = seen;
        own.count = seen.count;
        storeAnswers += 1;
        return { allowed: added, remaining: RATE_LIMIT.quota - seen.count, degraded: null };
      } catch (error) {
        own.seen = undefined;
        const isOver = tries >= MAX_TRIES || (tries >= MIN_TRIES && performance.now() - started > RETRY_MILLISECONDS);
        if (isOver || now().getTime() < storePausedUntil) throw error;
        await pauseBriefly(tries);
      }
    }
  }

  function countAlone(own: Remembered, degraded: string): Counted {
    const left = Math.min(
      UNSHARED_LIMIT.quota - own.unshared,
      UNSHARED_LIMIT.instanceQuota - letThrough,
      RATE_LIMIT.quota - own.count,
    );
    if (!hasTicket || left <= 0) return { allowed: false, remaining: 0, degraded };
    own.unshared += 1;
    letThrough += 1;
    return { allowed: true, remaining: left - 1, degraded };
  }

  async function takeTurn(name: string, own: Remembered): Promise<Counted> {
    if (own.count >= RATE_LIMIT.quota) return { allowed: false, remaining: 0, degraded: null };
    if (now().getTime() < storePausedUntil) return countAlone(own, 'store failed shortly before');
    const before = storeAnswers;
    try {
      return await withDeadline(countShared(name, own), COUNT_MILLISECONDS);
    } catch (error) {
      own.seen = undefined;
      // While it answers others it is not left alone: this count had bad luck.
      if (storeAnswers === before) storePausedUntil = now().getTime() + PAUSE_MILLISECONDS;
      return countAlone(own, `store failed: ${error instanceof Error ? error.name : typeof error}`);
    }
  }

  /** Once a day, while the store answers, one of the day's tickets, if any is left. */
  function askForTicket(today: string, defer: Defer): void {
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
      if (result.degraded === null) askForTicket(today, defer);
      purge(defer);
      return { ...result, resetSeconds: secondsToMidnight(at) };
    },
  };
}

/** Takes one of the day's tickets to let requests through without the store; whether there was one left. */
async function takeTicket(store: CounterStore, today: string): Promise<boolean> {
  for (let n = 1; n <= UNSHARED_LIMIT.tickets; n += 1)
    if ((await store.create(`${today}/ticket-${n}`, {})) !== null) return true;
  return false;
}

/** Waits up to 100 ms at random, longer with each conflict, so that instances do not run into each other again. */
async function pauseBriefly(attempt: number): Promise<void> {
  const milliseconds = Math.random() * Math.min(5 * (attempt + 1), 100);
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
}
