import type { CoaAccess, Vendor } from '../../vendor/vendor.ts';
import { isPublishedOn } from '../../vendor-certificate.ts';
import { vendorGate } from '../gate.ts';
import { COA_TYPE_RULES, isOwnProof } from './coa-type-rules.ts';

/** What must be true of the certificates on record for each way of getting to see them. */
const ACCESS_RULES: Readonly<Record<CoaAccess, (vendor: Vendor) => string | null>> = {
  open: (vendor) => atAddress(vendor),
  'some-products': (vendor) => atAddress(vendor),
  'on-request': () => null,
  'customers-only': () => null,
  broken: () => null,
  none: ({ coa_type: type }) =>
    type === 'none' || type === 'not-seen' ? null : 'Expected how the certificates on record are seen, not "none".',
};

function atAddress({ certificates }: Vendor): string | null {
  return certificates.some(({ published_at: address }) => address !== null)
    ? null
    : 'Expected at least one certificate with the address it is published at, since they stand on public pages.';
}

/** A verdict is what its definition says, shown by the record itself. */
export const verdictFollows = vendorGate(
  'verdict-follows',
  'A verdict, kind or access of certificates that the certificates on record do not bear out.',
  (record, { site, laboratories }) => {
    const shown = [...record.certificates.entries()].filter(([, one]) => isPublishedOn(one, record.audited_at));
    const vendor = { ...record, certificates: shown.map(([, certificate]) => certificate) };
    const context = { laboratories, staleMonths: site.stale_months };
    const access = ACCESS_RULES[vendor.coa_access](vendor);
    const proof = vendor.certificates.find((certificate) => isOwnProof(certificate, vendor, context));
    const faults = [
      ...COA_TYPE_RULES[vendor.coa_type](vendor, context),
      ...(vendor.coa_type !== 'independent-own' && proof !== undefined
        ? [
            {
              field: 'coa_type',
              expected: `Expected "independent-own": certificate ${proof.id} is the vendor's own, current, and confirmed by its laboratory. If the vendor no longer publishes it, put the day on which that was first seen under its "gone_since".`,
            },
          ]
        : []),
      ...(vendor.coa_type === 'none' && vendor.coa_access !== 'none'
        ? [{ field: 'coa_access', expected: 'Expected "none": there is nothing to see.' }]
        : []),
      ...(access === null ? [] : [{ field: 'coa_access', expected: access }]),
    ];
    // A fault names the place of a certificate in the file.
    return faults.map(({ field, expected }) => ({
      field: field.replace(/^certificates\.(\d+)/, (_, at: string) => `certificates.${shown[Number(at)]?.[0]}`),
      expected,
    }));
  },
);
