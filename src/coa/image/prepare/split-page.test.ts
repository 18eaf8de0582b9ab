import { expect, test } from 'vitest';
import type { Grey } from '../grey.ts';
import { cutAtBlankRows } from './split-page.ts';

function page(height: number, rows: readonly (readonly [from: number, to: number])[]): Grey {
  const width = 50;
  const data = new Uint8Array(width * height).fill(255);
  for (const [from, to] of rows) data.fill(0, from * width, to * width);
  return { width, height, data };
}

const LINES = Array.from({ length: 16 }, (_, index) => [60 * index + 10, 60 * index + 40] as const);

test('cuts between lines of text into strips of equal work, and loses no row', () => {
  const whole = page(1000, LINES);
  for (const wanted of [2, 4]) {
    const strips = cutAtBlankRows(whole, wanted);
    expect(strips).toHaveLength(wanted);
    expect(strips[0]!.top).toBe(0);
    strips.forEach(({ strip, top }, index) => {
      expect(top + strip.height).toBe(strips[index + 1]?.top ?? 1000);
      expect(LINES.some(([from, to]) => top > from && top < to)).toBe(false);
      expect(Buffer.from(strip.data)).toEqual(Buffer.from(whole.data.subarray(top * 50, (top + strip.height) * 50)));
      expect(Math.abs(strip.height - 1000 / wanted)).toBeLessThan(60);
    });
  }
});

test('small print weighs more than a picture of the same height', () => {
  const small = page(1000, []);
  // Sixteen lines of fine strokes above, one black block below.
  for (let y = 0; y < 480; y++) if (y % 30 < 20) for (let x = 0; x < 50; x += 4) small.data[y * 50 + x] = 0;
  small.data.fill(0, 520 * 50, 960 * 50);
  const [upper] = cutAtBlankRows(small, 2);
  expect(upper!.strip.height).toBeLessThan(450);
});

test('leaves a page whole that is low, or has letters in every row', () => {
  expect(cutAtBlankRows(page(400, [[100, 140]]), 4)).toHaveLength(1);
  const full = page(1000, []);
  for (let at = 0; at < full.data.length; at += 2) full.data[at] = 0;
  expect(cutAtBlankRows(full, 4)).toHaveLength(1);
});

test('cuts a page of frames between its lines where the frames leave no row blank', () => {
  const framed = page(1000, []);
  for (let y = 0; y < 1000; y++) framed.data.fill(0, y * 50, y * 50 + 3);
  for (const [from, to] of LINES)
    for (let y = from; y < to; y++) for (let x = 6; x < 50; x += 3) framed.data[y * 50 + x] = 0;
  const strips = cutAtBlankRows(framed, 4);
  expect(strips).toHaveLength(4);
  for (const { top } of strips) expect(LINES.some(([from, to]) => top > from && top < to)).toBe(false);
});
