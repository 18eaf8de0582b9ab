import { expect, test } from 'vitest';
import { date, testFields } from '../testing/fields.ts';
import { lastDay, laterDay, newestDate } from './last-day.ts';

test('the newest day of a report counts, not that on which it expires', () => {
  const dates = [date('received', '2026-05-02'), date('reported', '2026-05-09'), date('expiry', '2028-05-09')];
  expect(lastDay(testFields({ dates }))).toBe('2026-05-09');
});

test('of a day that can be told in two ways the earlier counts', () => {
  const [ambiguous] = [date('reported', '2026-04-05')];
  expect(lastDay(testFields({ dates: [{ ...ambiguous, value: ['2026-04-05', '2026-05-04'] }] }))).toBe('2026-04-05');
});

test('a day to come without a label is not the newest, where the day of the check is given', () => {
  const [received, batch] = [date('received', '2026-05-02'), date('reported', '2026-12-30', { label: '' })];
  expect(newestDate(testFields({ dates: [received, batch] }), '2026-11-20')).toBe(received);
  expect(newestDate(testFields({ dates: [received, batch] }), '2026-12-30')).toBe(batch);
  const planned = date('reported', '2026-12-30');
  expect(newestDate(testFields({ dates: [received, planned] }), '2026-11-20')).toBe(planned);
});

test('without a day there is none', () => {
  expect(lastDay(testFields({ dates: [date('expiry', '2028-05-09')] }))).toBeNull();
});

test('the newest date of a page is that whose later day comes last, whatever its role but for expiry', () => {
  const ambiguous = date('ordered', ['2026-04-05', '2026-05-04']);
  const dates = [ambiguous, date('reported', '2026-04-09'), date('expiry', '2028-05-09')];
  expect(newestDate(testFields({ dates }))).toBe(ambiguous);
  expect(laterDay(ambiguous)).toBe('2026-05-04');
  expect(newestDate(testFields({ dates: [date('expiry', '2028-05-09')] }))).toBeNull();
});
