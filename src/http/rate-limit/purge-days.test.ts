import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { blobsCounterStore } from '../../../netlify/blobs-counter-store.ts';
import { startTestBlobs, type TestBlobs } from '../../../tests/support/blobs.ts';
import { createPurger, purgeDaysBefore } from './purge-days.ts';

let blobs: TestBlobs;
beforeAll(async () => {
  blobs = await startTestBlobs();
});
beforeEach(() => {
  blobs.server.fault = undefined;
});
afterAll(() => blobs.stop());

const refuseRemoval = (request: Request, name: string) =>
  request.method === 'DELETE' && request.url.endsWith(name) ? new Response(null, { status: 500 }) : undefined;

test('days gone by are removed whole, however many keys they have; today and other folders stay', async () => {
  const store = blobsCounterStore();
  const yesterday = Array.from({ length: 120 }, (_, i) => `2026-11-19/${i}`);
  for (const key of [...yesterday, '2026-11-18/salt', '2026-11-20/abc', 'other/abc', '2026-11-18b/abc'])
    await store.create(key, {});
  expect(await purgeDaysBefore('2026-11-20', store)).toBe(121);
  expect(await store.keys('2026-11-18')).toEqual([]);
  expect(await store.keys('2026-11-19')).toEqual([]);
  expect(await store.keys('2026-11-20')).toEqual(['2026-11-20/abc']);
  expect(await store.keys('other')).toEqual(['other/abc']);
  expect(await store.keys('2026-11-18b')).toEqual(['2026-11-18b/abc']);
});

test('of requests that come together one purges', async () => {
  const deferred: Promise<unknown>[] = [];
  const purge = createPurger({ store: blobsCounterStore, now: () => new Date('2026-11-20T12:00:00Z') });
  for (let request = 0; request < 3; request += 1) purge((work) => void deferred.push(work));
  expect(deferred).toHaveLength(1);
  await Promise.all(deferred);
  purge((work) => void deferred.push(work));
  expect(deferred).toHaveLength(1);
});

test('a key that cannot be removed keeps none of the others', async () => {
  const store = blobsCounterStore();
  for (const name of ['a', 'b', 'c']) await store.create(`2026-11-17/${name}`, {});
  blobs.server.fault = (request) => refuseRemoval(request, '/b');
  await expect(purgeDaysBefore('2026-11-20', store)).rejects.toThrow('1 of 3');
  expect(await store.keys('2026-11-17')).toEqual(['2026-11-17/b']);
});

test('the purger removes once a day, from ten minutes past midnight, and tries again after a failure', async () => {
  const store = blobsCounterStore();
  await store.create('2026-11-16/a', {});
  let time = new Date('2026-11-17T00:09:59Z');
  const deferred: Promise<unknown>[] = [];
  const purge = createPurger({ store: blobsCounterStore, now: () => time });
  const ask = async () => {
    purge((work) => void deferred.push(work));
    await Promise.all(deferred);
  };
  await ask();
  expect(await store.keys('2026-11-16')).toHaveLength(1);
  time = new Date('2026-11-17T00:10:00Z');
  blobs.server.fault = (request) => refuseRemoval(request, '/a');
  await ask();
  expect(await store.keys('2026-11-16')).toHaveLength(1);
  blobs.server.fault = undefined;
  await ask();
  expect(await store.keys('2026-11-16')).toEqual([]);
  const requests = blobs.server.requests;
  await ask();
  expect(blobs.server.requests).toBe(requests);
});
