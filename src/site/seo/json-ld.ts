import type { Dataset } from '../../dataset/dataset.ts';
import { liveEdition } from '../../dataset/exports/build-exports.ts';
import { dataFiles } from '../../dataset/exports/data-files.ts';
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

/** schema.org description of the data set, for the data page: what Google Dataset Search and others read. */
export function datasetJsonLd(data: Dataset): object {
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
    distribution: dataFiles(liveEdition(data)).map(({ path, mediaType, about }) => ({
      '@type': 'DataDownload',
      name: path,
      description: about,
      contentUrl: `${site.base_url}/data/${path}`,
      encodingFormat: mediaType.split(';')[0],
    })),
  };
}
