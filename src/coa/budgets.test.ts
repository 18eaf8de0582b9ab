import { expect, test } from 'vitest';
import { BUDGETS } from './budgets.ts';

test('the largest picture fits into the largest body as base64, with room for the JSON around it', () => {
  expect(Math.ceil(BUDGETS.pictureBytes / 3) * 4 + 1_000).toBeLessThanOrEqual(BUDGETS.bodyBytes);
});

test('a body is within what Netlify takes', () => {
  expect(BUDGETS.bodyBytes).toBeLessThanOrEqual(6 * 1024 * 1024);
});

test('the largest picture, decoded, leaves room in a gigabyte for a copy and the reader', () => {
  expect(BUDGETS.picturePixels * 4 * 2).toBeLessThan(500_000_000);
});
