import { expect, test } from 'vitest';
import type { Raster } from './raster.ts';
import { type Corners, layInto, mapBox } from './warp.ts';

const blank = (width: number, height: number, level: number): Raster => ({
  width,
  height,
  data: Buffer.alloc(width * height * 3, level),
});

test('corners of the page come to lie at the corners given', () => {
  const corners: Corners = [
    [20, 10],
    [180, 25],
    [190, 280],
    [5, 260],
  ];
  const map = layInto(blank(200, 300, 0), blank(100, 150, 255), corners);
  const found = [map([0, 0]), map([100, 0]), map([100, 150]), map([0, 150])];
  found.forEach(([x, y], i) => {
    expect(x).toBeCloseTo(corners[i]?.[0] as number, 6);
    expect(y).toBeCloseTo(corners[i]?.[1] as number, 6);
  });
});

test('a mark on the page lies in the picture where its box is mapped to', () => {
  const page = blank(100, 150, 255);
  for (let y = 60; y < 80; y++) page.data.fill(0, (y * 100 + 30) * 3, (y * 100 + 60) * 3);
  const picture = blank(200, 300, 255);
  const map = layInto(picture, page, [
    [20, 10],
    [180, 25],
    [190, 280],
    [5, 260],
  ]);
  const dark = Array.from({ length: 200 * 300 }, (_, i) => i).filter((i) => (picture.data[i * 3] as number) < 128);
  const xs = dark.map((i) => i % 200);
  const ys = dark.map((i) => Math.floor(i / 200));
  const [x, y, width, height] = mapBox([30, 60, 30, 20], map);
  expect(Math.abs(Math.min(...xs) - x)).toBeLessThan(2);
  expect(Math.abs(Math.max(...xs) - (x + width))).toBeLessThan(2);
  expect(Math.abs(Math.min(...ys) - y)).toBeLessThan(2);
  expect(Math.abs(Math.max(...ys) - (y + height))).toBeLessThan(2);
});
