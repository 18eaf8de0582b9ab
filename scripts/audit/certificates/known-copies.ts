import { likenessOf } from '../../../src/coa/records/compare-chromatogram.ts';
import { hashDistance, SAME_PAGE } from '../../../src/coa/records/perceptual-hash.ts';
import type { VendorCertificate } from '../../../src/dataset/vendor-certificate.ts';

type Traits = Pick<VendorCertificate, 'sha256' | 'perceptual_hash' | 'chromatogram_hash' | 'report_number' | 'key'>;

/** Where a certificate is on record: by file, by look, by report number or key. A line each. */
export function knownCopies(
  vendors: readonly { id: string; certificates: readonly (Traits & { id: string })[] }[],
  found: Traits,
): string[] {
  return vendors.flatMap((vendor) =>
    vendor.certificates.flatMap((known) => {
      const reasons = [
        ...(known.sha256 !== null && known.sha256 === found.sha256 ? ['the same file'] : []),
        ...(known.perceptual_hash !== null &&
        found.perceptual_hash !== null &&
        hashDistance(known.perceptual_hash, found.perceptual_hash) <= SAME_PAGE
          ? ['a page that looks the same']
          : []),
        ...(known.chromatogram_hash !== null &&
        found.chromatogram_hash !== null &&
        likenessOf(known.chromatogram_hash, found.chromatogram_hash) === 'detailed'
          ? ['a chromatogram alike down to its small peaks']
          : []),
        ...(known.report_number !== null && known.report_number === found.report_number
          ? [`report number ${known.report_number}`]
          : []),
        ...(known.key !== null && known.key === found.key ? [`key ${known.key}`] : []),
      ];
      return reasons.length === 0 ? [] : [`${vendor.id}, certificate ${known.id}, has ${reasons.join(' and ')}.`];
    }),
  );
}
