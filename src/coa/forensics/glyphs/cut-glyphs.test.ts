import { describe, expect, test } from 'vitest';
import { drawPage } from '../../../../tests/support/drawn-page.ts';
import { alignPatches } from './align-patches.ts';
import { cutWord } from './cut-glyphs.ts';
import { type Glyph, GRID, glyphDistance } from './glyph.ts';
import type { Patch } from './ink-cover.ts';

const { picture, boxes } = await drawPage(
  [
    [40, 40, 'LOT35822'],
    [40, 120, '2026'],
    [40, 200, 'LOT80053'],
  ],
  { width: 520, height: 280 },
);
const glyphs = cutWord(picture, 'LOT35822', boxes[0]!).glyphs;

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
  const elsewhere = cutWord(picture, '2026', boxes[1]!).glyphs[0]!;
  expect(glyphDistance(two, elsewhere)).toBeLessThan(0.06);
});

test('what is not the word that was read is left alone', () => {
  expect(cutWord(picture, 'LOT35822', [300, 10, 100, 20]).glyphs).toEqual([]);
});

test('edges are told to parts of a pixel: half a row of grey ink is half a pixel', () => {
  const [width, height] = [40, 30];
  const rgba = new Uint8Array(width * height * 4).fill(255);
  const ink = (x: number, y: number, luma: number) => rgba.fill(luma, (y * width + x) * 4, (y * width + x) * 4 + 3);
  for (let y = 8; y < 20; y++) for (const x of [10, 11, 12, 20, 21, 22]) ink(x, y, 0);
  for (const x of [20, 21, 22]) ink(x, 20, 128);
  const [one, other] = cutWord({ width, height, rgba }, 'II', [8, 6, 18, 16]).glyphs;
  expect(one!.edges.bottom).toBeCloseTo(20, 1);
  expect(other!.edges.bottom - one!.edges.bottom).toBeGreaterThan(0.3);
  expect(other!.edges.bottom - one!.edges.bottom).toBeLessThan(0.7);
  expect([one!.edges.left, one!.edges.right]).toEqual([10, 13]);
});

describe('patches of ink and the characters read', () => {
  /** Patches side by side, as wide as given, twenty high. */
  const patches = (...widths: number[]): Patch[] =>
    widths.map((width, index) => ({ left: 30 * index, right: 30 * index + width - 1, top: 0, bottom: 19 }));

  test('as many as characters: taken in turn', () => {
    expect(alignPatches(patches(13, 13, 6), ['4', '2', '1'])).toEqual([0, 1, 2]);
  });

  test('a percent sign in three parts is passed over, the digits before it are told', () => {
    const parts: Patch[] = [
      { left: 60, right: 65, top: 0, bottom: 8 },
      { left: 66, right: 74, top: 0, bottom: 19 },
      { left: 75, right: 80, top: 11, bottom: 19 },
    ];
    expect(alignPatches([...patches(13, 13), ...parts], ['9', '8', '%'])).toEqual([0, 1, null]);
  });

  test('letters that touch are left out, those around them kept', () => {
    expect(alignPatches(patches(13, 28, 13, 13), ['A', 'B', 'C', '7', '2'])).toEqual([0, null, null, 2, 3]);
  });

  test('a word that fits no patches is not cut', () => {
    expect(alignPatches(patches(80), ['A', 'B', 'C', 'D', 'E', 'F'])).toEqual(Array(6).fill(null));
    expect(alignPatches([], ['A', 'B'])).toEqual([null, null]);
  });
});

test('a distance is told exactly where it is under the bound, and as not under it otherwise', () => {
  const glyph = (seed: number, width: number): Glyph => ({
    character: 'a',
    place: 0,
    edges: { left: 0, right: width, top: 0, bottom: 12 },
    shape: Float32Array.from({ length: GRID * GRID }, (_, i) => ((i * seed) % 17) / 17),
    width,
    height: 12,
    left: 0,
    bottom: 0,
  });
  for (const [a, b] of [
    [glyph(3, 9), glyph(5, 10)],
    [glyph(7, 4), glyph(7, 11)],
    [glyph(2, 8), glyph(2, 8)],
  ] as const) {
    const exact = glyphDistance(a, b);
    expect(glyphDistance(a, b, exact + 1e-9)).toBe(exact);
    for (const most of [exact, exact / 2, 0]) expect(glyphDistance(a, b, most)).toBeGreaterThanOrEqual(most);
  }
});
