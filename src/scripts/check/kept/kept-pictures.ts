import type { Store } from './kept-answers.ts';

const NAME = 'coa-check-pictures';
const KEY = 'coa-check:keep-pictures';

const addressOf = (id: string): string => `/check/kept/${encodeURIComponent(id)}`;

/** Whether the reader asked on this device that pictures are kept. */
export const keepsPictures = (store: Store): boolean => store.getItem(KEY) !== null;

/** Keeps what the reader chose for the next visit; where that cannot be kept, pictures are not. */
export function choosePictures(store: Store, keeps: boolean): void {
  try {
    if (keeps) store.setItem(KEY, 'yes');
    else store.removeItem(KEY);
  } catch {
    // The store is full.
  }
}

/** Keeps the picture of an answer on this device; only where the reader asked for it. */
export async function keepPicture(id: string, picture: Blob): Promise<void> {
  const cache = await caches.open(NAME);
  await cache.put(addressOf(id), new Response(picture));
}

/** The picture of an answer; null when it was not kept. */
export async function keptPicture(id: string): Promise<Blob | null> {
  try {
    const found = await (await caches.open(NAME)).match(addressOf(id));
    return found ? await found.blob() : null;
  } catch {
    return null;
  }
}

/** Forgets the pictures of answers that are kept no longer. */
export async function forgetPicturesBut(ids: readonly string[]): Promise<void> {
  // To open one that is not there would make it.
  if (!(await caches.has(NAME))) return;
  const cache = await caches.open(NAME);
  const kept = new Set(ids.map(addressOf));
  for (const request of await cache.keys()) if (!kept.has(new URL(request.url).pathname)) await cache.delete(request);
}

/** Forgets every picture kept on this device. */
export async function forgetPictures(): Promise<void> {
  await caches.delete(NAME).catch(() => false);
}
