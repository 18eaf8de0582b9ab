import { expect, test } from 'vitest';
import { stretchOf } from './stretch.ts';

/** Ten pixels across and one down, each as grey as its place. */
const row = { width: 10, height: 1, rgb: Uint8Array.from({ length: 30 }, (_, at) => Math.floor(at / 3) * 10) };

test('a stretch has the pixels of its part of a line, and their median colour', () => {
  expect(
    stretchOf(
      [
        [0, 0],
        [10, 0],
      ],
      0.2,
      0.6,
      4,
      row,
    ),
  ).toEqual({ pixels: [2, 3, 4, 5, 6], colour: [40, 40, 40] });
});

test('none is of a line most of which lies outside the picture', () => {
  const beyond = (from: number, to: number) =>
    stretchOf(
      [
        [0, 0],
        [10, 0],
      ],
      from,
      to,
      4,
      row,
    );
  expect(beyond(0.8, 1.2)).toBeNull();
  expect(beyond(0.7, 1.1)?.pixels).toEqual([7, 8, 9]);
});
