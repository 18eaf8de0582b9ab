import { expect, test } from 'vitest';
import { judgedRatio, type Pair, spreadOf, timeRows, timesOf } from './pair-times.ts';

const pair = (ours: number, theirs: number, cpu: [number, number] | null = [ours, theirs]): Pair => ({
  ours: { ms: ours, cpuMs: cpu?.[0] ?? null },
  theirs: { ms: theirs, cpuMs: cpu?.[1] ?? null },
});

test('a ratio is taken pair by pair: a machine that slows down for both changes nothing', () => {
  const { ratio, ms } = timesOf('a', [pair(100, 100), pair(900, 900), pair(110, 100)]);
  expect(ratio).toEqual({ median: 1, low: 1, high: 1.1 });
  expect(ms).toEqual({ ours: 110, theirs: 100 });
});

test('what was computed judges a page, and the time until the answer where the machine does not say', () => {
  expect(judgedRatio(timesOf('a', [pair(300, 100, [100, 100])])).median).toBe(1);
  expect(judgedRatio(timesOf('a', [pair(300, 100, null)])).median).toBe(3);
  // Too short to be counted.
  expect(timesOf('a', [pair(3, 1, [10, 0])]).cpuRatio).toBeNull();
});

test('the table lists the slowest page first, marks what is over the limit, and sums up', () => {
  const rows = timeRows([timesOf('same', [pair(100, 100)]), timesOf('slower', [pair(120, 100)])], 1.05);
  expect(rows.slice(1)).toEqual([
    ['slower', '120 ms', '100 ms', '1.20 (1.20–1.20)', '1.20 (1.20–1.20)', 'over 1.05'],
    ['same', '100 ms', '100 ms', '1.00 (1.00–1.00)', '1.00 (1.00–1.00)', ''],
    ['median of 2 pages (lowest–highest)', '', '', '1.10 (1.00–1.20)', '1.10 (1.00–1.20)', ''],
  ]);
  expect(timeRows([timesOf('same', [pair(100, 100, null)])], 1.05)[1]![4]).toBe('–');
  expect(spreadOf([3, 1, 2])).toEqual({ median: 2, low: 1, high: 3 });
});
