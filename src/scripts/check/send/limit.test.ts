import { expect, test } from 'vitest';
import { limitInWords, readLimit } from './limit.ts';

test.each([
  ['"daily";r=29;t=4211', { remaining: 29, endsAt: 4_211_000 }],
  ['"daily"; t=4211; r=0', { remaining: 0, endsAt: 4_211_000 }],
  ['"daily";t=4211', null],
  ['', null],
  [null, null],
])('%j leaves %j', (field, limit) => {
  expect(readLimit(field, 0)).toEqual(limit);
});

test('with none left it says when that ends, in hours and in local time', () => {
  const clock = () => '01:00';
  expect(limitInWords({ remaining: 29, endsAt: 0 }, 30, 0, clock)).toBe(
    '29 of 30 checks left today for your internet address.',
  );
  expect(limitInWords({ remaining: 0, endsAt: 8 * 3_600_000 }, 30, 0, clock)).toBe(
    'The 30 checks for today from your internet address are used up. You can check again in about 8 hours, at 01:00 your time.',
  );
});
