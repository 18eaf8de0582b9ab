import { expect, test } from 'vitest';
import type { Grey } from './grey.ts';
import { splitAtBlankRow } from './split-page.ts';

function page(height: number, rows: readonly (readonly [from: number, to: number])[]): Grey {
  const width = 50;
  const data = new Uint8Array(width * height).fill(255);
  for (const [from, to] of rows) data.fill(0, from * width, to * width);
  return { width, height, data };
}

test('cuts between two lines of text, near the row that halves the ink, and loses no row', () => {
  const strips = splitAtBlankRow(page(1000, [[100, 140], [300, 340], [600, 640], [800, 840]]));
  expect(strips).toHaveLength(2);
  const [upper, lower] = strips;
  expect(upper!.top).toBe(0);
  expect(lower!.top).toBe(upper!.strip.height);
  expect(upper!.strip.height + lower!.strip.height).toBe(1000);
  expect(lower!.top).toBeGreaterThan(340);
  expect(lower!.top).toBeLessThan(600);
});

test('leaves a page whole that is low, or has no blank row to cut at', () => {
  expect(splitAtBlankRow(page(400, [[100, 140]]))).toHaveLength(1);
  expect(splitAtBlankRow(page(1000, [[0, 1000]]))).toHaveLength(1);
});
