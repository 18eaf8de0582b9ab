import { describe, expect, test } from 'vitest';
import { drawPage } from '../../../../tests/support/drawn-page.ts';
import { greyOf } from '../grey.ts';
import { rotation, warp } from '../transform.ts';
import { findSkew } from './find-skew.ts';

const LINES = Array.from(
  { length: 12 },
  (_, row) => [40, 30 + row * 60, 'Client Humber Molecular, sample BPC-157, purity'] as const,
);
const page = greyOf((await drawPage(LINES, { width: 900, height: 780 })).picture);
const degrees = (radians: number) => (radians * 180) / Math.PI;
/** The page as it looks when its lines run down to the right by so many degrees. */
const turned = (by: number) =>
  warp(page, page.width, page.height, rotation((-by * Math.PI) / 180, page.width / 2, page.height / 2));

test('a straight page has none', () => {
  expect(Math.abs(degrees(findSkew(page)))).toBeLessThan(0.15);
});

describe('lines that run down or up to the right', () => {
  test.each([-5, -2.3, -0.6, 0.8, 2, 4.4])('by %d degrees', (by) => {
    expect(Math.abs(degrees(findSkew(turned(by))) - by)).toBeLessThan(0.3);
  });
});

test('an empty page, or one of noise, is not turned far', () => {
  const empty = { width: 400, height: 300, data: new Uint8Array(120_000).fill(255) };
  expect(findSkew(empty)).toBe(0);
  expect(findSkew({ width: 1, height: 1, data: Uint8Array.from([0]) })).toBe(0);
});
