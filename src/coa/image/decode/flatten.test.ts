import { describe, expect, test } from 'vitest';
import { drawPage } from '../../../../tests/support/drawn-page.ts';
import { type Grey, greyOf } from '../grey.ts';
import { flatten } from './flatten.ts';

const LINES = ['Certificate of Analysis', 'Client: Humber Molecular', 'Purity 99.35 %', 'Batch LOT35822'].map(
  (text, index) => [60, 40 + index * 70, text] as const,
);
const page = greyOf((await drawPage(LINES, { width: 640, height: 360 })).picture);

const mapped = (change: (value: number, x: number, y: number) => number): Grey => ({
  ...page,
  data: page.data.map((value, at) => change(value, at % page.width, Math.floor(at / page.width))),
});

/** Brightness of paper and of ink, told apart by where the black-on-white page has them. */
function levels(flat: Grey): { paper: number; ink: number } {
  const median = (wanted: (value: number) => boolean) => {
    const values = [...flat.data].filter((_, at) => wanted(page.data[at]!)).sort((a, b) => a - b);
    return values[values.length >> 1]!;
  };
  return { paper: median((value) => value === 255), ink: median((value) => value < 40) };
}

describe('text comes out dark on white', () => {
  test.each([
    ['black on white', mapped((value) => value)],
    ['white on black', mapped((value) => 255 - value)],
    ['grey on grey, dimmed', mapped((value) => 90 + value * 0.35)],
    ['under a shadow', mapped((value, x) => value * (0.45 + (0.55 * x) / 640))],
    ['in a dark banner above, on white below', mapped((value, _, y) => (y < 180 ? 255 - value : value))],
  ])('%s', (_, grey) => {
    const { paper, ink } = levels(flatten(grey));
    expect(paper).toBeGreaterThan(235);
    expect(ink).toBeLessThan(128);
  });
});

test('an empty page stays white, under uneven light too', () => {
  const empty = mapped((_, x, y) => 120 + x * 0.1 + y * 0.1);
  expect(flatten(empty).data.every((value) => value > 225)).toBe(true);
});

test('works in place', () => {
  const copy = mapped((value) => value);
  expect(flatten(copy)).toBe(copy);
  expect(copy).toMatchObject({ width: 640, height: 360 });
  expect(copy.data).not.toEqual(page.data);
});

test('a picture of one pixel is flattened too', () => {
  expect(flatten({ width: 1, height: 1, data: Uint8Array.from([40]) }).data).toHaveLength(1);
});
