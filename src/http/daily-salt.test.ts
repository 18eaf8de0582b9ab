import { afterAll, beforeAll, expect, test } from 'vitest';
import { blobsCounterStore } from '../../netlify/blobs-counter-store.ts';
import { startTestBlobs, type TestBlobs } from '../../tests/support/blobs.ts';
import { dailySalt, hashAddress } from './daily-salt.ts';

let blobs: TestBlobs;
beforeAll(async () => {
  blobs = await startTestBlobs();
});
afterAll(() => blobs.stop());

test('everybody who asks on one day, at once too, gets the same salt; another day has another', async () => {
  const store = blobsCounterStore();
  const salts = await Promise.all(Array.from({ length: 20 }, () => dailySalt(store, '2026-11-20')));
  expect(new Set(salts).size).toBe(1);
  expect(salts[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(await dailySalt(store, '2026-11-21')).not.toBe(salts[0]);
});

test('a hash depends on salt and address and shows neither', () => {
  const hash = hashAddress('salt', '192.0.2.7');
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set([hash, hashAddress('other', '192.0.2.7'), hashAddress('salt', '192.0.2.8')]).size).toBe(3);
});
