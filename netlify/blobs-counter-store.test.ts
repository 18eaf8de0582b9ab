import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startTestBlobs, type TestBlobs } from '../tests/support/blobs.ts';
import { blobsCounterStore } from './blobs-counter-store.ts';

let blobs: TestBlobs;
beforeAll(async () => {
  blobs = await startTestBlobs();
});
afterEach(() => {
  blobs.server.fault = undefined;
});
afterAll(() => blobs.stop());

test('a key is created once and replaced only by whoever saw its last version', async () => {
  const store = blobsCounterStore();
  expect(await store.read('day/a')).toBeNull();
  const first = await store.create('day/a', { count: 1 });
  expect(first).toMatch(/^".+"$/);
  expect(await store.create('day/a', { count: 9 })).toBeNull();
  const second = await store.replace('day/a', { count: 2 }, first ?? '');
  expect(await store.replace('day/a', { count: 9 }, first ?? '')).toBeNull();
  expect(await store.read('day/a')).toEqual({ value: { count: 2 }, etag: second });
});

test('folders and keys are listed, keys removed', async () => {
  const store = blobsCounterStore();
  await store.create('one/a', 1);
  await store.create('two/b', 1);
  expect(await store.folders()).toEqual(expect.arrayContaining(['one', 'two']));
  expect(await store.keys('one')).toEqual(['one/a']);
  await store.remove('one/a');
  expect(await store.keys('one')).toEqual([]);
});

test('an empty etag never becomes an unconditional write', async () => {
  await expect(blobsCounterStore().replace('day/b', 1, '')).rejects.toThrow('overwrite anything');
});

test.each([500, 403, 400])('a conditional write answered %d is an error, not a success', async (status) => {
  blobs.server.fault = () => new Response(null, { status });
  await expect(blobsCounterStore().create('day/c', 1)).rejects.toThrow('etag');
});

test('a failure is told at once: the client does not retry it', async () => {
  blobs.server.fault = () => new Response(null, { status: 500 });
  blobs.server.requests = 0;
  await expect(blobsCounterStore().read('day/d')).rejects.toThrow();
  expect(blobs.server.requests).toBe(1);
});

test('a value read without an etag is an error', async () => {
  blobs.server.fault = () => Response.json({ count: 1 });
  await expect(blobsCounterStore().read('day/e')).rejects.toThrow('etag');
});
