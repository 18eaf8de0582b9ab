import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { afterMessagesSent } from './after-messages-sent.ts';

test('what another thread was asked, some turns of the queue ago, is done while this one works', async () => {
  const began = new Int32Array(new SharedArrayBuffer(4));
  const thread = new Worker(
    `require('node:worker_threads').parentPort.on('message', (began) => Atomics.store(began, 0, 1));`,
    { eval: true },
  );
  await new Promise((resolve) => thread.once('online', resolve));
  const asked = (async () => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    thread.postMessage(began);
  })();
  const seen = await afterMessagesSent(() => {
    const until = performance.now() + 2_000;
    while (performance.now() < until && Atomics.load(began, 0) === 0);
    return Atomics.load(began, 0);
  });
  expect(seen).toBe(1);
  await asked;
  await thread.terminate();
});

test('hands back what the work gives, and what it throws', async () => {
  expect(await afterMessagesSent(async () => 7)).toBe(7);
  await expect(
    afterMessagesSent(() => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
});
