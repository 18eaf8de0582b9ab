import { expect, test } from 'vitest';
import { rateLimitHeaders, secondsToMidnight, utcDay } from './rate-limit-policy.ts';

test.each([
  ['2026-11-20T00:00:00.000Z', 86_400],
  ['2026-11-20T23:59:59.001Z', 1],
  ['2026-11-20T23:59:59.999Z', 1],
  ['2026-12-31T12:00:00.500Z', 43_200],
])('at %s the day has %d seconds left', (time, seconds) => {
  expect(secondsToMidnight(new Date(time))).toBe(seconds);
});

test('the day is the UTC day', () => {
  expect(utcDay(new Date('2026-11-20T23:30:00-02:00'))).toBe('2026-11-21');
});

test('an allowed request has the RateLimit fields, a refused one Retry-After as well', () => {
  expect(rateLimitHeaders({ allowed: true, remaining: 29, resetSeconds: 4211, degraded: null })).toEqual({
    'RateLimit-Policy': '"daily";q=30;w=86400',
    RateLimit: '"daily";r=29;t=4211',
  });
  expect(rateLimitHeaders({ allowed: false, remaining: 0, resetSeconds: 4211, degraded: null })).toMatchObject({
    RateLimit: '"daily";r=0;t=4211',
    'Retry-After': '4211',
  });
});

test('what the store did not count names both policies, and its refusal is worth another try in seconds', () => {
  expect(rateLimitHeaders({ allowed: true, remaining: 0, resetSeconds: 4211, degraded: 'store failed' })).toEqual({
    'RateLimit-Policy': '"daily";q=30;w=86400, "unshared";q=1;w=86400',
    RateLimit: '"daily";r=0;t=4211, "unshared";r=0;t=4211',
  });
  expect(
    rateLimitHeaders({ allowed: false, remaining: 0, resetSeconds: 4211, degraded: 'store failed' }),
  ).toMatchObject({
    'Retry-After': '5',
  });
});
