import { expect, test } from 'vitest';
import { enlarge } from './enlarge.ts';
import type { Pixels } from './prepare/turn-upright.ts';

function picture(width: number, height: number, grey: (x: number, y: number) => number): Pixels {
  const rgba = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at++)
    rgba.set([grey(at % width, Math.floor(at / width)), 10, 200, 128], at * 4);
  return { width, height, rgba };
}

const reds = ({ width, rgba }: Pixels, row: number): number[] =>
  Array.from({ length: width }, (_, x) => rgba[(row * width + x) * 4]!);

test('an even picture stays even, and becomes opaque', () => {
  const { width, height, rgba } = enlarge(
    picture(5, 3, () => 77),
    1.6,
  );
  expect([width, height]).toEqual([8, 5]);
  for (let at = 0; at < rgba.length; at += 4) expect([...rgba.subarray(at, at + 4)]).toEqual([77, 10, 200, 255]);
});

test('an even slope stays one away from its ends', () => {
  const enlarged = reds(
    enlarge(
      picture(20, 4, (x) => x * 10),
      2,
    ),
    3,
  );
  for (let x = 6; x < 34; x++) expect(enlarged[x]).toBeCloseTo((x + 0.5) * 5 - 5, -0.5);
});

test('an edge stays where it was, along rows and along columns', () => {
  const crossing = (values: readonly number[]): number => values.findIndex((value) => value > 127);
  expect(
    crossing(
      reds(
        enlarge(
          picture(40, 6, (x) => (x < 25 ? 0 : 255)),
          1.6,
        ),
        4,
      ),
    ),
  ).toBe(40);
  const upright = enlarge(
    picture(6, 40, (_, y) => (y < 25 ? 0 : 255)),
    1.6,
  );
  const column = Array.from({ length: upright.height }, (_, y) => upright.rgba[(y * upright.width + 4) * 4]!);
  expect(crossing(column)).toBe(40);
});

test('values beyond black and white are cut off', () => {
  const values = reds(
    enlarge(
      picture(12, 4, (x) => (x === 6 ? 255 : 0)),
      1.6,
    ),
    2,
  );
  expect(Math.max(...values)).toBeLessThanOrEqual(255);
  expect(values[0]).toBe(0);
});
