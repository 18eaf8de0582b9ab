import { expect, test } from 'vitest';
import { drawPage } from '../../../tests/support/drawn-page.ts';
import { cutGlyphs, glyphDistance, GRID } from './cut-glyphs.ts';

const { picture, boxes } = await drawPage([[40, 40, 'LOT35822'], [40, 120, '2026'], [40, 200, 'LOT80053']], { width: 520, height: 280 });
const glyphs = cutGlyphs(picture, 'LOT35822', boxes[0]!);

test('cuts a word into its characters, with shape and size', () => {
  expect(glyphs.map(({ character }) => character).join('')).toBe('LOT35822');
  for (const { shape, width, height } of glyphs) {
    expect(shape).toHaveLength(GRID * GRID);
    expect(Math.max(...shape)).toBeGreaterThan(0.9);
    expect(height).toBeGreaterThan(width / 2);
  }
});

test('equal characters are near, others far', () => {
  const [two, again] = [glyphs[6]!, glyphs[7]!];
  const eight = glyphs[5]!;
  expect(glyphDistance(two, again)).toBeLessThan(0.05);
  expect(glyphDistance(two, eight)).toBeGreaterThan(0.15);
  const elsewhere = cutGlyphs(picture, '2026', boxes[1]!)[0]!;
  expect(glyphDistance(two, elsewhere)).toBeLessThan(0.06);
});

test('a word whose patches of ink are not as many as its characters is left alone', () => {
  expect(cutGlyphs(picture, 'LOT3582', boxes[0]!)).toEqual([]);
  expect(cutGlyphs(picture, 'LOT35822', [300, 10, 100, 20])).toEqual([]);
});
