import { expect, test } from 'vitest';
import { drawPage } from '../../../tests/support/drawn-page.ts';
import { cutGlyphs, glyphDistance, GRID, type Glyph } from './cut-glyphs.ts';

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

test('a distance is told exactly where it is under the bound, and as not under it otherwise', () => {
  const glyph = (seed: number, width: number): Glyph => ({ character: 'a', shape: Float32Array.from({ length: GRID * GRID }, (_, i) => ((i * seed) % 17) / 17), width, height: 12, left: 0, bottom: 0 });
  for (const [a, b] of [[glyph(3, 9), glyph(5, 10)], [glyph(7, 4), glyph(7, 11)], [glyph(2, 8), glyph(2, 8)]] as const) {
    const exact = glyphDistance(a, b);
    expect(glyphDistance(a, b, exact + 1e-9)).toBe(exact);
    for (const most of [exact, exact / 2, 0]) expect(glyphDistance(a, b, most)).toBeGreaterThanOrEqual(most);
  }
});
