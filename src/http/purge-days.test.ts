import { afterAll, beforeAll, expect, test } from 'vitest';
import { blobsCounterStore } from '../../netlify/blobs-counter-store.ts';
import { startTestBlobs, type TestBlobs } from '../../tests/support/blobs.ts';
import { purgeDaysBefore } from './purge-days.ts';

let blobs: TestBlobs;
beforeAll(async () => {
  blobs = await startTestBlobs();
});
afterAll(() => blobs.stop());

test('days gone by are removed, salt first; today and other folders stay', async () => {
  const store = blobsCounterStore();
  for (const key of [
    '2026-11-18/abc',
    '2026-11-18/salt',
    '2026-11-18/zzz',
    '2026-11-19/salt',
    '2026-11-20/abc',
    '2026-11-20/salt',
    'other/abc',
  ])
    await store.create(key, {});
  const removed: string[] = [];
  blobs.server.fault = (request) => {
    if (request.method === 'DELETE') removed.push(new URL(request.url).pathname.split('/').slice(-2).join('/'));
    return undefined;
  };
  expect(await purgeDaysBefore('2026-11-20', store)).toBe(4);
  expect(removed[0]).toBe('2026-11-18/salt');
  expect(removed.sort()).toEqual(['2026-11-18/abc', '2026-11-18/salt', '2026-11-18/zzz', '2026-11-19/salt']);
  expect(await store.keys('2026-11-18')).toEqual([]);
  expect((await store.keys('2026-11-20')).sort()).toEqual(['2026-11-20/abc', '2026-11-20/salt']);
  expect(await store.keys('other')).toEqual(['other/abc']);
});
