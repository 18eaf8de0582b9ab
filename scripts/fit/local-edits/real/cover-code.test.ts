import { expect, test } from 'vitest';
import { coverCode } from './cover-code.ts';

test('a code is painted over in the colour beside it, and nothing else changes', () => {
  const [width, height] = [40, 30];
  const data = Buffer.alloc(width * height * 3, 230);
  for (let y = 10; y < 20; y++)
    for (let x = 15; x < 25; x++) data.fill(0, (y * width + x) * 3, (y * width + x + 1) * 3);
  data.fill(7, 0, 3);
  coverCode({ width, height, data }, [15, 10, 10, 10]);
  expect(data.subarray(0, 3)).toEqual(Buffer.alloc(3, 7));
  expect(data.subarray(3).every((value) => value === 230)).toBe(true);
});
