import { hashDistance } from '../../src/coa/perceptual-hash.ts';
import type { Vendor } from '../../src/dataset/vendor.ts';

/** Bits of 64 up to which two pages count as copies of one picture. */
const SAME_PAGE = 6;

/** Where a certificate is on record for another vendor: by file, by look, by report number or key. A line each. */
export function knownCopies(vendors: readonly Vendor[], ownId: string, found: { sha256: string | null; perceptual_hash: string | null; report_number: string | null; key: string | null }): string[] {
  return vendors
    .filter(({ id }) => id !== ownId)
    .flatMap((vendor) =>
      vendor.certificates.flatMap((known) => {
        const reasons = [
          ...(known.sha256 !== null && known.sha256 === found.sha256 ? ['the same file'] : []),
          ...(known.perceptual_hash !== null && found.perceptual_hash !== null && hashDistance(known.perceptual_hash, found.perceptual_hash) <= SAME_PAGE ? ['a page that looks the same'] : []),
          ...(known.report_number !== null && known.report_number === found.report_number ? [`report number ${known.report_number}`] : []),
          ...(known.key !== null && known.key === found.key ? [`key ${known.key}`] : []),
        ];
        return reasons.length === 0 ? [] : [`${vendor.id}, certificate ${known.id}, has ${reasons.join(' and ')}.`];
      }),
    );
}
