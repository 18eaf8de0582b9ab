import { describe, expect, test } from 'vitest';
import { fitQuad, quadArea } from './fit-quad.ts';

const [WIDTH, HEIGHT] = [300, 200];
const [LEFT, TOP, RIGHT, BOTTOM] = [20, 20, 280, 180];
const ACROSS = RIGHT - LEFT;

/** A sheet whose upper edge lies lower by so many pixels, by the place on the edge from 0 to 1. */
function sheet(lower: (share: number) => number, right = RIGHT): Uint8Array {
  const mask = new Uint8Array(WIDTH * HEIGHT);
  for (let x = LEFT; x < right; x++)
    for (let y = Math.max(0, TOP + Math.round(lower((x - LEFT) / (right - LEFT)))); y < BOTTOM; y++)
      mask[y * WIDTH + x] = 1;
  return mask;
}

/** Where the upper corners are found, from the left; null where no sheet is. */
function upperCorners(lower: (share: number) => number): [number, number] | null {
  const quad = fitQuad(sheet(lower), WIDTH, HEIGHT);
  return quad && [quad[0][1], quad[1][1]];
}

const isBetween = (share: number, from: number, to: number): boolean => share >= from && share < to;
/** A piece of the middle of the edge, so large a share of what is fitted, that is that many pixels deep. */
const notch =
  (size: number, depth: number) =>
  (share: number): number =>
    isBetween(share, 0.5 - size / 2, 0.5 + size / 2) ? depth : 0;
/** A shadow that grows to the right end of the edge over such a share of it. */
const shadow =
  (size: number, depth: number) =>
  (share: number): number =>
    Math.max(0, depth * ((share - 1 + size) / size));
/** An edge that bends down towards both corners over such a share of it. */
const bow =
  (size: number, depth: number) =>
  (share: number): number =>
    Math.max(0, depth * ((Math.abs(2 * share - 1) - 1 + size) / size));
/** Teeth of a saw, so deep in pixels. */
const teeth =
  (depth: number) =>
  (share: number): number =>
    Math.floor(share * ACROSS + 0.5) % (depth + 1);

test('a sheet has its own corners, clockwise from the upper left', () => {
  const quad = fitQuad(
    sheet(() => 0),
    WIDTH,
    HEIGHT,
  )!;
  expect(quad.map((corner) => corner.map(Math.round))).toEqual([
    [LEFT, TOP],
    [RIGHT, TOP],
    [RIGHT, BOTTOM],
    [LEFT, BOTTOM],
  ]);
  expect(quadArea(quad)).toBeCloseTo(ACROSS * (BOTTOM - TOP), 0);
  expect(quadArea([quad[0], quad[3], quad[2], quad[1]])).toBeLessThan(0);
});

describe('an edge need not be whole', () => {
  test.each<[string, (share: number) => number]>([
    ['a notch in a quarter', notch(0.8 * 0.26, 20)],
    ['a notch in over a third', notch(0.8 * 0.36, 20)],
    ['round corners and a notch', (share) => (isBetween(share, 0.1, 0.9) ? notch(0.22, 20)(share) : 20)],
    ['a bend over half of it', bow(0.5, 20)],
  ])('%s', (_, lower) => {
    const corners = upperCorners(lower)!;
    for (const corner of corners) expect(corner).toBeCloseTo(TOP, 0);
  });

  test('a shadow over a third draws it off by little', () => {
    const [left, right] = upperCorners(shadow(0.3, 40))!;
    expect(Math.abs(left - TOP)).toBeLessThan(2);
    expect(Math.abs(right - TOP)).toBeLessThan(5);
  });

  test.each<[string, (share: number) => number]>([
    ['a notch in two fifths', notch(0.8 * 0.42, 20)],
    ['a bend over three fifths of it', bow(0.6, 20)],
    ['a shadow over more than a third', shadow(0.35, 40)],
  ])('%s is too much: no sheet', (_, lower) => {
    expect(upperCorners(lower)).toBeNull();
  });
});

describe('how straight an edge is', () => {
  test('teeth of five pixels lie on a line, of eight pixels on none', () => {
    expect(upperCorners(teeth(5))).not.toBeNull();
    expect(upperCorners(teeth(8))).toBeNull();
  });

  test('a step of a pixel counts, one of four pixels does not', () => {
    const [low] = upperCorners(notch(0.8 * 0.2, 1))!;
    expect(low - TOP).toBeGreaterThan(0.1);
    expect(low - TOP).toBeLessThan(0.4);
    const [deep] = upperCorners(notch(0.8 * 0.25, 4))!;
    expect(Math.abs(deep - TOP)).toBeLessThan(0.1);
  });

  test.each([
    [0.45, true],
    [0.55, false],
  ])('a rise of %f is a side of a sheet: %s', (rise, isSide) => {
    const mask = new Uint8Array(WIDTH * HEIGHT);
    for (let x = 0; x < 60; x++) for (let y = 0; y < 150; y++) mask[(y + Math.round(x * rise)) * WIDTH + x] = 1;
    expect(fitQuad(mask, WIDTH, HEIGHT) !== null).toBe(isSide);
  });

  test('ten points of an edge are enough, nine are not', () => {
    const strip = (across: number) =>
      fitQuad(
        sheet(() => 0, LEFT + across),
        WIDTH,
        HEIGHT,
      );
    expect(strip(12)).not.toBeNull();
    expect(strip(11)).toBeNull();
  });
});
