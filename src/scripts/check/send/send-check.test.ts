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

test('a refusal of the shop alone belongs to its field, one of the picture to that, every other to neither', () => {
  expect(refusedField(400, '{"errors":[{"field":"vendor"}]}')).toBe('vendor');
  expect(refusedField(400, '{"errors":[{"field":"image"},{"field":"vendor"}]}')).toBe('picture');
  expect(refusedField(413, '{"title":"Too large"}')).toBe('picture');
  expect(refusedField(413, '<html>')).toBe('picture');
  expect(refusedField(429, '{"title":"Too many checks today"}')).toBe('form');
  expect(refusedField(502, '<html>')).toBe('form');
  // A network that answers in the place of the service.
  expect(refusedField(200, '<html>')).toBe('form');
});

test('a report is one', () => {
  expect(reportIn('{"verdict":"unclear","evidence":{}}')).toMatchObject({ verdict: 'unclear' });
});
