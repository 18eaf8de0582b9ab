import { expect, test } from 'vitest';
import { spokenAgainst } from './spoken-against.ts';

test('a doubt and what is decisive speak against a field, a note and what was not judged do not', () => {
  const against = (severity: Parameters<typeof spokenAgainst>[0][number]['severity']) =>
    spokenAgainst([{ severity, fields: ['batch', 'purity'] }]);
  for (const severity of ['decisive', 'doubt'] as const) {
    expect(against(severity)(['client', 'purity'])).toBe(true);
    expect(against(severity)(['client'])).toBe(false);
    expect(against(severity)([])).toBe(false);
  }
  for (const severity of ['note', null] as const) expect(against(severity)(['batch', 'purity'])).toBe(false);
});

test('what others are compared with is not spoken against by them', () => {
  const isContested = spokenAgainst([{ severity: 'decisive', fields: ['laboratory', 'sample', 'identified', 'key'] }]);
  expect(['laboratory', 'sample', 'identified', 'key'].map((name) => isContested([name]))).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

test('of several dates of one kind all are meant, of other numbered fields each', () => {
  const isContested = spokenAgainst([{ severity: 'doubt', fields: ['date_received', 'peak_1'] }]);
  expect(['date_received2', 'date_reported', 'peak_1', 'peak_2'].map((name) => isContested([name]))).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
