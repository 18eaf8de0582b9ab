import { expect, test } from 'vitest';
import { cropAround, enlargement } from './crop.ts';

const page = { width: 800, height: 1100 };

test('a crop holds its field with space on every side, and stays on the page', () => {
  const [x, y, width, height] = cropAround([300, 500, 90, 12], page);
  expect(x).toBeLessThan(300 - 12);
  expect(y).toBeLessThan(500 - 6);
  expect(x + width).toBeGreaterThan(390 + 12);
  expect(y + height).toBeGreaterThan(512 + 6);
  expect(cropAround([0, 0, 800, 1100], page)).toEqual([0, 0, 800, 1100]);
  const [left, top] = cropAround([2, 2, 20, 10], page);
  expect([left, top]).toEqual([0, 0]);
});

test('small print is enlarged, a wide table is not larger than its place', () => {
  const small = cropAround([300, 500, 90, 12], page);
  expect(enlargement([300, 500, 90, 12], small)).toBeGreaterThan(2);
  const table: [number, number, number, number] = [20, 100, 760, 400];
  const crop = cropAround(table, page);
  expect(crop[3] * enlargement(table, crop)).toBeLessThanOrEqual(221);
});
