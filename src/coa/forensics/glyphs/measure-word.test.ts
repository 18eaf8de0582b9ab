import { expect, test } from 'vitest';
import { drawPage } from '../../../../tests/support/drawn-page.ts';
import { measureWord } from './measure-word.ts';

const LINES = [
  [40, 40, 'Batch: LOT35822'],
  [40, 120, 'Purity: 99.35 %'],
] as const;
const { picture, boxes } = await drawPage(
  LINES.map((line) => [...line] as [number, number, string]),
  { width: 520, height: 200 },
);
const [batch] = boxes;

/** A copy with a box of pixels changed. */
function changed(change: (value: number, x: number, y: number) => number, [x, y, w, h] = batch!) {
  const rgba = picture.rgba.slice();
  for (let row = Math.floor(y) - 6; row < y + h + 6; row++) {
    for (let column = Math.floor(x) - 6; column < x + w + 6; column++) {
      const at = (row * picture.width + column) * 4;
      for (let channel = 0; channel < 3; channel++)
        rgba[at + channel] = Math.max(0, Math.min(255, change(rgba[at + channel]!, column, row)));
    }
  }
  return { ...picture, rgba };
}

test('black letters on white paper: full contrast, flat paper, no noise', () => {
  const measures = measureWord(picture, batch!)!;
  expect(measures.paper).toBeCloseTo(255, 0);
  expect(measures.ink).toBeLessThan(60);
  expect(measures.flatShare).toBeGreaterThan(0.99);
  expect(measures.paperNoise).toBeLessThan(0.1);
  expect(measures.chromaNoise).toBe(0);
  expect(measures.stroke).toBeGreaterThan(1);
  expect(measures.height).toBeLessThan(batch![3] + 2);
});

test('greyer ink, tinted paper and noise each show in their own measure', () => {
  const plain = measureWord(picture, batch!)!;
  const grey = measureWord(
    changed((value) => 60 + (value * 195) / 255),
    batch!,
  )!;
  expect(grey.ink - plain.ink).toBeGreaterThan(40);
  const dimmed = measureWord(
    changed((value) => value * 0.9),
    batch!,
  )!;
  expect(plain.paper - dimmed.paper).toBeGreaterThan(12);
  const noisy = measureWord(
    changed((value, x, y) => value - ((x * 7 + y * 13) % 9)),
    batch!,
  )!;
  expect(noisy.paperNoise).toBeGreaterThan(1.5);
  expect(noisy.flatShare).toBeLessThan(0.5);
  expect(noisy.ringNoise).toBeGreaterThan(plain.ringNoise);
});

test('what is too small, too faint or off the picture is not measured', () => {
  expect(measureWord(picture, [10, 10, 2, 2])).toBeNull();
  expect(measureWord(picture, [300, 10, 100, 20])).toBeNull();
  expect(
    measureWord(
      changed((value) => 235 + (value * 20) / 255),
      batch!,
    ),
  ).toBeNull();
  expect(measureWord(picture, [-200, -200, 50, 20])).toBeNull();
});

test('light letters on dark are measured where that is asked for, as on their negative', () => {
  const plain = measureWord(picture, batch!)!;
  const [x, y, w, h] = batch!;
  const negative = changed((value) => 255 - value, [x - 10, y - 10, w + 20, h + 20]);
  expect(measureWord(negative, batch!)).toBeNull();
  const light = measureWord(negative, batch!, true)!;
  expect(light.paper).toBeLessThan(5);
  expect(light.ink).toBeGreaterThan(190);
  expect(light.stroke).toBeCloseTo(plain.stroke, 1);
  expect(light.height).toBe(plain.height);
  expect(measureWord(picture, batch!, true)).toEqual(plain);
});
