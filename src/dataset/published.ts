import { z } from 'zod';
import type { Dataset } from './dataset.ts';
import { Headline, headlineFinding } from './headline.ts';
import { currentMethodology } from './methodology.ts';
import { SCHEMA_VERSION, SchemaVersion } from './schema-version.ts';
import { Site } from './site.ts';
import { Day, Id } from './source.ts';
import { Vendor } from './vendor/vendor.ts';

const {
  $schema: _editors,
  unconfirmed_certificates: _unconfirmed,
  confirmations: _how,
  ...vendorFields
} = Vendor.shape;

/** A vendor as published: the record and the address of its audit. */
export const PublishedVendor = z
  .strictObject({
    ...vendorFields,
    audit_url: z.url().describe('The page that shows this audit to people.'),
    schema_version: SchemaVersion,
  })
  .describe('The audit of one vendor, as published.');

/** Bytes up to which vendors.json carries whole records: what a page or a script still loads without waiting. */
export const WHOLE_RECORDS_BYTES = 3_000_000;

/** What is left out of vendors.json beyond that number: the lists of evidence. */
const EVIDENCE = ['certificates', 'findings', 'corrections', 'history', 'sources'] as const;

const { certificates, findings, corrections, history, sources, ...facts } = PublishedVendor.shape;

/** A vendor as it stands in vendors.json. */
export const ListedVendor = z
  .strictObject({
    ...facts,
    certificates: certificates.optional(),
    findings: findings.optional(),
    corrections: corrections.optional(),
    history: history.optional(),
    sources: sources.optional(),
  })
  .describe('The audit of one vendor; the lists of evidence are there while "records" says "whole".');

/** What stands at /data/vendors.json. */
export const PublishedVendors = z
  .strictObject({
    schema_version: SchemaVersion,
    headline_finding: z.string().describe('The headline finding in a sentence.'),
    headline: Headline,
    demonstration: z
      .boolean()
      .describe('True while the vendors are invented businesses; the data then says nothing about any real one.'),
    title: z.string().describe('Title of the data set.'),
    description: z.string().describe('What the data set holds.'),
    publisher: z.string().describe('Who publishes it.'),
    licence: Site.shape.dataset.shape.licence,
    attribution: z.string().describe('How to name the source.'),
    version: Day.describe('Version of the data set: the day of its last change.'),
    generated_from: z
      .strictObject({
        methodology_version: z.string().describe('Version of the audit methodology.'),
        stale_months: z.number().int().describe('Months after which a report counts as outdated.'),
        partner_laboratory: Id.describe('Id of the partner laboratory.'),
        url: z.url().describe('Address of this file.'),
      })
      .describe('What the file was generated from.'),
    count: z.number().int().min(0).describe('Number of vendors.'),
    records: z
      .enum(['whole', 'short'])
      .describe(
        `"whole": every field of every vendor. "short", where that would be more than ${WHOLE_RECORDS_BYTES / 1e6} MB: without ${EVIDENCE.join(', ')}, which then stand in vendors.ndjson and vendors/{id}.json.`,
      ),
    vendors: z.array(ListedVendor).describe('Every vendor, sorted by id.'),
  })
  .describe('The open audit of vendors.');

export type ListedVendor = z.infer<typeof ListedVendor>;
export type PublishedVendor = z.infer<typeof PublishedVendor>;
export type PublishedVendors = z.infer<typeof PublishedVendors>;

/** The page of a vendor's audit. */
export function auditUrl(site: Pick<Site, 'base_url'>, vendorId: string): string {
  return `${site.base_url}/vendors/${vendorId}/`;
}

/** A vendor as published. */
export function publishVendor(
  site: Pick<Site, 'base_url'>,
  { $schema: _editors, unconfirmed_certificates: _unconfirmed, confirmations: _how, ...vendor }: Vendor,
): PublishedVendor {
  return { ...vendor, audit_url: auditUrl(site, vendor.id), schema_version: SCHEMA_VERSION };
}

/**
 * The content of vendors.json.
 * @param url address of the file, when it is not the live one
 */
export function publishVendors(
  dataset: Pick<Dataset, 'site' | 'vendors'>,
  url = `${dataset.site.base_url}/data/vendors.json`,
): PublishedVendors {
  const { site, vendors } = dataset;
  const headline = headlineFinding(dataset);
  const published = vendors.map((vendor) => publishVendor(site, vendor));
  const whole = isWithin(published, WHOLE_RECORDS_BYTES);
  return {
    schema_version: SCHEMA_VERSION,
    headline_finding: headline.text,
    headline,
    demonstration: site.demonstration,
    title: site.dataset.title,
    description: site.dataset.description,
    publisher: site.publisher,
    licence: site.dataset.licence,
    attribution: site.dataset.attribution,
    version: site.dataset.version,
    generated_from: {
      methodology_version: currentMethodology(site),
      stale_months: site.stale_months,
      partner_laboratory: site.partner_laboratory,
      url,
    },
    count: vendors.length,
    records: whole ? 'whole' : 'short',
    vendors: whole ? published : published.map(shortened),
  };
}

/** Room for the head of the file and the marks between records. */
const HEAD_BYTES = 20_000;

/** Whether records fit so many bytes of JSON; stops to count as soon as they do not. */
function isWithin(records: readonly object[], bytes: number): boolean {
  let counted = HEAD_BYTES;
  return records.every((record) => {
    counted += Buffer.byteLength(JSON.stringify(record)) + 1;
    return counted <= bytes;
  });
}

function shortened(vendor: PublishedVendor): ListedVendor {
  const short: ListedVendor = { ...vendor };
  for (const list of EVIDENCE) delete short[list];
  return short;
}
