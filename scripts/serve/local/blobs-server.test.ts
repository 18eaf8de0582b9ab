import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getStore, type Store } from '@netlify/blobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LocalBlobsServer } from './blobs-server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'blobs-'));
const server = new LocalBlobsServer({ directory: folder, token: 'secret' });
let store: Store;
let edgeURL: string;

beforeAll(async () => {
  edgeURL = `http://localhost:${(await server.start()).port}`;
  store = getStore({
    name: 'test',
    siteID: 'site',
    token: 'secret',
    edgeURL,
    uncachedEdgeURL: edgeURL,
    consistency: 'strong',
  });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

test('of many who create one key at once, one does', async () => {
  const results = await Promise.all(Array.from({ length: 60 }, (_, i) => store.setJSON('a', i, { onlyIfNew: true })));
  expect(results.filter(({ modified }) => modified)).toHaveLength(1);
});

test('of many who replace one version at once, one does', async () => {
  await store.setJSON('b', 'first');
  const { etag = '' } = (await store.getMetadata('b')) ?? {};
  const results = await Promise.all(Array.from({ length: 60 }, (_, i) => store.setJSON('b', i, { onlyIfMatch: etag })));
  const written = results.filter(({ modified }) => modified);
  expect(written).toHaveLength(1);
  expect(await store.getMetadata('b')).toMatchObject({ etag: written[0]?.etag });
});

test('reading, HEAD and a conditional read tell the same etag', async () => {
  const { etag } = await store.set('c', 'text');
  expect(etag).toMatch(/^"[0-9a-f]{64}"$/);
  expect(await store.getWithMetadata('c')).toEqual({ data: 'text', etag, metadata: {} });
  expect(await store.getMetadata('c')).toEqual({ etag, metadata: {} });
  expect(await store.getWithMetadata('c', { etag: etag ?? '' })).toMatchObject({ data: null });
});

test('a version that is gone cannot be replaced; a missing key is null', async () => {
  await store.set('d', 'text');
  await store.delete('d');
  expect(await store.set('d', 'other', { onlyIfMatch: '"x"' })).toEqual({ modified: false });
  expect(await store.get('d')).toBeNull();
  expect(await store.getMetadata('d')).toBeNull();
});

test('another token is refused', async () => {
  const stranger = getStore({ name: 'test', siteID: 'site', token: 'guess', edgeURL, uncachedEdgeURL: edgeURL });
  await expect(stranger.get('a')).rejects.toThrow('403');
});
