import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Package } from 'datapackage';
import { afterAll, describe, expect, it } from 'vitest';
import { editionFiles } from '../edition-files.ts';
import { sha256 } from '../sha256.ts';
import { testDataset, testEdition } from '../test-edition.ts';

const files = new Map(editionFiles(testEdition()).map(({ path, body }) => [path, body()]));
const folder = mkdtempSync(join(tmpdir(), 'data-package-'));
for (const path of ['datapackage.json', 'vendors.csv', 'certificates.csv'])
  writeFileSync(join(folder, path), files.get(path) ?? '');
afterAll(() => rmSync(folder, { recursive: true }));
const descriptor = JSON.parse(files.get('datapackage.json') ?? '') as {
  $schema: string;
  resources: {
    name: string;
    path: string;
    bytes: number;
    hash: string;
    type?: string;
    schema?: { fields: unknown[] };
  }[];
};

describe('datapackage.json, read by the Data Package library', () => {
  it('is valid, and both tables hold to their columns, keys and references', async () => {
    const dataPackage = await Package.load(join(folder, 'datapackage.json'));
    expect(dataPackage.errors).toEqual([]);
    const vendors = await dataPackage.getResource('vendors').read({ keyed: true });
    expect(vendors.map(({ id, certificates, demonstration }) => [id, certificates, demonstration])).toEqual(
      testDataset().vendors.map(({ id, certificates }) => [id, certificates.length, true]),
    );
    const certificates = await dataPackage.getResource('certificates').read({ keyed: true, relations: true });
    expect(certificates).toHaveLength(2);
  });

  it('finds a certificate of a vendor that is not there', async () => {
    writeFileSync(
      join(folder, 'certificates.csv'),
      (files.get('certificates.csv') ?? '').replace('vendor-one,', 'nobody,'),
    );
    const broken = await Package.load(join(folder, 'datapackage.json'));
    await expect(broken.getResource('certificates').read({ relations: true })).rejects.toThrow(/Foreign key/);
  });
});

describe('datapackage.json', () => {
  it('is of version 2 and gives size and hash of every data file', () => {
    expect(descriptor.$schema).toBe('https://datapackage.org/profiles/2.0/datapackage.json');
    for (const { path, bytes, hash } of descriptor.resources) {
      expect(bytes, path).toBe(Buffer.byteLength(files.get(path) ?? ''));
      expect(hash, path).toBe(`sha256:${sha256(files.get(path) ?? '')}`);
    }
  });

  it('names every resource once, tables with their schema', () => {
    const names = descriptor.resources.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z0-9._-]+$/);
    expect(
      descriptor.resources
        .filter(({ type }) => type === 'table')
        .map(({ path, schema }) => [path, (schema?.fields.length ?? 0) > 20]),
    ).toEqual([
      ['vendors.csv', true],
      ['certificates.csv', true],
    ]);
  });
});
