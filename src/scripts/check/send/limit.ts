import { timeUntil } from '../../../coa/words/time-until.ts';

/** What the service says of the checks of an address. */
export interface Limit {
  /** Checks left of the day. */
  remaining: number;
  /** When the day ends, in milliseconds since 1970. */
  endsAt: number;
}

/**
 * Reads a RateLimit field such as `"daily";r=29;t=4211` (draft-ietf-httpapi-ratelimit-headers).
 * @param now milliseconds since 1970
 * @returns null when the field is missing or says nothing of a remainder.
 */
export function readLimit(field: string | null, now: number): Limit | null {
  const remaining = /;\s*r=(\d+)/.exec(field ?? '');
  const seconds = /;\s*t=(\d+)/.exec(field ?? '');
  return remaining ? { remaining: Number(remaining[1]), endsAt: now + Number(seconds?.[1] ?? 0) * 1000 } : null;
}

/**
 * What is left, in a sentence; with none left when that ends, in hours and in the reader's own time.
 * @param perDay checks a day
 * @param clock writes a moment as a time of day where the reader is
 */
export function limitInWords(limit: Limit, perDay: number, now: number, clock: (moment: number) => string): string {
  return limit.remaining > 0
    ? `${limit.remaining} of ${perDay} checks left today for your internet address.`
    : `The ${perDay} checks for today from your internet address are used up. You can check again in ${timeUntil((limit.endsAt - now) / 1000)}, at ${clock(limit.endsAt)} your time.`;
}
