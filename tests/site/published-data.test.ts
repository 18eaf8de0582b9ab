import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import mime from 'mime-types';
import { expect, test } from 'vitest';
import { loadData, readSnapshots } from '../../data/index.ts';
import { readSiteRules } from '../../scripts/local/site-rules.ts';
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
  const found = readdirSync('dist/data', { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => path.relative('dist/data', path.join(entry.parentPath, entry.name)));
  expect(found.filter((file) => !known.has(file) && !/(^|\/)index\.(html|md)$/.test(file))).toEqual(['not-found.json']);
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
    expect(served, `In netlify.toml, before the documents for programs, write:\n[[headers]]\n  for = "${address}"\n  [headers.values]\n    Content-Type = '${file.mediaType}'`).toBe(file.mediaType);
  }
});
