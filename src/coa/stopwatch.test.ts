import { expect, test } from 'vitest';
import { startStopwatch } from './stopwatch.ts';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('adds up stages of one name, returns what they return, and ends with the total', async () => {
  const { timed, read } = startStopwatch();
  expect(await timed('read', () => pause(20).then(() => 'words'))).toBe('words');
  await timed('read', () => pause(20));
  await timed('checks', () => 1);
  const timings = read();
  expect(Object.keys(timings)).toEqual(['read', 'checks', 'total']);
  expect(timings.read).toBeGreaterThanOrEqual(38);
  expect(timings.checks).toBeLessThan(20);
  expect(timings.total).toBeGreaterThanOrEqual(timings.read! - 2);
});

test('a stage that fails is not counted, and its error is passed on', async () => {
  const { timed, read } = startStopwatch();
  await expect(timed('read', () => Promise.reject(new Error('Broken on purpose.')))).rejects.toThrow('on purpose');
  expect(Object.keys(read())).toEqual(['total']);
});
