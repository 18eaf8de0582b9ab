import type { SiteContext } from '../context.ts';

/** Response headers that openapi.json describes, by name. */
export function openapiHeaders({ rateLimit: { name, quota, windowSeconds } }: SiteContext): Record<string, object> {
  const header = (description: string, type: 'string' | 'integer', example: string | number) => ({
    description,
    schema: { type },
    example,
  });
  return {
    'RateLimit-Policy': header(
      'The quota: checks in a window of seconds (draft-ietf-httpapi-ratelimit-headers). While the count cannot be reached, a second policy, "unshared", says how many are allowed until it can.',
      'string',
      `"${name}";q=${quota};w=${windowSeconds}`,
    ),
    RateLimit: header(
      'What is left of it, and the seconds until it is full again; absent if a request was refused before it was counted.',
      'string',
      `"${name}";r=${quota - 1};t=4211`,
    ),
    'Retry-After': header('Seconds after which to try again.', 'integer', 4211),
    'X-Request-Id': header(
      'Identifies the request; quote it when you report a fault.',
      'string',
      '0f3c7a52-6f0e-4f0c-9f0b-2d9f0d1f6a11',
    ),
    Allow: header('The methods that are allowed.', 'string', 'POST, OPTIONS'),
    ETag: header('Version of the file; send it back in If-None-Match.', 'string', '"5d41402abc4b2a76b9719d911017c592"'),
  };
}
