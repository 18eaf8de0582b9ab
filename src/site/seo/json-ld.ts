import type { Dataset } from '../../dataset/dataset.ts';
import { type Artefact, mediaTypeOf } from '../../dataset/exports/artefact.ts';
import { liveEdition } from '../../dataset/exports/build-exports.ts';
import { dataFiles } from '../../dataset/exports/data-files.ts';
import { sha256 } from '../../dataset/exports/sha256.ts';
import type { PublishedRelease } from '../../dataset/exports/snapshots/snapshot-index.ts';
import { SCHEMA_VERSION } from '../../dataset/schema-version.ts';
import type { Site } from '../../dataset/site.ts';

/** schema.org description of the site, for the home page. */
export function websiteJsonLd(site: Site): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.name,
    url: `${site.base_url}/`,
    inLanguage: 'en-GB',
    publisher: { '@type': 'Organization', name: site.publisher, email: site.contact_email },
  };
}

/** The files of a release that are named there: the tables and lists, not what describes them. */
const DISTRIBUTED: ReadonlySet<string> = new Set(['vendors.json', 'vendors.csv', 'vendors.ndjson', 'certificates.csv']);

/** schema.org description of the data set, for the data page: what Google Dataset Search and others read. */
export function datasetJsonLd(
  data: Dataset,
  { files, releases }: { files: readonly Artefact[]; releases: readonly PublishedRelease[] },
): object {
  const { site, vendors } = data;
  const { dataset } = site;
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: dataset.title,
    description: dataset.description,
    url: `${site.base_url}/data/`,
    identifier: `${site.base_url}/data/vendors.json`,
    version: dataset.version,
    dateModified: dataset.version,
    license: dataset.licence.url,
    isAccessibleForFree: true,
    keywords: dataset.keywords,
    creator: { '@type': 'Organization', name: site.publisher, url: `${site.base_url}/about/` },
    spatialCoverage: 'United Kingdom',
    size: `${vendors.length} vendors`,
    variableMeasured: [
      {
        '@type': 'PropertyValue',
        name: 'verdict',
        description: 'Whether the vendor publishes its own, verifiable, independent certificates.',
      },
      { '@type': 'PropertyValue', name: 'coa_type', description: 'What kind of certificates the vendor publishes.' },
      {
        '@type': 'PropertyValue',
        name: 'review_rating',
        description: 'What customers say elsewhere; it does not enter the verdict.',
      },
    ],
    ...(dataset.doi.concept !== null && { sameAs: `https://doi.org/${dataset.doi.concept}` }),
    schemaVersion: SCHEMA_VERSION,
    distribution: dataFiles(liveEdition(data)).map(({ path, mediaType, about }) => {
      const text = files.find((file) => file.path === path)?.body() ?? '';
      return {
        '@type': 'DataDownload',
        name: path,
        description: about,
        contentUrl: `${site.base_url}/data/${path}`,
        encodingFormat: mediaType.split(';')[0],
        contentSize: `${Buffer.byteLength(text)} B`,
        sha256: sha256(text),
      };
    }),
    hasPart: releases.map(({ version, url, files: released }) => ({
      '@type': 'Dataset',
      name: `${dataset.title}, release of ${version}`,
      description: `The data set as it stood on ${version}. Its files never change.`,
      version,
      datePublished: version,
      url,
      license: dataset.licence.url,
      creator: { '@type': 'Organization', name: site.publisher },
      ...(dataset.doi.versions[version] !== undefined && {
        identifier: `https://doi.org/${dataset.doi.versions[version]}`,
      }),
      distribution: released
        .filter(({ path }) => DISTRIBUTED.has(path))
        .map(({ path, bytes, sha256: hash }) => ({
          '@type': 'DataDownload',
          name: path,
          contentUrl: `${url}${path}`,
          encodingFormat: mediaTypeOf(path).split(';')[0],
          contentSize: `${bytes} B`,
          sha256: hash,
        })),
    })),
  };
}
