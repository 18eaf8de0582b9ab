/**
 * Works in this thread while others do what they were asked before: that is handed over first, which takes a few turns of
 * the queue that long work would hold up.
 */
export async function meanwhile<T>(work: () => T | Promise<T>): Promise<T> {
  await new Promise((resolve) => setImmediate(resolve));
  return work();
}
