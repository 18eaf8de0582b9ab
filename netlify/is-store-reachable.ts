import { openStore } from './blobs-counter-store.ts';

/** Milliseconds for which an answer holds, so that a probe of our health is not a load on the store. */
const HOLDS_MILLISECONDS = 2_000;

let last: { at: number; answer: Promise<boolean> } | undefined;

/** Whether the store of the rate limit answers a strong read. Never rejects. */
export function isStoreReachable(now: Date): Promise<boolean> {
  const at = now.getTime();
  if (last === undefined || at - last.at >= HOLDS_MILLISECONDS) last = { at, answer: probe() };
  return last.answer;
}

async function probe(): Promise<boolean> {
  try {
    await openStore().getMetadata('health');
    return true;
  } catch {
    return false;
  }
}
