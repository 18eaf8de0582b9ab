import jsonld from 'jsonld';
import { describe, expect, it } from 'vitest';
import type { Edition } from '../edition.ts';
import { editionFiles } from '../edition-files.ts';
import { sha256 } from '../sha256.ts';
import { testEdition } from '../test-edition.ts';

interface Described {
  [member: string]: unknown;
  version: string;
  distribution: { '@id': string; contentUrl: string; sha256?: string }[];
  recordSet: {
    '@id': string;
    key: { '@id': string }[];
    field: {
      '@id': string;
      dataType: string;
      source: { fileObject: { '@id': string }; extract: { column: string } };
      references?: { field: { '@id': string } };
    }[];
  }[];
}

const snapshot: Edition = { ...testEdition(), live: false, folder: '/data/snapshots/2026-11-20/', since: null };
const filesOf = (edition: Edition) => new Map(editionFiles(edition).map(({ path, body }) => [path, body()]));
const describedBy = (files: Map<string, string>) => JSON.parse(files.get('croissant.json') ?? '') as Described;
const live = describedBy(filesOf(testEdition()));
const files = filesOf(snapshot);
const released = describedBy(files);

const CR = 'http://mlcommons.org/croissant/';

describe('croissant.json', () => {
  it('has every member that Croissant 1.1 requires', () => {
    for (const member of [
      '@context',
      '@type',
      'conformsTo',
      'description',
      'license',
      'name',
      'url',
      'creator',
      'datePublished',
      'distribution',
      'recordSet',
    ])
      expect(live, member).toHaveProperty([member]);
    expect(live).toMatchObject({
      conformsTo: 'http://mlcommons.org/croissant/1.1',
      isLiveDataset: true,
      version: '2026.11.20',
    });
  });

  it('expands, as JSON-LD, to the terms of schema.org, Dublin Core and Croissant, and loses none', async () => {
    const [node] = (await jsonld.expand(live as unknown as jsonld.JsonLdDocument)) as Record<
      string,
      Record<string, unknown>[]
    >[];
    expect(node?.['@type']).toEqual(['https://schema.org/Dataset']);
    expect(node?.['http://purl.org/dc/terms/conformsTo']).toEqual([
      { '@value': 'http://mlcommons.org/croissant/1.1', '@language': 'en' },
    ]);
    const [vendors] = node?.[`${CR}recordSet`] ?? [];
    expect(vendors?.['@type']).toEqual([`${CR}RecordSet`]);
    const [field] = vendors![`${CR}field`] as Record<string, unknown>[];
    expect(field?.['@type']).toEqual([`${CR}Field`]);
    expect(field?.[`${CR}dataType`]).toEqual([{ '@id': 'https://schema.org/Text' }]);
    expect(Object.keys(field?.[`${CR}source`] ? (field[`${CR}source`] as object[])[0]! : {})).toEqual([
      `${CR}extract`,
      `${CR}fileObject`,
    ]);
  });

  it('refers only to files and fields that it describes, each under one identifier', () => {
    const ids = [...live.distribution, ...live.recordSet, ...live.recordSet.flatMap(({ field }) => field)].map(
      (item) => item['@id'],
    );
    expect(new Set(ids).size).toBe(ids.length);
    for (const { key, field } of live.recordSet) {
      for (const { '@id': id } of key) expect(ids).toContain(id);
      for (const { source, references } of field)
        expect(ids).toEqual(
          expect.arrayContaining([source.fileObject['@id'], ...(references ? [references.field['@id']] : [])]),
        );
    }
  });

  it('names the columns that the files have', () => {
    for (const { field } of live.recordSet) {
      const header = (files.get(field[0]!.source.fileObject['@id']) ?? '').split('\r\n')[0];
      expect(field.map(({ source }) => source.extract.column).join(',')).toBe(header);
    }
  });

  it('carries hashes in a release, and none where the files go on changing', () => {
    expect(live.distribution.some(({ sha256: hash }) => hash !== undefined)).toBe(false);
    for (const { '@id': path, sha256: hash, contentUrl } of released.distribution) {
      expect(hash, path).toBe(sha256(files.get(path) ?? ''));
      expect(contentUrl).toBe(`https://audit.example/data/snapshots/2026-11-20/${path}`);
    }
  });
});
