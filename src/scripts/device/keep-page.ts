import { OFFLINE_WORKER, PAGE_CACHE } from './manifest.ts';

/**
 * Has this browser keep the check page, so that it opens without a network, and asks for a newer one.
 * @returns false where the browser cannot.
 */
export async function keepPage(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  try {
    const kept = await navigator.serviceWorker.register(OFFLINE_WORKER, { updateViaCache: 'none' });
    await navigator.serviceWorker.ready;
    // Without a network there is none newer.
    void kept.update().catch(() => undefined);
    return true;
  } catch {
    return false;
  }
}

/** Has this browser forget the page; the worker goes with the last page that is open. */
export async function removePage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const kept = await navigator.serviceWorker.getRegistration(OFFLINE_WORKER);
  await kept?.unregister();
  for (const name of await caches.keys()) if (name.startsWith(PAGE_CACHE)) await caches.delete(name);
}
