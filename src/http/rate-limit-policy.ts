/** The one quota of the service: checks a UTC day and address. */
export const RATE_LIMIT = { name: 'daily', quota: 30, windowSeconds: 86_400 } as const;

/** How a request stands against the quota. */
export interface RateLimitResult {
  allowed: boolean;
  /** Checks left today after this one. */
  remaining: number;
  /** Whole seconds to the next UTC midnight, at least 1. */
  resetSeconds: number;
  /** Why it was counted in this instance only; null when the shared store counted it. */
  degraded: string | null;
}

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
 * The RateLimit fields (draft-ietf-httpapi-ratelimit-headers) of an answer, and Retry-After (RFC 9110) on a refusal.
 */
export function rateLimitHeaders(result: RateLimitResult): Record<string, string> {
  const { name, quota, windowSeconds } = RATE_LIMIT;
  return {
    'RateLimit-Policy': `"${name}";q=${quota};w=${windowSeconds}`,
    RateLimit: `"${name}";r=${result.remaining};t=${result.resetSeconds}`,
    ...(result.allowed ? {} : { 'Retry-After': String(result.resetSeconds) }),
  };
}
