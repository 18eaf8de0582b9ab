import { expect, test } from 'vitest';
import { alteredPagesPassed } from '../../coa/verdict/altered-pages.ts';
import { alteredPages } from './altered-pages.ts';

test('the figures are those of the bench, all of the same pages, and shares', () => {
  const passed = alteredPagesPassed();
  const { day, called, doubted } = alteredPages();
  expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(new Set([passed.n, called.n, doubted.n]).size).toBe(1);
  expect(passed.hits).toBeGreaterThan(0);
  expect(passed.hits + called.hits).toBeLessThanOrEqual(passed.n);
  expect(called.hits).toBeLessThanOrEqual(doubted.hits);
});
