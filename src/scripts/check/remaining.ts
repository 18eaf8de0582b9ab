/**
 * How many checks are left of the day, from a RateLimit field such as `"daily";r=29;t=4211`
 * (draft-ietf-httpapi-ratelimit-headers).
 * @returns null when the field is missing or says nothing of a remainder.
 */
export function remainingChecks(field: string | null): number | null {
  const match = /;\s*r=(\d+)/.exec(field ?? '');
  return match ? Number(match[1]) : null;
}
