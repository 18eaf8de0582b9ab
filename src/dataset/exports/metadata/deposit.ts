import { SCHEMA_VERSION } from '../../schema-version.ts';
import type { Site } from '../../site.ts';
import { jsonText } from '../artefact.ts';

/**
 * `.zenodo.json`, which Zenodo reads from a repository when a release of it is deposited, from the facts in
 * data/site.json. Zenodo gives out the DOI; it goes into `dataset.doi` of site.json afterwards.
 * @param released the day of the last release, which is what is deposited; null before the first
 * @see https://help.zenodo.org/docs/github/describe-software/zenodo-json/
 */
export function buildZenodo({ publisher, base_url, dataset }: Site, released: string | null): string {
  return jsonText({
    upload_type: 'dataset',
    title: dataset.title,
    description: dataset.description,
    creators: [{ name: publisher }],
    ...(released !== null && { version: released, publication_date: released }),
    access_right: 'open',
    license: dataset.licence.id.toLowerCase(),
    language: 'eng',
    keywords: dataset.keywords,
    related_identifiers: [
      ...(released === null
        ? []
        : [{ identifier: `${base_url}/data/snapshots/${released}/`, relation: 'isIdenticalTo', scheme: 'url' }]),
      { identifier: `${base_url}/data/`, relation: 'isDescribedBy', scheme: 'url' },
    ],
    notes: `Form of the files: ${SCHEMA_VERSION}.`,
  });
}

/**
 * datacite.json of a release: metadata for any repository that registers DOIs, in DataCite's own JSON (schema 4.6, the
 * `attributes` of its REST interface). The DOI is null until the deposit gives one.
 * @see https://datacite-metadata-schema.readthedocs.io/en/4.6/
 */
export function buildDataCite(
  { publisher, base_url, dataset }: Site,
  files: readonly { path: string; bytes: number }[],
): string {
  const { version, doi } = dataset;
  const [year = ''] = version.split('-');
  return jsonText({
    schemaVersion: 'http://datacite.org/schema/kernel-4',
    doi: doi.versions[version] ?? null,
    creators: [{ name: publisher, nameType: 'Organizational' }],
    titles: [{ title: dataset.title, lang: 'en-GB' }],
    publisher: { name: publisher },
    publicationYear: Number(year),
    types: { resourceTypeGeneral: 'Dataset', resourceType: 'Audit of vendors' },
    subjects: dataset.keywords.map((subject) => ({ subject })),
    dates: [{ date: version, dateType: 'Issued' }],
    language: 'en-GB',
    version,
    rightsList: [
      {
        rights: dataset.licence.name,
        rightsUri: dataset.licence.url,
        rightsIdentifier: dataset.licence.id,
        rightsIdentifierScheme: 'SPDX',
      },
    ],
    descriptions: [{ description: dataset.description, descriptionType: 'Abstract', lang: 'en-GB' }],
    sizes: [`${files.length} files`, `${files.reduce((sum, { bytes }) => sum + bytes, 0)} bytes`],
    formats: [...new Set(files.map(({ path }) => path.slice(path.lastIndexOf('.') + 1)))].sort(),
    relatedIdentifiers:
      doi.concept === null
        ? []
        : [{ relatedIdentifier: doi.concept, relatedIdentifierType: 'DOI', relationType: 'IsVersionOf' }],
    url: `${base_url}/data/snapshots/${version}/`,
  });
}
