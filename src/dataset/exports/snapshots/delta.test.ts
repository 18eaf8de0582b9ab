import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { formatPatch, parsePatch, reversePatch } from 'diff';
import { afterAll, describe, expect, it } from 'vitest';
import { readSnapshots } from '../../../../data/index.ts';
import { readChecksums, sha256 } from '../sha256.ts';
import { applyDelta, createDelta } from './delta.ts';
import { neighbours } from './snapshot-index.ts';

const snapshots = readSnapshots();
const pairs = neighbours(snapshots);
const folder = mkdtempSync(join(tmpdir(), 'delta-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the deltas between the released snapshots', () => {
  it('are there between neighbours, and lead in a chain from the first to the last', () => {
    expect(pairs).toHaveLength(snapshots.length - 1);
    expect(pairs.length).toBeGreaterThan(0);
    const last = pairs.reduce((files, { from, to }) => applyDelta(files, createDelta(from, to)), snapshots[0]!.files);
    expect(last).toEqual(snapshots.at(-1)!.files);
  });

  it.each(pairs.map(({ from, to }) => ({ from, to, name: `${from.day} to ${to.day}` })))(
    '$name gives the target byte for byte, and the source backwards',
    ({ from, to }) => {
      const delta = createDelta(from, to);
      const target = applyDelta(from.files, delta);
      expect(target).toEqual(to.files);
      for (const [path, hash] of readChecksums(target.get('checksums.txt') ?? ''))
        expect(sha256(target.get(path) ?? ''), path).toBe(hash);
      expect(applyDelta(to.files, formatPatch(reversePatch(parsePatch(delta))))).toEqual(from.files);
    },
  );

  const hasPatch = spawnSync('patch', ['--version']).status === 0;
  it.runIf(hasPatch)('are read by patch(1)', () => {
    const { from, to } = pairs[0]!;
    for (const [path, text] of from.files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const run = spawnSync('patch', ['-p1', '--no-backup-if-mismatch'], {
      cwd: folder,
      input: createDelta(from, to),
      encoding: 'utf8',
    });
    expect(run.status, run.stdout + run.stderr).toBe(0);
    const check = spawnSync('sha256sum', ['--check', '--quiet', 'checksums.txt'], { cwd: folder, encoding: 'utf8' });
    expect(check.status, check.stdout).toBe(0);
    expect(sha256(to.files.get('vendors.csv') ?? '')).toBe(
      readChecksums(to.files.get('checksums.txt') ?? '').get('vendors.csv'),
    );
  });
});

describe('a delta', () => {
  const state = (files: Record<string, string>) => ({
    day: '2026-01-01',
    files: new Map(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))),
  });
  const before = state({ 'gone.txt': 'a\n', 'kept.csv': 'x,y\r\n1,2\r\n', 'open-end.txt': 'a\nb' });
  const after = state({ 'kept.csv': 'x,y\r\n1,3\r\n', 'new/file.json': '{}\n', 'open-end.txt': 'a\nc' });

  it('covers files that come and go, CRLF, and a last line without an end', () => {
    expect(applyDelta(before.files, createDelta(before, after))).toEqual(after.files);
    expect(applyDelta(after.files, createDelta(after, before))).toEqual(before.files);
  });

  it('is empty between equal states', () => {
    expect(createDelta(before, before)).toBe('');
  });

  it('says which file it does not fit', () => {
    expect(() =>
      applyDelta(state({ 'kept.csv': 'other\r\n', 'open-end.txt': 'a\nb' }).files, createDelta(before, after)),
    ).toThrow('kept.csv');
  });
});
