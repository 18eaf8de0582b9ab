import { expect, test } from 'vitest';
import type { Box } from '../../geometry/box.ts';
import { groundOf } from './ground.ts';

type Colour = readonly [number, number, number];

/** A picture of 120 by 60 of one colour, with rectangles of others on it. */
function picture(ground: Colour, ...parts: readonly [Box, Colour][]) {
  const [width, height] = [120, 60];
  const rgba = new Uint8Array(width * height * 4).fill(255);
  const paint = ([x, y, w, h]: Box, colour: Colour): void => {
    for (let row = y; row < y + h; row++)
      for (let column = x; column < x + w; column++) rgba.set(colour, (row * width + column) * 4);
  };
  paint([0, 0, width, height], ground);
  for (const [box, colour] of parts) paint(box, colour);
  return { width, height, rgba };
}

const FIELD: Box = [20, 20, 60, 16];
const LETTERS: Box = [24, 24, 20, 8];

test('coloured ink and a tinted ground are the laboratory’s, and nothing foreign', () => {
  expect(groundOf(picture([220, 240, 225], [LETTERS, [10, 130, 40]]), FIELD)).toMatchObject({
    groundColour: 20,
    inkColour: 120,
    foreignWithin: 0,
    foreignAround: 0,
  });
});

test('a red line drawn beside black letters is foreign where it stands', () => {
  const beside = groundOf(
    picture(
      [255, 255, 255],
      [LETTERS, [0, 0, 0]],
      [
        [14, 14, 70, 2],
        [230, 20, 20],
      ],
    ),
    FIELD,
  );
  expect(beside.foreignWithin).toBe(0);
  expect(beside.foreignAround).toBeGreaterThan(0.03);
  const across = groundOf(
    picture(
      [255, 255, 255],
      [LETTERS, [0, 0, 0]],
      [
        [20, 33, 60, 3],
        [230, 20, 20],
      ],
    ),
    FIELD,
  );
  expect(across.foreignWithin).toBeGreaterThan(0.1);
});
