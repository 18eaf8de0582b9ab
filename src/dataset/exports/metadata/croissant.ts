import { SCHEMA_VERSION } from '../../schema-version.ts';
import type { Artefact } from '../artefact.ts';
import { bibtexCitation } from '../citation/citations.ts';
import { datasetReference, snapshotReference } from '../citation/references.ts';
import { addressOf, type Edition } from '../edition.ts';
import { sha256 } from '../sha256.ts';
import { CERTIFICATE_COLUMNS } from '../tables/certificate-columns.ts';
import type { Column } from '../tables/csv.ts';
import { VENDOR_COLUMNS } from '../tables/vendor-columns.ts';
import { SHORT_NAME } from './data-package.ts';

/** Terms of the Croissant vocabulary that are used without prefix; the specification's own context maps the same. */
const TERMS = [
  'citeAs',
  'column',
  'extract',
  'field',
  'fileObject',
  'isLiveDataset',
  'key',
  'recordSet',
  'references',
  'source',
];

const CONTEXT = {
  '@language': 'en',
  '@vocab': 'https://schema.org/',
  cr: 'http://mlcommons.org/croissant/',
  dct: 'http://purl.org/dc/terms/',
  sc: 'https://schema.org/',
  conformsTo: 'dct:conformsTo',
  dataType: { '@id': 'cr:dataType', '@type': '@vocab' },
  ...Object.fromEntries(TERMS.map((term) => [term, `cr:${term}`])),
};

const DATA_TYPES = {
  string: 'sc:Text',
  date: 'sc:Date',
  number: 'sc:Float',
  integer: 'sc:Integer',
  boolean: 'sc:Boolean',
} as const;

/**
 * The content of croissant.json (Croissant 1.1): the files, and the two tables field by field. The live file carries no
 * hashes, as the specification recommends for data that goes on changing.
 * @param files the data files of the edition
 */
export function buildCroissant(edition: Edition, files: readonly Artefact[]): Record<string, unknown> {
  const { site } = edition.dataset;
  const { dataset } = site;
  const publisher = { '@type': 'sc:Organization', name: site.publisher, url: `${site.base_url}/about/` };
  return {
    '@context': CONTEXT,
    '@type': 'sc:Dataset',
    name: SHORT_NAME,
    alternateName: dataset.title,
    description: dataset.description,
    conformsTo: 'http://mlcommons.org/croissant/1.1',
    url: edition.live ? `${site.base_url}/data/` : addressOf(edition, ''),
    license: dataset.licence.url,
    // Croissant wants three numbers without leading zeros: the day, written as such.
    version: dataset.version.split('-').map(Number).join('.'),
    schemaVersion: SCHEMA_VERSION,
    datePublished: dataset.version,
    dateModified: dataset.version,
    inLanguage: 'en-GB',
    keywords: dataset.keywords,
    creator: publisher,
    publisher,
    citeAs: bibtexCitation(edition.live ? datasetReference(site) : snapshotReference(site, dataset.version)),
    isLiveDataset: edition.live,
    distribution: files.map((file) => fileObject(edition, file)),
    recordSet: [
      recordSet('vendors', 'vendors.csv', 'One record a vendor.', VENDOR_COLUMNS, ['id'], {}),
      recordSet(
        'certificates',
        'certificates.csv',
        'One record a certificate on record.',
        CERTIFICATE_COLUMNS,
        ['vendor_id', 'certificate_id'],
        { vendor_id: 'vendors/id' },
      ),
    ],
  };
}

function fileObject(edition: Edition, { path, mediaType, about, body }: Artefact): Record<string, unknown> {
  const text = edition.live ? null : body();
  return {
    '@type': 'cr:FileObject',
    '@id': path,
    name: path,
    description: about,
    contentUrl: addressOf(edition, path),
    encodingFormat: mediaType.split(';')[0],
    ...(text !== null && { contentSize: `${Buffer.byteLength(text)} B`, sha256: sha256(text) }),
  };
}

function recordSet<T>(
  id: string,
  file: string,
  description: string,
  columns: readonly Column<T>[],
  keys: readonly string[],
  references: Record<string, string>,
): Record<string, unknown> {
  return {
    '@type': 'cr:RecordSet',
    '@id': id,
    name: id,
    description,
    key: keys.map((key) => ({ '@id': `${id}/${key}` })),
    field: columns.map(({ name, description: said, type }) => ({
      '@type': 'cr:Field',
      '@id': `${id}/${name}`,
      name,
      description: said,
      dataType: DATA_TYPES[type],
      source: { fileObject: { '@id': file }, extract: { column: name } },
      ...(references[name] && { references: { field: { '@id': references[name] } } }),
    })),
  };
}
