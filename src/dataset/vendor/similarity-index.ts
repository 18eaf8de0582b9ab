/** Share of letter pairs in common (Dice coefficient) from which two names count as near. */
const NEAR = 0.5;
/** From this length on, a name that contains the whole query is near, whatever its own length. */
const LONG_ENOUGH_TO_CONTAIN = 4;
/** From this length on, a name that stands whole within a query is near: people add words to it. */
const LONG_ENOUGH_WITHIN = 6;

/**
 * Indexes names by their letter pairs and returns the look-up: the values whose names are near to a query, nearest
 * first, each once. Only names that share a pair with the query are looked at.
 */
export function similarityIndex<T>(entries: readonly (readonly [name: string, value: T])[]): (query: string) => T[] {
  const pairsOf = entries.map(([name]) => pairs(name));
  const byPair = new Map<string, number[]>();
  pairsOf.forEach((set, i) => {
    for (const pair of set) {
      const list = byPair.get(pair);
      if (list) list.push(i);
      else byPair.set(pair, [i]);
    }
  });

  return (query) => {
    const wanted = pairs(query);
    const shared = new Map<number, number>();
    for (const pair of wanted) for (const i of byPair.get(pair) ?? []) shared.set(i, (shared.get(i) ?? 0) + 1);

    const scores = new Map<T, number>();
    for (const [i, count] of shared) {
      const [name, value] = entries[i] as (typeof entries)[number];
      const contained =
        (query.length >= LONG_ENOUGH_TO_CONTAIN && name.includes(query)) ||
        (name.length >= LONG_ENOUGH_WITHIN && query.includes(name));
      const score = (contained ? 1 : 0) + (2 * count) / (wanted.size + (pairsOf[i]?.size ?? 0));
      if (score >= NEAR && score > (scores.get(value) ?? 0)) scores.set(value, score);
    }
    return [...scores].sort(([, a], [, b]) => b - a).map(([value]) => value);
  };
}

function pairs(name: string): Set<string> {
  const set = new Set<string>();
  for (let i = 0; i + 1 < name.length; i += 1) set.add(name.slice(i, i + 2));
  return set;
}
