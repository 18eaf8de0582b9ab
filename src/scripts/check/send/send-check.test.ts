import { expect, test } from 'vitest';
import { failureMessage, refusedField, reportIn } from './send-check.ts';

test('a problem is told in its own words', () => {
  const body = JSON.stringify({ title: 'Too many checks today', detail: 'Try again after midnight UTC.' });
  expect(failureMessage(429, body)).toBe('Too many checks today. Try again after midnight UTC.');
});

test('an answer without words still says what to do', () => {
  expect(failureMessage(502, '<html>')).toMatch(/502.*Try again/);
  expect(failureMessage(500, '{}')).toMatch(/500/);
});

test.each(['<html>Log in to this network</html>', 'null', '{}', '{"verdict":"unclear"}'])('%s is no report', (body) => {
  expect(reportIn(body)).toBeNull();
});

test('a refusal of the shop alone belongs to its field, every other to the picture', () => {
  expect(refusedField('{"errors":[{"field":"vendor"}]}')).toBe('vendor');
  expect(refusedField('{"errors":[{"field":"image"},{"field":"vendor"}]}')).toBe('picture');
  expect(refusedField('{"title":"Too large"}')).toBe('picture');
  expect(refusedField('<html>')).toBe('picture');
});

test('a report is one', () => {
  expect(reportIn('{"verdict":"unclear","evidence":{}}')).toMatchObject({ verdict: 'unclear' });
});
