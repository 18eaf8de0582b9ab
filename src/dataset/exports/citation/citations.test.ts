import { readFileSync } from 'node:fs';
import { Cite } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-cff';
import '@citation-js/plugin-ris';
import { validateCFF } from 'cffjs';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { testDataset } from '../test-edition.ts';
import { buildCitationCff } from './citation-cff.ts';
import { citationFiles, plainCitation } from './citations.ts';
import { auditReference, datasetReference, type Reference, snapshotReference } from './references.ts';

const { site, vendors } = testDataset();
const deposited = {
  ...site,
  dataset: {
    ...site.dataset,
    doi: { concept: '10.5281/zenodo.1000000', versions: { '2026-08-20': '10.5281/zenodo.1000001' } },
  },
};
const REFERENCES: [string, Reference][] = [
  ['the whole', datasetReference(site)],
  ['a release', snapshotReference(site, '2026-08-20')],
  ['the whole, deposited', datasetReference(deposited)],
  ['a release, deposited', snapshotReference(deposited, '2026-08-20')],
  ['a vendor with an awkward name', auditReference(site, vendors[0]!)],
];

describe.each(REFERENCES)('the citation of %s', (_what, reference) => {
  const files = new Map(
    citationFiles(
      () => reference,
      (format) => format,
    ).map(({ path, body }) => [path, body()]),
  );

  it.each(['bibtex', 'ris', 'csl'])('is read by a reference manager from %s', (format) => {
    const [item, ...more] = new Cite(files.get(format) ?? '').data;
    expect(more).toEqual([]);
    expect(item).toMatchObject({ type: 'dataset', URL: reference.URL, version: reference.version });
    expect(String(item?.['title'])).toBe(reference.title);
    expect(item?.['DOI']).toBe(reference.DOI);
    const [author] = item!['author'] as { literal?: string; family?: string }[];
    expect(author?.literal ?? author?.family).toBe('Test publisher');
    expect((item!['issued'] as { 'date-parts': number[][] })['date-parts'][0]).toEqual(
      reference.issued['date-parts'][0],
    );
  });

  it('fits one plain line with publisher, year, version, address and licence', () => {
    const line = files.get('text') ?? '';
    expect(line.trim().split('\n')).toHaveLength(1);
    for (const part of [
      reference.publisher,
      String(reference.issued['date-parts'][0][0]),
      reference.version,
      reference.DOI ?? reference.URL,
      'CC-BY-4.0',
    ])
      expect(line).toContain(part);
    expect(line).toBe(`${plainCitation(reference)}\n`);
  });

  it('uses only what CSL-JSON knows', () => {
    const [item] = JSON.parse(files.get('csl') ?? '') as object[];
    expect(Object.keys(item ?? {}).sort()).toEqual(
      expect.arrayContaining(['author', 'id', 'issued', 'note', 'title', 'type', 'URL', 'version']),
    );
    expect(item).not.toHaveProperty('licence');
  });
});

describe('CITATION.cff', () => {
  it.each([
    ['of the test data', () => buildCitationCff(site, '2026-08-20')],
    ['before the first release', () => buildCitationCff(site, null)],
    ['of a deposited data set', () => buildCitationCff(deposited, '2026-08-20')],
    ['as it stands in the repository', () => readFileSync('CITATION.cff', 'utf8')],
  ])('%s follows the schema of the Citation File Format', (_what, text) => {
    const content = parseYaml(text()) as Record<string, unknown>;
    expect(validateCFF(content)).toBe(content);
    expect(() => validateCFF({ ...content, type: 'table' })).toThrow(/CFF validation failed/);
  });

  it('is read by a reference manager', () => {
    const [item] = new Cite(buildCitationCff(site, '2026-08-20')).data;
    expect(item).toMatchObject({
      type: 'dataset',
      title: site.dataset.title,
      // The release, not the data as it stands.
      version: '2026-08-20',
      URL: `${site.base_url}/data/snapshots/2026-08-20/`,
      author: [{ literal: site.publisher }],
    });
    const [unreleased] = new Cite(buildCitationCff(site, null)).data;
    expect(unreleased).toMatchObject({ URL: `${site.base_url}/data/` });
  });
});
