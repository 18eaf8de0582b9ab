import { expect, it } from 'vitest';
import { isPublishedOn, newestDay } from './vendor-certificate.ts';

it.each([
  [{ received_on: '2026-06-29', analysed_on: '2026-06-24', reported_on: null }, '2026-06-29'],
  [{ received_on: null, analysed_on: '2026-06-24', reported_on: '2026-06-30' }, '2026-06-30'],
  [{ received_on: null, analysed_on: null, reported_on: null }, ''],
])('the newest day of %o is %j', (certificate, day) => {
  expect(newestDay(certificate)).toBe(day);
});

it('counts a certificate as published until the day on which it was seen to be gone', () => {
  expect(isPublishedOn({ gone_since: null }, '2026-11-20')).toBe(true);
  expect(isPublishedOn({ gone_since: '2026-11-21' }, '2026-11-20')).toBe(true);
  expect(isPublishedOn({ gone_since: '2026-11-20' }, '2026-11-20')).toBe(false);
});
