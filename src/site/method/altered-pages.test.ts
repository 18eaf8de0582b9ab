import { expect, test } from 'vitest';
import measured from '../../../bench/accuracy/54-real-altered.json' with { type: 'json' };
import { alteredPagesPassed } from '../../coa/verdict/altered-pages.ts';
import { alteredPages, LOOKED_AT } from './altered-pages.ts';

test('the figures are those of the bench, all of the same pages, and shares', () => {
  const passed = alteredPagesPassed();
  const { day, called, doubted } = alteredPages();
  expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(new Set([passed.n, called.n, doubted.n]).size).toBe(1);
  expect(passed.hits).toBeGreaterThan(0);
  expect(passed.hits + called.hits).toBeLessThanOrEqual(passed.n);
  expect(called.hits).toBeLessThanOrEqual(doubted.hits);
});

test('what the methodology page says of rules that came from looking at them, the bench says too', () => {
  expect(measured.about).toContain(LOOKED_AT);
});
