import { expect, test } from 'vitest';
import type { DateField } from '../../fields/fields.ts';
import type { Box } from '../../geometry/box.ts';
import { testLayout } from '../../testing/layouts.ts';
import { ownDates, printedDates, roleIn } from './printed-dates.ts';

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

test('a date of a kind that the laboratory does not print may be another’s, unless it stands in a row or list with one that it does', () => {
  const at = (role: DateField['role'], left: number, top: number) => ({ role, box: [left, top, 180, 26] as Box });
  const reported = at('reported', 390, 417);
  const mayBeAnothers = <Placed extends Pick<DateField, 'role' | 'box'>>(
    date: Placed,
    dates: readonly Placed[],
    printed: string[] | null,
  ) => !ownDates(dates, printed).includes(date);
  const of = (date: ReturnType<typeof at>, ...others: ReturnType<typeof at>[]) =>
    mayBeAnothers(date, [date, reported, ...others], ['reported']);
  expect(of(at('received', 500, 1400))).toBe(true);
  expect(of(at('received', 1100, 420))).toBe(false);
  expect(of(at('received', 392, 365))).toBe(false);
  expect(of(at('received', 600, 365))).toBe(true);
  expect(of(at('received', 392, 530))).toBe(true);
  expect(of(at('analysed', 1136, 363), at('received', 392, 365))).toBe(false);
  expect(mayBeAnothers(reported, [reported], ['reported'])).toBe(false);
  expect(mayBeAnothers(reported, [reported], null)).toBe(false);
  const unplaced: Pick<DateField, 'role' | 'box'> = { role: 'received', box: null };
  expect(mayBeAnothers(unplaced, [unplaced, reported], ['reported'])).toBe(true);
});

test('tells the kind of date from the name of a field', () => {
  expect(['date_received', 'date_reported12', 'another_date', 'key'].map(roleIn)).toEqual([
    'received',
    'reported',
    null,
    null,
  ]);
});
