import type { Dataset } from '../dataset/dataset.ts';
import type { CheckContext } from './check-coa.ts';
import type { TextReader } from './ocr/read-text.ts';
import type { KnownVendor } from './records/records.ts';

/** What a check knows of the data set. */
export function contextFrom(dataset: Dataset, reader: TextReader, today: string): CheckContext {
  const vendors = dataset.vendors.map(known);
  return {
    today,
    partnerLaboratory: dataset.site.partner_laboratory,
    staleMonths: dataset.site.stale_months,
    laboratories: dataset.laboratories,
    compounds: dataset.compounds,
    vendors,
    records: dataset.vendors.flatMap(({ certificates }, index) =>
      certificates.map((certificate) => ({ vendor: vendors[index]!, certificate })),
    ),
    reader,
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
