import { describe, expect, it } from 'vitest';
import { WHOLE_RECORDS_UP_TO } from '../published.ts';
import { buildExports } from './build-exports.ts';
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
      if (inner) expect(type, path).toBe(typeOf.get(inner));
    }
  });

  it('keeps vendors.json to short records beyond a number, the evidence in the other files', () => {
    const many = { ...dataset, vendors: Array.from({ length: WHOLE_RECORDS_UP_TO + 1 }, () => dataset.vendors[0]!) };
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
