/**
 * The one quota of the service: checks a UTC day and address. A check that the time was too short for counts as well: were
 * it given back, pages made to be slow, which cost the most, could be sent without end.
 */
export const RATE_LIMIT = { name: 'daily', quota: 30, windowSeconds: 86_400 } as const;

/**
 * Checks a UTC day from networks of IPv6 addresses, by their bits: a provider may give one customer as many as make up a
 * /56 or a /48, and each would have a quota of its own. Looser, since several customers may share one.
 */
export const NETWORK_QUOTAS = [
  { bits: 56, quota: 4 * RATE_LIMIT.quota },
  { bits: 48, quota: 16 * RATE_LIMIT.quota },
] as const;

/**
 * What is let through a UTC day without the store. An instance needs a ticket, which it takes from the store while that
 * answers; there are so few that nobody passes more often than RATE_LIMIT.quota + tickets × quota, that is 33 times, and
 * that the whole site lets through at most tickets × instanceQuota.
 */
export const UNSHARED_LIMIT = { name: 'unshared', tickets: 3, quota: 1, instanceQuota: 30 } as const;

/** Seconds after which a request that could not be counted is worth another try. */
const UNCOUNTED_RETRY_SECONDS = 5;

/** How a request stands against the quota. */
export interface RateLimitResult {
  allowed: boolean;
  /** Checks left today after this one. */
  remaining: number;
  /** Whether it is refused for what its network used up, not the address itself. */
  ofNetwork?: true;
  /** Whole seconds to the next UTC midnight, at least 1. */
  resetSeconds: number;
  /** Why the shared store did not count it; null when it did. */
  degraded: string | null;
}

/** A result before the end of the day is put to it. */
export type Counted = Omit<RateLimitResult, 'resetSeconds'>;

/** `YYYY-MM-DD` in UTC. */
export function utcDay(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** Whole seconds to the next UTC midnight, rounded up. */
export function secondsToMidnight(now: Date): number {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  return Math.ceil((midnight - now.getTime()) / 1000);
}

/**
 * The RateLimit fields (draft-ietf-httpapi-ratelimit-headers) of an answer, and Retry-After (RFC 9110) on a refusal. What
 * the store did not count names the policy that holds until it can, beside the daily one.
 */
export function rateLimitHeaders(result: RateLimitResult): Record<string, string> {
  const { name, quota, windowSeconds } = RATE_LIMIT;
  const { name: unshared, quota: unsharedQuota } = UNSHARED_LIMIT;
  const { allowed, remaining, resetSeconds, degraded } = result;
  const state = `r=${remaining};t=${resetSeconds}`;
  return {
    'RateLimit-Policy': `"${name}";q=${quota};w=${windowSeconds}${degraded === null ? '' : `, "${unshared}";q=${unsharedQuota};w=${windowSeconds}`}`,
    RateLimit: `"${name}";${state}${degraded === null ? '' : `, "${unshared}";${state}`}`,
    ...(allowed ? {} : { 'Retry-After': String(degraded === null ? resetSeconds : UNCOUNTED_RETRY_SECONDS) }),
  };
}
