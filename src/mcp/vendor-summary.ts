import type { z } from 'zod';
import { PublishedVendor } from '../dataset/published.ts';

/** A vendor in short, as it stands in lists and among candidates. */
export const VendorSummary = PublishedVendor.pick({
  id: true,
  name: true,
  domain: true,
  verdict: true,
  verdict_reason: true,
  coa_type: true,
  audited_at: true,
  audit_url: true,
}).describe('A vendor in short; lookup_vendor has the whole record.');

export type VendorSummary = z.infer<typeof VendorSummary>;

/** Shortens a published vendor. */
export function summarise(vendor: PublishedVendor): VendorSummary {
  const { id, name, domain, verdict, verdict_reason, coa_type, audited_at, audit_url } = vendor;
  return { id, name, domain, verdict, verdict_reason, coa_type, audited_at, audit_url };
}
