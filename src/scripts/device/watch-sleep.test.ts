import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchSleep } from './watch-sleep.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a check that takes long is no sleep; a clock that jumps is', () => {
  const long = watchSleep();
  vi.advanceTimersByTime(90_000);
  expect(long()).toBe(false);

  const slept = watchSleep();
  vi.advanceTimersByTime(3_000);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 25_000);
  expect(slept()).toBe(true);
  vi.restoreAllMocks();
});
