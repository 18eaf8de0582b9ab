import { expect, test } from 'vitest';
import { daysBetween } from './days-between.ts';

test('counts whole days, over leap days and changes of the clock', () => {
  expect(daysBetween('2026-11-20', '2026-11-20')).toBe(0);
  expect(daysBetween('2026-11-20', '2026-12-01')).toBe(11);
  expect(daysBetween('2026-12-01', '2026-11-20')).toBe(-11);
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(daysBetween('2025-12-31', '2026-12-31')).toBe(365);
});
