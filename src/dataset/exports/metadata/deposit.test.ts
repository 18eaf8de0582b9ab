import { describe, expect, it } from 'vitest';
import { makeSnapshot } from '../snapshots/snapshot.ts';
import { testDataset } from '../test-edition.ts';
import { buildDataCite, buildZenodo } from './deposit.ts';

const { site } = testDataset();

describe('what a deposit is described by', () => {
  it('has what DataCite asks of every resource, and the licence by its identifier', () => {
    const datacite = JSON.parse(buildDataCite(site, [{ path: 'vendors.csv', bytes: 10 }])) as Record<string, unknown>;
    // Mandatory properties 1 to 5 and 10 of the schema, the identifier being given by the deposit.
    expect(datacite).toMatchObject({
      doi: null,
      creators: [{ name: 'Test publisher', nameType: 'Organizational' }],
      titles: [{ title: 'Test data' }],
      publisher: { name: 'Test publisher' },
      publicationYear: 2026,
      types: { resourceTypeGeneral: 'Dataset' },
      version: '2026-11-20',
      rightsList: [{ rightsIdentifier: 'CC-BY-4.0' }],
      sizes: ['1 files', '10 bytes'],
      formats: ['csv'],
      relatedIdentifiers: [],
      url: 'https://audit.example/data/snapshots/2026-11-20/',
    });
  });

  it('names the DOI of the version and that of the whole once they are known', () => {
    const doi = { concept: '10.5281/zenodo.1', versions: { '2026-11-20': '10.5281/zenodo.2' } };
    expect(JSON.parse(buildDataCite({ ...site, dataset: { ...site.dataset, doi } }, []))).toMatchObject({
      doi: '10.5281/zenodo.2',
      relatedIdentifiers: [{ relatedIdentifier: '10.5281/zenodo.1', relationType: 'IsVersionOf' }],
    });
  });

  it('has what Zenodo asks of a data set', () => {
    expect(JSON.parse(buildZenodo(site, '2026-08-20'))).toMatchObject({
      upload_type: 'dataset',
      title: 'Test data',
      creators: [{ name: 'Test publisher' }],
      access_right: 'open',
      license: 'cc-by-4.0',
      version: '2026-08-20',
      related_identifiers: [
        { identifier: 'https://audit.example/data/snapshots/2026-08-20/', relation: 'isIdenticalTo' },
        { relation: 'isDescribedBy' },
      ],
    });
    expect(buildZenodo(site, null)).not.toMatch(/isIdenticalTo|publication_date/);
  });

  it('goes with every release, under its checksums', () => {
    const { files } = makeSnapshot(testDataset(), null);
    expect(JSON.parse(files.get('datacite.json') ?? '')).toMatchObject({ version: '2026-11-20' });
    expect(files.get('checksums.txt')).toContain('  datacite.json\n');
  });
});
