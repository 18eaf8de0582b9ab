import { expect, test } from 'vitest';
import { FREQUENCIES, SIDE } from '../../image/container/jpeg-blocks.ts';
import { blocksIn, onOtherGround } from './blocks-in.ts';
import { inkBlocks, NO_INK, OTHER_GROUND } from './ink-blocks.ts';

const ONES = new Array<number>(FREQUENCIES).fill(1);

/** A picture whose pixels are given by their place: a grey, or red, green and blue. */
function drawn(width: number, height: number, pixel: (x: number, y: number) => number | [number, number, number]) {
  const rgba = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const value = pixel(x, y);
      rgba.set([...(typeof value === 'number' ? [value, value, value] : value), 255], (y * width + x) * 4);
    }
  return { width, height, rgba };
}

test('a wave across a block is one frequency, in steps of the file', () => {
  const wave = drawn(8, 8, (x) => 128 + 100 * Math.cos(((2 * x + 1) * 3 * Math.PI) / 16));
  const { magnitudeAt, count, steps } = inkBlocks(wave, ONES);
  expect(count).toBe(1);
  // Half of the sum of the squares of the wave, times eight rows of a wave that does not vary (A.3.3).
  const height = 0.5 * 100 * 4 * 0.5 * Math.SQRT1_2 * 8;
  expect(Math.abs(magnitudeAt(0, 3) * steps[3]! - height)).toBeLessThan(4);
  for (let at = 0; at < FREQUENCIES; at++) if (at !== 3) expect(magnitudeAt(0, at)).toBeLessThanOrEqual(2);
  const tens = ONES.map(() => 10);
  expect(inkBlocks(wave, tens).magnitudeAt(0, 3)).toBe(Math.round(height / 10));
  const down = drawn(8, 8, (_, y) => 128 + 100 * Math.cos(((2 * y + 1) * 3 * Math.PI) / 16));
  expect(inkBlocks(down, ONES).magnitudeAt(0, 3 * SIDE)).toBe(magnitudeAt(0, 3));
});

test('ink is what is dark on white paper; the edge that fills no block is left out', () => {
  const page = drawn(43, 17, (x) => {
    if (x < 8) return 255;
    const isInk = x % 3 === 0;
    if (x < 16) return isInk ? 30 : 250;
    if (x < 24) return isInk ? [200, 20, 20] : 250;
    if (x < 32) return isInk ? 20 : [250, 230, 120];
    return isInk ? 20 : 150;
  });
  const blocks = inkBlocks(page, ONES);
  const { columns, rows, numbers, count, coloured, contrasts } = blocks;
  expect([columns, rows]).toEqual([5, 2]);
  // Bare paper, ink, coloured ink, a marked ground and a grey one, in two rows.
  expect([...numbers]).toEqual([NO_INK, 0, 1, OTHER_GROUND, OTHER_GROUND, NO_INK, 2, 3, OTHER_GROUND, OTHER_GROUND]);
  expect([...contrasts]).toEqual([220, 230, 220, 230]);
  expect(onOtherGround([24, 0, 16, 16], blocks)).toBe(4);
  expect(onOtherGround([0, 0, 24, 16], blocks)).toBe(0);
  expect(count).toBe(4);
  expect([...coloured]).toEqual([0, 1, 0, 1]);
});

test('the blocks of a box are those that lie in it, or but a little outside', () => {
  const blocks = inkBlocks(
    drawn(40, 40, (x) => (x % 2 === 0 ? 0 : 255)),
    ONES,
  );
  expect(blocksIn([8, 8, 16, 8], blocks)).toEqual([6, 7]);
  expect(blocksIn([11, 11, 10, 2], blocks)).toEqual([6, 7]);
  expect(blocksIn([12, 12, 8, 4], blocks)).toEqual([]);
  expect(blocksIn([-50, -50, 200, 200], blocks)).toHaveLength(25);
  expect(blocksIn([100, 100, 10, 10], blocks)).toEqual([]);
});
