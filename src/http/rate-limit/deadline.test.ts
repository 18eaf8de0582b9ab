import { expect, test } from 'vitest';
import { DeadlineError, withDeadline } from './deadline.ts';

const never = new Promise<never>(() => {});

test('work in time settles as it would', async () => {
  await expect(withDeadline(Promise.resolve(7), 1_000)).resolves.toBe(7);
  await expect(withDeadline(Promise.reject(new TypeError('no')), 1_000)).rejects.toThrow(TypeError);
});

test('work that takes too long is given up', async () => {
  await expect(withDeadline(never, 10)).rejects.toThrow(DeadlineError);
});
