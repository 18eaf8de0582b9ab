import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { WHOLE_RECORDS_BYTES } from '../published.ts';
import { SCHEMA_VERSION } from '../schema-version.ts';
import { buildExports } from './build-exports.ts';
import { readChecksums } from './sha256.ts';
import { makeSnapshot } from './snapshots/snapshot.ts';
import { testDataset } from './test-edition.ts';

const dataset = testDataset();
const files = buildExports(dataset, [makeSnapshot(dataset, null)]);

describe('buildExports', () => {
  it('has every path once, each safe in an address', () => {
    const paths = files.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(path).toMatch(/^[a-z0-9][a-z0-9./_-]*$/);
  });

  it('has checksums of what the words on them name, and of nothing else', () => {
    const checksums = files.find(({ path }) => path === 'checksums.txt')!;
    expect(checksums.about).toContain('Feeds, citations of single audits and deltas are not in it; each release has');
    const left = /^(?:feed\.|feeds\/|citations\/|snapshots\/|deltas\/|checksums\.txt$)/;
    const named = files.map(({ path }) => path).filter((path) => !left.test(path));
    expect([...readChecksums(checksums.body()).keys()].sort()).toEqual(named.sort());
  });

  it('builds the same bytes each time, none empty, each text ending in a line end', () => {
    const again = new Map(
      buildExports(testDataset(), [makeSnapshot(dataset, null)]).map(({ path, body }) => [path, body()]),
    );
    for (const { path, body } of files) {
      expect(again.get(path), path).toBe(body());
      expect(body(), path).toMatch(/\n$/);
    }
  });

  it('serves a snapshot under the types of the live files', () => {
    const typeOf = new Map(files.map(({ path, mediaType }) => [path, mediaType]));
    for (const [path, type] of typeOf) {
      const [, inner] = /^snapshots\/\d{4}-\d{2}-\d{2}\/(.+)$/.exec(path) ?? [];
      // A deposit is made of a release alone.
      if (inner && inner !== 'datacite.json') expect(type, path).toBe(typeOf.get(inner));
    }
  });

  it('says in every file which version of the form it follows; citations and checksums have a form of their own', () => {
    const live = files.filter(({ path }) => !/^(?:citations?[./]|snapshots\/|deltas\/|checksums\.txt$)/.test(path));
    expect(live.length).toBeGreaterThan(10);
    const says = {
      json: (body: string) =>
        new RegExp(`"(?:schema_?[vV]ersion": "|notes": "Form of the files: )${SCHEMA_VERSION}`).test(body) ||
        body.includes('"https://json-schema.org/'),
      ndjson: (body: string) =>
        body
          .trimEnd()
          .split('\n')
          .every((line) => (JSON.parse(line) as { schema_version: string }).schema_version === SCHEMA_VERSION),
      csv: (body: string) =>
        parse<Record<string, string>>(body, { columns: true }).every(
          ({ schema_version: version }) => version === SCHEMA_VERSION,
        ),
      atom: (body: string) => body.includes(`version="${SCHEMA_VERSION}"`),
      rss: (body: string) => body.includes(`${SCHEMA_VERSION}</generator>`),
    };
    for (const { path, body } of live) {
      const kind = path.split('.').at(-1) as keyof typeof says;
      expect(says[kind]?.(body()), path).toBe(true);
    }
  });

  it('keeps vendors.json under 3 MB with sixty vendors of forty certificates each', () => {
    const [vendor] = dataset.vendors;
    const certificates = Array.from({ length: 40 }, () => vendor!.certificates[0]!);
    const many = { ...dataset, vendors: Array.from({ length: 60 }, () => ({ ...vendor!, certificates })) };
    const text = buildExports(many, [])
      .find(({ path }) => path === 'vendors.json')
      ?.body();
    expect(Buffer.byteLength(text ?? '')).toBeGreaterThan(0);
    expect(Buffer.byteLength(text ?? '')).toBeLessThan(WHOLE_RECORDS_BYTES);
  });

  it('keeps vendors.json to short records beyond a size, the evidence in the other files', () => {
    const many = { ...dataset, vendors: Array.from({ length: 2500 }, () => dataset.vendors[0]!) };
    const content = (path: string) =>
      buildExports(many, [])
        .find((file) => file.path === path)
        ?.body() ?? '';
    const vendors = JSON.parse(content('vendors.json')) as { records: string; vendors: object[] };
    expect(vendors.records).toBe('short');
    expect(vendors.vendors[0]).not.toHaveProperty('certificates');
    expect(vendors.vendors[0]).toHaveProperty('verdict_basis');
    expect(JSON.parse(content('vendors.ndjson').split('\n')[0]!)).toHaveProperty('certificates');
  });
});
