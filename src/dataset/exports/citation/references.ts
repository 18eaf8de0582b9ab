import { auditUrl } from '../../published.ts';
import type { Site } from '../../site.ts';

/** A thing to be cited, in the terms of CSL-JSON. */
export interface Reference {
  id: string;
  type: 'dataset';
  title: string;
  author: [{ literal: string }];
  publisher: string;
  issued: { 'date-parts': [[number, number, number]] };
  version: string;
  URL: string;
  /** DOI without resolver, where it was deposited. */
  DOI?: string;
  language: 'en-GB';
  'container-title'?: string;
  /** SPDX identifier. CSL-JSON has no place for it but the note. */
  licence: string;
}

const reference = (
  { publisher, dataset }: Site,
  id: string,
  title: string,
  day: string,
  version: string,
  address: string,
): Reference => ({
  id,
  type: 'dataset',
  title,
  author: [{ literal: publisher }],
  publisher,
  issued: { 'date-parts': [day.split('-').map(Number) as [number, number, number]] },
  version,
  URL: address,
  language: 'en-GB',
  licence: dataset.licence.id,
});

const withDoi = (item: Reference, doi: string | null): Reference => (doi === null ? item : { ...item, DOI: doi });

/** The whole data set, as it stands now. */
export function datasetReference(site: Site): Reference {
  return withDoi(
    reference(
      site,
      `coa-audit-${site.dataset.version}`,
      site.dataset.title,
      site.dataset.version,
      site.dataset.version,
      `${site.base_url}/data/`,
    ),
    site.dataset.doi.concept,
  );
}

/** The whole data set as released on a day. */
export function snapshotReference(site: Site, day: string): Reference {
  return withDoi(
    reference(
      site,
      `coa-audit-snapshot-${day}`,
      site.dataset.title,
      day,
      day,
      `${site.base_url}/data/snapshots/${day}/`,
    ),
    site.dataset.doi.versions[day] ?? null,
  );
}

/** The audit of one vendor. */
export function auditReference(site: Site, vendor: { id: string; name: string; audited_at: string }): Reference {
  const { dataset } = site;
  return {
    ...reference(
      site,
      `coa-audit-${vendor.id}-${vendor.audited_at}`,
      `Audit of ${vendor.name}, ${vendor.audited_at}`,
      vendor.audited_at,
      dataset.version,
      auditUrl(site, vendor.id),
    ),
    'container-title': dataset.title,
  };
}
