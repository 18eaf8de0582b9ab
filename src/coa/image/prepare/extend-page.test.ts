import { expect, test } from 'vitest';
import { extendOverBands } from './extend-page.ts';
import type { Quad } from './fit-quad.ts';
import type { SmallPicture } from './small-picture.ts';

type Colour = readonly [number, number, number];
const DESK: Colour = [50, 50, 47];
const NAVY: Colour = [28, 42, 55];
const PAPER: Colour = [225, 220, 200];
const WHITE: Colour = [230, 230, 230];

/** The paper between two bands, of a sheet that reaches from 60 to 340. */
const PAPER_ALONE: Quad = [
  [60, 90],
  [240, 90],
  [240, 310],
  [60, 310],
];

/** A sheet on a desk whose head and foot are bands of a colour, with letters where `lettered` says. */
function sheetWith(band: Colour, { desk = DESK, lettered = false } = {}): SmallPicture {
  const [width, height] = [300, 400];
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isSheet = x >= 60 && x <= 240 && y >= 60 && y <= 340;
      const isPaper = isSheet && y >= 90 && y <= 310;
      const isLetter = lettered && isSheet && !isPaper && x > 100 && x < 180 && x % 4 === 0 && y > 70 && y < 330;
      rgb.set(isLetter ? WHITE : isPaper ? PAPER : isSheet ? band : desk, (y * width + x) * 3);
    }
  return { width, height, rgb };
}

const edges = (quad: Quad): [number, number] => [quad[0][1], quad[2][1]];

test('a sheet between a dark head and foot is found with them, by their colour', () => {
  const [top, bottom] = edges(extendOverBands(PAPER_ALONE, sheetWith(NAVY)));
  expect(Math.abs(top - 60)).toBeLessThan(4);
  expect(Math.abs(bottom - 340)).toBeLessThan(4);
});

test('or by their letters, where they are as dark as the desk', () => {
  const [top, bottom] = edges(extendOverBands(PAPER_ALONE, sheetWith(DESK, { lettered: true })));
  expect(top).toBeLessThan(71);
  expect(top).toBeGreaterThan(58);
  expect(bottom).toBeGreaterThan(329);
});

test('a sheet without bands stays as it was found', () => {
  expect(extendOverBands(PAPER_ALONE, sheetWith(DESK))).toEqual(PAPER_ALONE);
});

test('grain that lies beside the sheet as well is no letters of it', () => {
  const small = sheetWith(DESK);
  for (let at = 0; at < small.width * 90; at += 5) small.rgb.set(WHITE, at * 3);
  expect(edges(extendOverBands(PAPER_ALONE, small))[0]).toBe(90);
});
