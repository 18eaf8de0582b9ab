import { nextTurn } from '#host/next-turn';

/**
 * Does long work in this thread once the messages to other threads are on their way, so that those work at the same time:
 * posting a message takes a few turns of the event loop, which the work would hold up.
 */
export async function afterMessagesSent<T>(work: () => T | Promise<T>): Promise<T> {
  await nextTurn();
  return work();
}
