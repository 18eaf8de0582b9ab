import { hashAddress } from './address-hash.ts';
import { countedAddress, countedNetwork } from './client-address.ts';
import type { CounterStore } from './counter-store.ts';
import { createPurger, type Defer } from './purge-days.ts';
import {
  type Counted,
  NETWORK_QUOTAS,
  RATE_LIMIT,
  type RateLimitResult,
  secondsToMidnight,
  utcDay,
} from './rate-limit-policy.ts';
import { createMemory, type Remembered } from './remembered.ts';
import { createStoreCounter } from './store-counter.ts';
import { createUnsharedCounter } from './unshared-counter.ts';

/** Counts requests by address and day. */
export interface RateLimiter {
  /**
   * Counts one request and says whether it may go on. Never rejects.
   *
   * @param address as the host reports it.
   * @param defer takes work that may finish after the answer was sent.
   */
  count(address: string | null | undefined, defer: Defer): Promise<RateLimitResult>;
}

/** What counting needs of where it runs. */
export interface RateLimiterDependencies {
  /** The store as it can be reached at this moment. */
  store: () => CounterStore;
  now: () => Date;
  /** Secret that addresses are hashed with; the same in every instance of a deployment, and not in the store. */
  key: string;
}

/**
 * The rate limit: RATE_LIMIT.quota requests a UTC day and address, and those of NETWORK_QUOTAS from a network, counted by
 * compare-and-swap in a shared store. A count that fails is tried again for a moment; then the request is refused, unless this
 * instance is one of the few that may let some through without the store (UNSHARED_LIMIT), which it says.
 */
export function createRateLimiter({ store, now, key }: RateLimiterDependencies): RateLimiter {
  const purge = createPurger({ store, now });
  const shared = createStoreCounter(store, now);
  const unshared = createUnsharedCounter(store);
  const memory = createMemory();
  let day = '';

  function startDay(today: string): void {
    if (day === today) return;
    day = today;
    unshared.startDay(today);
    memory.clear();
  }

  /** Counts what comes from one address or network on a day, one request after another: each knows then of those before it. */
  function inTurn<Result>(
    today: string,
    source: string,
    count: (name: string, own: Remembered) => Promise<Result>,
  ): Promise<Result> {
    const name = `${today}/${hashAddress(key, today, source)}`;
    const own = memory.recall(name);
    const turn = own.turn.then(() => count(name, own));
    own.turn = turn;
    return turn;
  }

  async function countAddress(name: string, own: Remembered): Promise<Counted> {
    if (own.count >= RATE_LIMIT.quota) return { allowed: false, remaining: 0, degraded: null };
    const counted = await shared.count(name, RATE_LIMIT.quota, own);
    return 'failure' in counted ? unshared.count(own, counted.failure) : counted;
  }

  /**
   * Counts a request of an address that has some left towards its networks too, the narrow one first, so that one that is
   * refused takes nothing of the wide one. What cannot be counted there is let through.
   */
  async function countNetworks(address: string | null | undefined, today: string, counted: Counted): Promise<Counted> {
    let { remaining } = counted;
    for (const { bits, quota } of NETWORK_QUOTAS) {
      const network = countedNetwork(address, bits);
      if (network === null) break;
      const result = await inTurn(today, network, (name, own) => shared.count(name, quota, own));
      if ('failure' in result) continue;
      if (!result.allowed) return { ...result, ofNetwork: true };
      remaining = Math.min(remaining, result.remaining);
    }
    return { ...counted, remaining };
  }

  return {
    async count(reportedAddress, defer) {
      const at = now();
      const today = utcDay(at);
      startDay(today);
      const taken = await inTurn(today, countedAddress(reportedAddress), countAddress);
      const isCounted = taken.allowed && taken.degraded === null;
      const result = isCounted ? await countNetworks(reportedAddress, today, taken) : taken;
      if (result.degraded === null) unshared.askForTicket(today, defer);
      purge(defer);
      return { ...result, resetSeconds: secondsToMidnight(at) };
    },
  };
}
