import { expect, test } from 'vitest';
import { testLayout } from '../../testing/layouts.ts';
import { mayBeAnothers, printedDates, roleIn } from './printed-dates.ts';

const learned = { settings: [], letters: {}, varies: null, spacing: {} };
const layout = (pages: number, ...names: string[]) =>
  testLayout({ pages, fields: Object.fromEntries(names.map((name) => [name, learned])) });

test('each kind of date that was learned counts, once', () => {
  expect(printedDates(layout(8, 'client', 'date_reported', 'date_reported1', 'date_acquired'))).toEqual([
    'reported',
    'acquired',
  ]);
});

test('of too few pages, of pages without a date, and without a layout nothing is known', () => {
  expect(printedDates(layout(7, 'date_reported'))).toBeNull();
  expect(printedDates(layout(8, 'client', 'another_date'))).toBeNull();
  expect(printedDates(null)).toBeNull();
});

test('a kind of date that the laboratory does not print may be another’s, where it is known what it prints', () => {
  expect(mayBeAnothers('received', ['reported'])).toBe(true);
  expect(mayBeAnothers('reported', ['reported'])).toBe(false);
  expect(mayBeAnothers('received', null)).toBe(false);
});

test('tells the kind of date from the name of a field', () => {
  expect(['date_received', 'date_reported12', 'another_date', 'key'].map(roleIn)).toEqual([
    'received',
    'reported',
    null,
    null,
  ]);
});
