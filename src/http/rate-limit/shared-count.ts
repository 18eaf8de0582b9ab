import { z } from 'zod';
import type { CounterStore } from './counter-store.ts';

const Count = z.strictObject({ count: z.int().min(0) });

/** A count as it was last seen in the store. */
export interface SeenCount {
  count: number;
  /** Tag of the version seen; null when the key did not exist. */
  etag: string | null;
}

/**
 * Adds one to a count by compare-and-swap, never past the quota.
 *
 * A conflict means that somebody else's write went through, and the count only rises to the quota: `attempts` above the
 * quota can only run out against a store that does not keep its promises.
 *
 * @param seen what an earlier call saw, which saves a read when nobody wrote since.
 * @returns whether it was added, and the count as it now stands.
 * @throws Error when the store fails, holds no count, or conflicts without end.
 */
export async function addToSharedCount(
  store: CounterStore,
  key: string,
  quota: number,
  seen: SeenCount | undefined,
  pause: (attempt: number) => Promise<void>,
): Promise<SeenCount & { added: boolean }> {
  let current = seen ?? (await readCount(store, key));
  for (let attempt = 0; attempt < quota + 10; attempt += 1) {
    if (current.count >= quota) return { ...current, added: false };
    const count = current.count + 1;
    const etag =
      current.etag === null ? await store.create(key, { count }) : await store.replace(key, { count }, current.etag);
    if (etag !== null) return { count, etag, added: true };
    await pause(attempt);
    current = await readCount(store, key);
  }
  throw new Error('Expected a conditional write to succeed; it conflicted without end.');
}

async function readCount(store: CounterStore, key: string): Promise<SeenCount> {
  const found = await store.read(key);
  return found === null ? { count: 0, etag: null } : { count: Count.parse(found.value).count, etag: found.etag };
}
