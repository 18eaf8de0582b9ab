import type { VendorCertificate } from '../dataset/vendor-certificate.ts';

/** A business as far as a check needs it: to tell whether a printed client is the vendor that was asked about. */
export interface KnownVendor {
  id: string;
  name: string;
  aliases: readonly string[];
  domains: readonly string[];
}

/** A certificate on record, and the vendor who published it. */
export interface RecordedCertificate {
  vendor: KnownVendor;
  certificate: VendorCertificate;
}

/** By what a page is recognised as one on record. */
export type RecordMark = 'file' | 'key' | 'report_number' | 'look';

/** A certificate on record that a page is, or claims to be. */
export interface RecordMatch extends RecordedCertificate {
  by: RecordMark[];
}
