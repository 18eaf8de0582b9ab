import type { Compound } from '../dataset/compound.ts';
import type { Dataset } from '../dataset/dataset.ts';
import type { Laboratory } from '../dataset/laboratory.ts';
import type { Layout } from './forensics/layouts/layout.ts';
import type { TextReader } from './ocr/text-reader.ts';
import type { KnownVendor, RecordedCertificate } from './records/records.ts';

/** What a check knows of the data set. */
export interface KnownData {
  /** Id of the partner laboratory. */
  partnerLaboratory: string;
  /** Months after which a report is stale. */
  staleMonths: number;
  laboratories: readonly Laboratory[];
  compounds: readonly Compound[];
  vendors: readonly KnownVendor[];
  /** Certificates that vendors published, as the audits recorded them. */
  records: readonly RecordedCertificate[];
  /** How laboratories set their pages, of those whose pages were learned. */
  layouts: readonly Layout[];
}

/** What the check knows besides the picture. The core has no clock and no network: `today` arrives here. */
export interface CheckContext extends KnownData {
  /** `YYYY-MM-DD`, UTC. */
  today: string;
  reader: TextReader;
  /** Milliseconds from its start after which a check reads nothing more; those of a request when left out. */
  readingEndsMilliseconds?: number;
  /** The same for the other pages of a PDF, which are read once the page to judge was. */
  otherPagesEndMilliseconds?: number;
  /** Milliseconds by a clock that only goes forwards, by which time is kept; the host's when left out. */
  now?: () => number;
}

/**
 * Everything that a check knows, of the data set.
 * @param layouts those that were learned; without them fields are compared with their page alone.
 */
export function contextFrom(
  dataset: Dataset,
  reader: TextReader,
  today: string,
  layouts: readonly Layout[] = [],
): CheckContext {
  return { ...knownData(dataset, layouts), today, reader };
}

/** What a check knows of the data set. */
export function knownData(dataset: Dataset, layouts: readonly Layout[]): KnownData {
  const vendors = dataset.vendors.map(known);
  return {
    partnerLaboratory: dataset.site.partner_laboratory,
    staleMonths: dataset.site.stale_months,
    laboratories: dataset.laboratories,
    compounds: dataset.compounds,
    vendors,
    records: dataset.vendors.flatMap(({ certificates }, index) =>
      certificates.map((certificate) => ({ vendor: vendors[index]!, certificate })),
    ),
    layouts,
  };
}

function known(vendor: Dataset['vendors'][number]): KnownVendor {
  return {
    id: vendor.id,
    name: vendor.name,
    aliases: [...vendor.aliases, ...(vendor.legal_name === null ? [] : [vendor.legal_name])],
    domains: [vendor.domain, ...vendor.domains.map((entry) => entry.domain)],
  };
}
