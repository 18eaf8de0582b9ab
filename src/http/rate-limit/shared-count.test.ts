import { afterAll, beforeAll, expect, test } from 'vitest';
import { blobsCounterStore } from '../../../netlify/blobs-counter-store.ts';
import { startTestBlobs, type TestBlobs } from '../../../tests/support/blobs.ts';
import { addToSharedCount } from './shared-count.ts';

let blobs: TestBlobs;
beforeAll(async () => {
  blobs = await startTestBlobs();
});
afterAll(() => blobs.stop());

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, Math.random() * 10));

test('parallel additions of many writers add up to the quota exactly', async () => {
  const store = blobsCounterStore();
  const results = await Promise.all(
    Array.from({ length: 40 }, () => addToSharedCount(store, 'day/a', 15, undefined, pause)),
  );
  expect(results.filter(({ added }) => added)).toHaveLength(15);
  expect(await store.read('day/a')).toMatchObject({ value: { count: 15 } });
});

test('what was seen before saves the read', async () => {
  const store = blobsCounterStore();
  const first = await addToSharedCount(store, 'day/b', 30, undefined, pause);
  blobs.server.requests = 0;
  expect(await addToSharedCount(store, 'day/b', 30, first, pause)).toMatchObject({ added: true, count: 2 });
  expect(blobs.server.requests).toBe(1);
});

test('a stored value that is no count is an error', async () => {
  const store = blobsCounterStore();
  await store.create('day/d', { count: 'many' });
  await expect(addToSharedCount(store, 'day/d', 30, undefined, pause)).rejects.toThrow();
});

test('a store that conflicts without end is an error', async () => {
  blobs.server.fault = (request) => (request.method === 'PUT' ? new Response(null, { status: 412 }) : undefined);
  await expect(addToSharedCount(blobsCounterStore(), 'day/e', 3, undefined, async () => {})).rejects.toThrow(
    'without end',
  );
  blobs.server.fault = undefined;
});
