import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import mime from 'mime-types';
import { expect, test } from 'vitest';
import { loadData, readSnapshots } from '../../data/index.ts';
import { readSiteRules } from '../../scripts/serve/local/site-rules.ts';
import { buildExports } from '../../src/dataset/exports/build-exports.ts';
import { readChecksums, sha256 } from '../../src/dataset/exports/sha256.ts';

const files = buildExports(loadData(), readSnapshots());
const published = (file: string) => readFileSync(path.join('dist/data', file), 'utf8');
const rules = await readSiteRules(process.cwd());

test('what stands under /data/ is what the export module builds, byte for byte', () => {
  for (const file of files) {
    expect(existsSync(path.join('dist/data', file.path)), `${file.path} is missing. Run: npm run build`).toBe(true);
    expect(published(file.path) === file.body(), `${file.path} differs. Run: npm run build`).toBe(true);
  }
});

test('nothing else stands there but pages and the answer for what is not there', () => {
  const known = new Set(files.map((file) => file.path));
  const found = readdirSync('dist/data', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative('dist/data', path.join(entry.parentPath, entry.name)));
  expect(found.filter((file) => !known.has(file) && !/(^|\/)index\.(html|md)$/.test(file))).toEqual([]);
});

test('checksums.txt is right about the bytes that are served', () => {
  const sums = readChecksums(published('checksums.txt'));
  expect(sums.size).toBeGreaterThan(loadData().vendors.length);
  for (const [file, hash] of sums) expect(sha256(published(file)), file).toBe(hash);
});

test('every file is served under its media type', () => {
  for (const file of files) {
    const address = `/data/${file.path}`;
    const served = rules.headersFor(address)['content-type'] ?? mime.contentType(path.extname(file.path));
    expect(served, address).toBe(file.mediaType);
  }
});

test('no manifest is ahead of the files that it describes, and the latest release is the newest that there is', () => {
  const json = <T>(file: string) => JSON.parse(published(file)) as T;
  const { version, latest, snapshots } = json<{
    version: string;
    latest: string;
    snapshots: { version: string; files: { path: string; sha256: string }[]; checksums_sha256: string }[];
  }>('snapshots/index.json');
  for (const file of [
    'vendors.json',
    'labs.json',
    'compounds.json',
    'corrections.json',
    'changes.json',
    'datapackage.json',
  ])
    expect(json<{ version: string }>(file).version, file).toBe(version);
  expect(json('croissant.json')).toMatchObject({ dateModified: version });
  expect(version >= latest).toBe(true);

  const days = readdirSync('dist/data/snapshots', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  expect(latest).toBe(days.at(-1));
  expect(snapshots.map((snapshot) => snapshot.version)).toEqual(days.toReversed());
  for (const snapshot of snapshots) {
    for (const { path: file, sha256: hash } of snapshot.files)
      expect(sha256(published(`snapshots/${snapshot.version}/${file}`)), file).toBe(hash);
    expect(sha256(published(`snapshots/${snapshot.version}/checksums.txt`))).toBe(snapshot.checksums_sha256);
  }

  const { resources } = json<{ resources: { path: string; bytes: number; hash: string }[] }>('datapackage.json');
  for (const { path: file, bytes, hash } of resources)
    expect([Buffer.byteLength(published(file)), `sha256:${sha256(published(file))}`], file).toEqual([bytes, hash]);
});
