import { expect, it } from 'vitest';
import { monthsBefore } from './months-before.ts';

it.each([
  ['2026-11-20', 12, '2025-11-20'],
  ['2026-01-15', 1, '2025-12-15'],
  ['2026-03-31', 1, '2026-02-28'],
  ['2024-02-29', 12, '2023-02-28'],
  ['2026-05-31', 0, '2026-05-31'],
])('%s less %i months is %s', (day, months, before) => {
  expect(monthsBefore(day, months)).toBe(before);
});
