import { expect, test } from 'vitest';
import { failureMessage } from './send.ts';

test('a problem is told in its own words', () => {
  const body = JSON.stringify({ title: 'Too many checks today', detail: 'Try again after midnight UTC.' });
  expect(failureMessage(429, body)).toBe('Too many checks today. Try again after midnight UTC.');
});

test('an answer without words still says what to do', () => {
  expect(failureMessage(502, '<html>')).toMatch(/502.*Try again/);
  expect(failureMessage(500, '{}')).toMatch(/500/);
});
