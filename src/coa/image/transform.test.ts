import { describe, expect, test } from 'vitest';
import {
  apply,
  applyToBox,
  compose,
  IDENTITY,
  invert,
  moveBox,
  rectangleToQuad,
  rotation,
  scaling,
  type Transform,
  translation,
  warp,
} from './transform.ts';

const near = ([x, y]: readonly [number, number], [u, v]: readonly [number, number]) => {
  expect(x).toBeCloseTo(u, 6);
  expect(y).toBeCloseTo(v, 6);
};

const QUAD = [
  [102, 60],
  [880, 95],
  [910, 1200],
  [70, 1150],
] as const;
const PERSPECTIVE = rectangleToQuad(600, 800, QUAD);

test('moves, scales and turns points', () => {
  near(apply(IDENTITY, 3, 4), [3, 4]);
  near(apply(translation(10, -2), 3, 4), [13, 2]);
  near(apply(scaling(2), 3, 4), [6, 8]);
  near(apply(rotation(Math.PI / 2, 5, 5), 6, 5), [5, 6]);
  near(apply(rotation(0.3, 5, 5), 5, 5), [5, 5]);
});

test('composing does the first map first', () => {
  near(apply(compose(scaling(2), translation(1, 0)), 3, 4), [8, 8]);
  near(apply(compose(translation(1, 0), scaling(2)), 3, 4), [7, 8]);
});

test.each([
  ['a move', translation(7, -3)],
  ['a turn', rotation(0.4, 100, 50)],
  ['a perspective', PERSPECTIVE],
  ['all three', compose(PERSPECTIVE, compose(rotation(0.02, 300, 400), scaling(0.7)))],
] as [string, Transform][])('inverting undoes %s', (_, map) => {
  for (const [x, y] of [
    [0, 0],
    [600, 0],
    [123, 456],
    [600, 800],
  ] as const)
    near(apply(invert(map), ...apply(map, x, y)), [x, y]);
});

test('a rectangle goes onto its four corners', () => {
  near(apply(PERSPECTIVE, 0, 0), QUAD[0]);
  near(apply(PERSPECTIVE, 600, 0), QUAD[1]);
  near(apply(PERSPECTIVE, 600, 800), QUAD[2]);
  near(apply(PERSPECTIVE, 0, 800), QUAD[3]);
});

test('a box becomes the upright box around what it becomes', () => {
  expect(applyToBox(scaling(2), { left: 1, top: 2, right: 4, bottom: 6 })).toEqual([2, 4, 6, 8]);
  const [x, y, width, height] = applyToBox(rotation(Math.PI / 4, 0, 0), { left: -1, top: -1, right: 1, bottom: 1 });
  near([x, y], [-Math.SQRT2, -Math.SQRT2]);
  near([width, height], [2 * Math.SQRT2, 2 * Math.SQRT2]);
  expect(moveBox(scaling(2), [1, 2, 3, 4])).toEqual([2, 4, 6, 8]);
});

describe('warping', () => {
  const source = { width: 4, height: 2, data: Uint8Array.from([0, 50, 100, 150, 10, 60, 110, 160]) };

  test('by nothing copies', () => {
    expect(warp(source, 4, 2, IDENTITY)).toEqual(source);
  });

  test('by a move shifts, and edges go on outside', () => {
    expect([...warp(source, 4, 2, translation(1, 0)).data]).toEqual([50, 100, 150, 150, 60, 110, 160, 160]);
  });

  test('interpolates between pixels', () => {
    expect([...warp(source, 3, 1, translation(0.5, 0)).data]).toEqual([25, 75, 125]);
  });

  test('under a perspective takes each pixel from where the map says', () => {
    const large = { width: 200, height: 200, data: new Uint8Array(40_000) };
    for (let y = 0; y < 200; y++) for (let x = 0; x < 200; x++) large.data[y * 200 + x] = x;
    const map = rectangleToQuad(100, 100, [
      [20, 10],
      [180, 30],
      [160, 190],
      [40, 170],
    ]);
    const warped = warp(large, 100, 100, map);
    for (const [x, y] of [
      [5, 5],
      [50, 50],
      [90, 20],
      [10, 95],
    ] as const)
      expect(Math.abs(warped.data[y * 100 + x]! - (apply(map, x + 0.5, y + 0.5)[0] - 0.5))).toBeLessThan(1.5);
  });
});

test('stretching samples what warping samples', () => {
  const width = 37;
  const height = 23;
  const source = { width, height, data: Uint8Array.from({ length: width * height }, (_, i) => (i * 7919) % 251) };
  for (const [sx, sy, dx, dy] of [
    [0.6, 0.6, 0, 0],
    [1, 1, 0, 0],
    [1.9, 1.7, -3.2, 4.1],
    [0.31, 0.77, 2.5, -6],
  ] as const) {
    const straight: Transform = [sx, 0, dx, 0, sy, dy, 0, 0, 1];
    // A slant too small to move any sample takes the general way.
    const slanted: Transform = [sx, 1e-13, dx, 1e-13, sy, dy, 0, 0, 1];
    const [a, b] = [warp(source, 50, 41, straight), warp(source, 50, 41, slanted)];
    expect(Math.max(...a.data.map((value, i) => Math.abs(value - b.data[i]!)))).toBeLessThanOrEqual(1);
  }
});
