import { getStore, type Store } from '@netlify/blobs';
import type { CounterStore } from '../src/http/rate-limit/counter-store.ts';
import { blobsFetch } from './blobs-fetch.ts';

/** The store did not do for certain what it was asked. */
class StoreError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StoreError';
  }
}

/** Opens the site-wide store of the rate limit, read with strong consistency. Open it within a request: its access changes. */
export function openStore(): Store {
  return getStore({ name: 'rate-limit', consistency: 'strong', fetch: blobsFetch });
}

/**
 * Netlify Blobs as a counter store. An answer without an etag is no proof of anything: the client reports a failed
 * conditional write as `modified: true` with an empty one.
 */
export function blobsCounterStore(store: Store = openStore()): CounterStore {
  return {
    async read(key) {
      const found = (await store.getWithMetadata(key, { type: 'json' })) as { data: unknown; etag?: string } | null;
      if (found === null) return null;
      if (!found.etag) throw new StoreError('Expected an etag with a value that was read.');
      return { value: found.data, etag: found.etag };
    },
    create: async (key, value) => certainEtag(await store.setJSON(key, value, { onlyIfNew: true })),
    async replace(key, value, etag) {
      if (etag === '') throw new StoreError('Expected an etag to replace; an empty one would overwrite anything.');
      return certainEtag(await store.setJSON(key, value, { onlyIfMatch: etag }));
    },
    folders: async () => (await store.list({ directories: true })).directories.map((name) => name.replace(/\/$/, '')),
    keys: async (folder) => (await store.list({ prefix: `${folder}/` })).blobs.map(({ key }) => key),
    remove: (key) => store.delete(key),
  };
}

function certainEtag({ modified, etag }: { modified: boolean; etag?: string }): string | null {
  if (!modified) return null;
  if (!etag) throw new StoreError('Expected an etag with a value that was written.');
  return etag;
}
