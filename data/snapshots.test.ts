import { describe, expect, it } from 'vitest';
import { readChecksums, sha256 } from '../src/dataset/exports/sha256.ts';
import { releaseBreaks } from '../src/dataset/exports/snapshots/release-breaks.ts';
import { makeSnapshot, recordsOf } from '../src/dataset/exports/snapshots/snapshot.ts';
import { releaseProblems } from '../src/dataset/history/release-problems.ts';
import { PublishedVendors } from '../src/dataset/published.ts';
import { lastReleased, loadData, readSnapshots } from './index.ts';

const snapshots = readSnapshots();
const dataset = loadData();
const last = snapshots.at(-1)!;

describe('the released snapshots', () => {
  it('are at least two', () => {
    expect(snapshots.length).toBeGreaterThanOrEqual(2);
  });

  it.each(snapshots)('$day is as it was released: every file and no other, by its checksums', ({ files }) => {
    const sums = readChecksums(files.get('checksums.txt') ?? '');
    expect([...sums.keys()].sort()).toEqual([...files.keys()].filter((path) => path !== 'checksums.txt').sort());
    for (const [path, hash] of sums) expect(sha256(files.get(path) ?? ''), path).toBe(hash);
  });

  it.each(snapshots)('$day says so itself in every manifest', ({ day, files }) => {
    const json = (path: string) => JSON.parse(files.get(path) ?? '') as Record<string, unknown>;
    for (const path of [
      'vendors.json',
      'labs.json',
      'compounds.json',
      'corrections.json',
      'changes.json',
      'datapackage.json',
    ])
      expect(json(path)['version'], path).toBe(day);
    expect(json('croissant.json')).toMatchObject({ datePublished: day, isLiveDataset: false });
  });

  it.each(snapshots.map((snapshot, i) => ({ ...snapshot, before: snapshots[i - 1] ?? null })))(
    '$day lists what changed since the one before: every record that came, and no other',
    ({ files, before }) => {
      const { since, changes } = JSON.parse(files.get('changes.json') ?? '') as {
        since: string | null;
        changes: { kind: string; record: string; id: string }[];
      };
      expect(since).toBe(before?.day ?? null);
      const known = new Set(before ? recordsOf(before).vendors.map(({ id }) => id) : []);
      const came = recordsOf({ day: '', files })
        .vendors.map(({ id }) => id)
        .filter((id) => !known.has(id));
      expect(
        changes
          .filter(({ kind, record }) => kind === 'added' && record === 'vendor')
          .map(({ id }) => id)
          .sort(),
      ).toEqual(came.sort());
    },
  );

  it('hold nothing that was seen after the release', () => {
    for (const { day, files } of snapshots) {
      const captured = [
        ...['vendors.ndjson', 'labs.json', 'compounds.json']
          .map((path) => files.get(path))
          .join('')
          .matchAll(/"captured_at": ?"([^"]+)"/g),
      ].map(([, at = '']) => at);
      expect(
        captured.every((at) => at <= day),
        day,
      ).toBe(true);
    }
  });
});

describe('the live data', () => {
  it('is never older than the latest snapshot, and holds to it', () => {
    expect(dataset.site.dataset.version >= last.day).toBe(true);
    expect(releaseProblems(dataset, lastReleased())).toEqual([]);
  });

  it('drops and renames nothing that was released', () => {
    expect(releaseBreaks(last, makeSnapshot(dataset, last)), 'Within a major version fields are only added.').toEqual(
      [],
    );
  });

  it('could be read by whoever reads the last release: its vendors.json follows the schema of today', () => {
    expect(PublishedVendors.safeParse(JSON.parse(last.files.get('vendors.json') ?? '')).success).toBe(true);
  });
});
