import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { Counted, CountingTask } from '../testing/counting-thread.ts';
import { createOwnThread, TimeUp } from './own-thread.ts';

const MODULE = new URL('../testing/counting-thread.ts', import.meta.url);

const start = (maxTasks = 100, counts = (_task: CountingTask): boolean => true) =>
  createOwnThread<CountingTask, Counted>({
    module: MODULE,
    settings: () => ({}),
    limits: { readerStartMilliseconds: 10_000, readerSilenceMilliseconds: 300 },
    maxTasks,
    counts,
  });
const ask = (
  thread: ReturnType<typeof start>,
  does: CountingTask['does'] | ((attempt: number) => CountingTask['does']),
  length = 5,
): Promise<Counted> => {
  let attempt = 0;
  return thread.ask(
    () => ({ bytes: new Uint8Array(length), does: typeof does === 'string' ? does : does(attempt++) }),
    ({ bytes }) => bytes,
  );
};

test('does one task after the other; what it is handed is not here any more', async () => {
  const thread = start();
  const bytes = new Uint8Array(9);
  expect(
    await thread.ask(
      () => ({ bytes, does: 'count' }),
      (task) => task.bytes,
    ),
  ).toMatchObject({ count: 9 });
  expect(bytes.length).toBe(0);
  expect(
    (await Promise.all([1, 2, 3].map((length) => ask(thread, 'count', length)))).map(({ count }) => count),
  ).toEqual([1, 2, 3]);
  await thread.close();
});

describe.each(['fail', 'hang', 'die'] as const)('a task over which the thread does %s', (does) => {
  test('is tried once more by a fresh one', async () => {
    const thread = start();
    const before = await ask(thread, 'count');
    const found = await ask(thread, (attempt) => (attempt === 0 ? does : 'count'));
    expect(found.count).toBe(5);
    expect(found.thread).not.toBe(before.thread);
    await thread.close();
  });

  test('twice is an error, and what waits behind it is done', async () => {
    const thread = start();
    const [failed, done] = await Promise.allSettled([ask(thread, does), ask(thread, 'count')]);
    expect(failed).toMatchObject({ status: 'rejected', reason: expect.any(Error) });
    expect(done).toMatchObject({ status: 'fulfilled' });
    await thread.close();
  });
});

test('a task that takes longer than it was given is not tried again', async () => {
  const thread = start();
  let tries = 0;
  const asked = thread.ask(
    () => {
      tries++;
      return { bytes: new Uint8Array(1), does: 'hang' };
    },
    ({ bytes }) => bytes,
    200,
  );
  await expect(asked).rejects.toBeInstanceOf(TimeUp);
  expect(tries).toBe(1);
  expect((await ask(thread, 'count')).count).toBe(5);
  await thread.close();
});

test('a task during which the thread is closed is not tried again, and none is done after', async () => {
  const thread = start();
  await ask(thread, 'count');
  let tries = 0;
  const asked = ask(thread, () => {
    tries++;
    return 'hang';
  });
  const outcome = expect(asked).rejects.toBeInstanceOf(Error);
  await vi.waitUntil(() => tries > 0);
  await thread.close();
  await outcome;
  expect(tries).toBe(1);
  await expect(ask(thread, 'count')).rejects.toThrow('The thread was closed.');
  await thread.warm();
  await expect(ask(thread, 'count')).rejects.toThrow('The thread was closed.');
});

test('a fresh thread follows after so many tasks', async () => {
  const thread = start(2);
  const threads: number[] = [];
  for (let i = 0; i < 4; i++) threads.push((await ask(thread, 'count')).thread);
  expect(threads[1]).toBe(threads[0]);
  expect(threads[2]).not.toBe(threads[1]);
  expect(threads[3]).toBe(threads[2]);
  await thread.close();
});

test('no fresh thread follows after tasks that do not count', async () => {
  const thread = start(2, ({ bytes }) => bytes.length > 1);
  const threads: number[] = [];
  for (const length of [1, 1, 1, 5, 1, 5, 1]) threads.push((await ask(thread, 'count', length)).thread);
  expect(new Set(threads.slice(0, 6)).size).toBe(1);
  expect(threads[6]).not.toBe(threads[5]);
  await thread.close();
});

test('an idle thread does not keep a process alive; one at work does', () => {
  const script = `
    import(${JSON.stringify(path.resolve('src/coa/threads/own-thread.ts'))}).then(async ({ createOwnThread }) => {
      const thread = createOwnThread({ module: new URL(${JSON.stringify(MODULE.href)}), settings: () => ({}), limits: { readerStartMilliseconds: 9000, readerSilenceMilliseconds: 9000 }, maxTasks: 9 });
      const bytes = new Uint8Array(4);
      console.log((await thread.ask(() => ({ bytes, does: 'count' }), () => bytes)).count);
    });`;
  expect(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8', timeout: 20_000 }).trim()).toBe('4');
});
