import { expect, test } from 'vitest';
import { turnUpright } from './turn-upright.ts';

/** A picture of one row of pixels each, by their red. */
const picture = (...rows: number[][]) => ({
  width: rows[0]!.length,
  height: rows.length,
  rgba: Uint8Array.from(rows.flat().flatMap((red) => [red, 0, 0, 255])),
});

// EXIF 2.32, tag 0x0112: where row 0 and column 0 of the file stand in the upright picture.
test.each([
  [
    1,
    [
      [1, 2, 3],
      [4, 5, 6],
    ],
  ],
  [
    2,
    [
      [3, 2, 1],
      [6, 5, 4],
    ],
  ],
  [
    3,
    [
      [6, 5, 4],
      [3, 2, 1],
    ],
  ],
  [
    4,
    [
      [4, 5, 6],
      [1, 2, 3],
    ],
  ],
  [
    5,
    [
      [1, 4],
      [2, 5],
      [3, 6],
    ],
  ],
  [
    6,
    [
      [4, 1],
      [5, 2],
      [6, 3],
    ],
  ],
  [
    7,
    [
      [6, 3],
      [5, 2],
      [4, 1],
    ],
  ],
  [
    8,
    [
      [3, 6],
      [2, 5],
      [1, 4],
    ],
  ],
])('orientation %d', (orientation, rows) => {
  expect(turnUpright(picture([1, 2, 3], [4, 5, 6]), orientation)).toEqual(picture(...rows));
});

test.each([0, 1, 9, NaN])('%d turns nothing', (orientation) => {
  const upright = picture([1, 2], [3, 4]);
  expect(turnUpright(upright, orientation)).toBe(upright);
});
