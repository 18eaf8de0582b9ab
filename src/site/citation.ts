import type { Site } from '../dataset/site.ts';

/** One plain line that cites the data set. */
export function datasetCitation({ publisher, base_url, dataset }: Site): string {
  return `${publisher} (${dataset.version.slice(0, 4)}). ${dataset.title} (version ${dataset.version}) [Data set]. ${base_url}/data/. ${dataset.licence.id}.`;
}

/** One plain line that cites the audit of one vendor. */
export function auditCitation({ publisher, base_url, dataset }: Site, vendor: { id: string; name: string; audited_at: string }): string {
  return `${publisher} (${vendor.audited_at.slice(0, 4)}). Audit of ${vendor.name}, ${vendor.audited_at}. In: ${dataset.title} (version ${dataset.version}). ${base_url}/vendors/${vendor.id}/. ${dataset.licence.id}.`;
}
