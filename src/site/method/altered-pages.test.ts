import { expect, test } from 'vitest';
import { alteredPagesPassed } from './altered-pages.ts';

test('the figure is that of the bench, and a share', () => {
  const { hits, n } = alteredPagesPassed();
  expect(n).toBeGreaterThan(0);
  expect(hits).toBeGreaterThan(0);
  expect(hits).toBeLessThanOrEqual(n);
});
