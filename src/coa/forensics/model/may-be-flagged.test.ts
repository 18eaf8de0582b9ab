import { expect, test } from 'vitest';
import { mayBeFlagged, setApartBy } from './may-be-flagged.ts';

test('a habit without a value sets no field apart, nor does a laboratory that is not known', () => {
  const laboratory = { habits: [{ habit: 'fields-set-apart', value: null }] };
  expect([...setApartBy(laboratory)].filter((name) => name !== '')).toEqual([]);
  expect([...setApartBy(undefined)]).toEqual([]);
});

test('only whole names are those of a second date', () => {
  expect(mayBeFlagged('date_received12')).toBe(false);
  expect(mayBeFlagged('another_date1')).toBe(true);
  expect(mayBeFlagged('date_received1_again')).toBe(true);
  expect(mayBeFlagged('my_date_received1')).toBe(true);
  expect(mayBeFlagged('date_received')).toBe(true);
});
