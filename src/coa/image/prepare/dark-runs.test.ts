import { expect, test } from 'vitest';
import { darkRuns } from './dark-runs.ts';

const page = (...rows: string[]) => ({
  width: rows[0]!.length,
  height: rows.length,
  data: Uint8Array.from([...rows.join('')].map((mark) => (mark === '#' ? 0 : 255))),
});

test('finds runs row by row, also where rows begin and end with ink', () => {
  const { count, starts, ends, first } = darkRuns(page('##..#', '.....', '#...#', '..##.'), 140);
  expect([...first]).toEqual([0, 2, 2, 4, 5]);
  expect([...starts.subarray(0, count)]).toEqual([0, 4, 0, 4, 2]);
  expect([...ends.subarray(0, count)]).toEqual([2, 5, 1, 5, 4]);
});

test('tells more runs than it made room for', () => {
  const [width, height] = [400, 100];
  const { count, starts } = darkRuns(
    { width, height, data: Uint8Array.from({ length: width * height }, (_, i) => (i % 2 === 0 ? 0 : 255)) },
    140,
  );
  expect(count).toBe((width / 2) * height);
  expect(starts[count - 1]).toBe(width - 2);
});
