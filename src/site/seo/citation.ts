import { plainCitation } from '../../dataset/exports/citation/citations.ts';
import { auditReference, datasetReference } from '../../dataset/exports/citation/references.ts';
import type { Site } from '../../dataset/site.ts';

/** One plain line that cites the data set. */
export function datasetCitation(site: Site): string {
  return plainCitation(datasetReference(site));
}

/** One plain line that cites the audit of one vendor. */
export function auditCitation(site: Site, vendor: { id: string; name: string; audited_at: string }): string {
  return plainCitation(auditReference(site, vendor));
}
