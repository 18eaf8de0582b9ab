import { describe, expect, it } from 'vitest';
import { readSnapshots } from '../../data/index.ts';
import { schemaFaults } from './schema-faults.ts';

const snapshots = readSnapshots();

describe('schemaFaults', () => {
  it.each(snapshots)('finds none in the release of $day', (snapshot) => {
    expect([...snapshot.files.keys()].some((path) => path.startsWith('schemas/'))).toBe(true);
    expect(schemaFaults(snapshot)).toEqual([]);
  });

  it.each<[string, string, RegExp]>([
    ['vendors.json', '"verdict": "verified"', /vendors\.json: \/vendors\/\d+\/verdict/],
    ['vendors.ndjson', '"verdict":"verified"', /vendors\.ndjson, line \d+: \/verdict/],
  ])('names file and place in %s', (path, before, expected) => {
    const snapshot = snapshots.at(-1)!;
    const text = snapshot.files.get(path) ?? '';
    expect(text).toContain(before);
    const changed = new Map(snapshot.files).set(path, text.replace(before, before.replace('verified', 'superb')));
    expect(schemaFaults({ ...snapshot, files: changed })).toContainEqual(expect.stringMatching(expected));
  });
});
