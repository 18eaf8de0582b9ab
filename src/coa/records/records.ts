import type { VendorCertificate } from '../../dataset/vendor-certificate.ts';
import type { Box } from '../geometry/box.ts';

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

/** A certificate on record with a chromatogram like the page's. */
export interface AlikeChromatogram extends RecordedCertificate {
  /** Alike in so much detail that another run of the same compound would differ. */
  detailed: boolean;
}

/** A page's chromatogram beside those on record. */
export interface ComparedChromatogram {
  /** Where it stands, in pixels of the upright picture. */
  box: Box;
  /** How many on record it was compared with. */
  compared: number;
  alike: AlikeChromatogram[];
}

/** The same, or which of the two is missing. */
export type ChromatogramComparison = ComparedChromatogram | 'none-on-record' | 'none-on-page';
