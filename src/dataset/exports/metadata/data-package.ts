import { SCHEMA_VERSION } from '../../schema-version.ts';
import type { Artefact } from '../artefact.ts';
import { addressOf, type Edition } from '../edition.ts';
import { wholePath } from '../parts.ts';
import { sha256 } from '../sha256.ts';
import { CERTIFICATE_COLUMNS } from '../tables/certificate-columns.ts';
import { tableSchema } from '../tables/csv.ts';
import { VENDOR_COLUMNS } from '../tables/vendor-columns.ts';

/** Name of the data set where a format wants one without spaces. */
export const SHORT_NAME = 'coa-audit';

/** The tables among the data files, by path. */
const TABLES: Record<string, () => Record<string, unknown>> = {
  'vendors.csv': () => tableSchema(VENDOR_COLUMNS, { primaryKey: ['id'] }),
  'certificates.csv': () =>
    tableSchema(CERTIFICATE_COLUMNS, {
      primaryKey: ['vendor_id', 'certificate_id'],
      foreignKeys: [{ fields: ['vendor_id'], reference: { resource: 'vendors', fields: ['id'] } }],
    }),
};

/**
 * The content of datapackage.json (Data Package 2): every data file with size and hash, the tables with their Table
 * Schema.
 * @param files the data files of the edition
 */
export function buildDataPackage(edition: Edition, files: readonly Artefact[]): Record<string, unknown> {
  const { site } = edition.dataset;
  const { dataset } = site;
  return {
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name: SHORT_NAME,
    id: addressOf(edition, 'datapackage.json'),
    title: dataset.title,
    description: dataset.description,
    homepage: edition.live ? `${site.base_url}/data/` : addressOf(edition, ''),
    version: dataset.version,
    schema_version: SCHEMA_VERSION,
    created: `${dataset.version}T00:00:00Z`,
    keywords: dataset.keywords,
    licenses: [{ name: dataset.licence.id, path: dataset.licence.url, title: dataset.licence.name }],
    contributors: [
      {
        title: site.publisher,
        path: `${site.base_url}/about/`,
        email: site.contact_email,
        roles: ['creator', 'publisher'],
      },
    ],
    resources: [...Map.groupBy(files, ({ path }) => wholePath(path)).values()].map(resource),
  };
}

/** @param parts of one file, which stand under the path of the first */
function resource(parts: readonly Artefact[]): Record<string, unknown> {
  const [{ path, mediaType, about, body }, ...further] = parts as [Artefact, ...Artefact[]];
  const text = body();
  const table = TABLES[path]?.();
  const [mediatype = ''] = mediaType.split(';');
  return {
    name: table ? path.replace('.csv', '') : path.replace('.', '-'),
    ...(table && { type: 'table' }),
    path: further.length === 0 ? path : [path, ...further.map((file) => file.path)],
    title: path,
    description: about,
    format: path.slice(path.lastIndexOf('.') + 1),
    mediatype,
    encoding: 'utf-8',
    // Of a file in parts, checksums.txt has the hash of each.
    ...(further.length === 0 && { bytes: Buffer.byteLength(text), hash: `sha256:${sha256(text)}` }),
    ...(table && {
      dialect: { $schema: 'https://datapackage.org/profiles/2.0/tabledialect.json', lineTerminator: '\r\n' },
      schema: table,
    }),
  };
}
