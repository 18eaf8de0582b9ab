import { expect, test } from 'vitest';
import { daysIn, settleDays } from './settle-days.ts';

const none = { received: [], analysed: [], reported: [] };

test('a date that reads one way is that day', () => {
  expect(settleDays({ ...none, reported: ['2026-03-20'] }, '2026-11-01')).toEqual({
    received: null,
    analysed: null,
    reported: '2026-03-20',
  });
});

test('the other dates settle one that reads two ways', () => {
  const days = { ...none, received: ['2026-03-20'], reported: ['2026-04-02', '2026-02-04'] };
  expect(settleDays(days, '2026-11-01').reported).toBe('2026-04-02');
});

test('nobody sees a report before it is written', () => {
  expect(settleDays({ ...none, reported: ['2026-12-03', '2026-03-12'] }, '2026-11-01').reported).toBe('2026-03-12');
});

test('what can be told two ways still stays open, the certain ones do not', () => {
  const days = { received: ['2026-01-05'], analysed: [], reported: ['2026-02-03', '2026-03-02'] };
  expect(settleDays(days, '2026-11-01')).toEqual({ received: '2026-01-05', analysed: null, reported: null });
});

test('days in an impossible order stand as they are printed', () => {
  const days = { ...none, received: ['2026-05-05'], reported: ['2026-01-01'] };
  expect(settleDays(days, '2026-11-01')).toEqual({
    received: '2026-05-05',
    analysed: null,
    reported: '2026-01-01',
  });
  const twoWays = { ...days, reported: ['2026-02-03', '2026-03-02'] };
  expect(settleDays(twoWays, '2026-11-01').reported).toBeNull();
  expect(settleDays({ ...days, reported: ['2026-02-06', '2026-06-02'] }, '2026-11-01', false).reported).toBeNull();
});

test('a value of the evidence is taken apart', () => {
  expect(daysIn('2026-02-03 or 2026-03-02')).toEqual(['2026-02-03', '2026-03-02']);
  expect(daysIn('soon')).toEqual([]);
  expect(daysIn(null)).toEqual([]);
});
