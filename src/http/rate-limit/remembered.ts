import type { SeenCount } from './shared-count.ts';

/** Most addresses kept in memory. */
const MAX_ADDRESSES = 10_000;

/** What one instance remembers of one address on one day. */
export interface Remembered {
  /** The highest count seen in the store. */
  count: number;
  /** The version last seen in the store, as long as nothing speaks against it. */
  seen: SeenCount | undefined;
  /** Let through without the store. */
  unshared: number;
  /** The last count under way for it: one after the other, so that an instance never conflicts with itself. */
  turn: Promise<unknown>;
}

/** What an instance remembers of addresses. */
export interface Memory {
  /** What is remembered under the name of a count in the store; begun afresh where nothing is. */
  recall(name: string): Remembered;
  clear(): void;
}

/** An empty memory, which forgets whom it has not met for longest once it holds more than MAX_ADDRESSES. */
export function createMemory(): Memory {
  const remembered = new Map<string, Remembered>();
  return {
    recall(name) {
      const known = remembered.get(name) ?? { count: 0, seen: undefined, unshared: 0, turn: Promise.resolve() };
      // A map keeps the order in which its keys were set.
      remembered.delete(name);
      remembered.set(name, known);
      const longestAgo = remembered.keys().next().value;
      if (remembered.size > MAX_ADDRESSES && longestAgo !== undefined) remembered.delete(longestAgo);
      return known;
    },
    clear: () => remembered.clear(),
  };
}
