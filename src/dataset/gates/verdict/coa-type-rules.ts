import type { Laboratory } from '../../laboratory.ts';
import type { CoaType, Vendor } from '../../vendor/vendor.ts';
import { isBorneOut, newestDay, type VendorCertificate } from '../../vendor-certificate.ts';
import type { Fault } from '../gate.ts';
import { canBeLookedUp } from '../look-ups-recorded.ts';
import { isCurrent, isMadeOutTo, isOutdated, namesLaboratory } from './made-out-to.ts';

/** What a rule may look at besides the record. */
export interface RuleContext {
  laboratories: readonly Laboratory[];
  /** Months after which a report says nothing about what is sold. */
  staleMonths: number;
}

type RuleFault = Omit<Fault, 'record'>;
/** What the record lacks for its `coa_type`; empty when the definition holds. */
type Rule = (vendor: Vendor, context: RuleContext) => RuleFault[];

const certificates = (expected: string): RuleFault[] => [{ field: 'certificates', expected }];
const none: RuleFault[] = [];

/** Whether a certificate alone makes its vendor "verified". */
export function isOwnProof(certificate: VendorCertificate, vendor: Vendor, { laboratories, staleMonths }: RuleContext) {
  return (
    laboratories.some(({ id }) => id === certificate.laboratory) &&
    isMadeOutTo(certificate, vendor) &&
    certificate.verification.status === 'confirmed' &&
    isBorneOut(certificate.verification) &&
    isCurrent(certificate, vendor, staleMonths)
  );
}

/** The definition of each kind of certificates (`COA_TYPES`), as a rule over the record and what it still publishes. */
export const COA_TYPE_RULES: Readonly<Record<CoaType, Rule>> = {
  'independent-own': (vendor, context) =>
    vendor.certificates.some((certificate) => isOwnProof(certificate, vendor, context))
      ? none
      : certificates(
          `Expected at least one report behind "verified" that is all of these: of a laboratory on our list, made out to ${vendor.name} or a stated alias, confirmed by a recorded look-up or the laboratory's own copy, at most ${context.staleMonths} months old at the audit, and not dated after it.`,
        ),

  'independent-unverifiable': (vendor, { laboratories }) => {
    const named = vendor.certificates.filter(namesLaboratory);
    if (named.length === 0) return certificates('Expected a report that names a laboratory behind this coa_type.');
    return vendor.certificates.flatMap((certificate, i) =>
      certificate.verification.status === 'not-tried' &&
      canBeLookedUp(
        certificate,
        laboratories.find(({ id }) => id === certificate.laboratory),
      )
        ? [
            {
              field: `certificates.${i}.verification`,
              expected: `Expected the look-up of ${certificate.report_number ?? certificate.key ?? certificate.id} first: number or key stand on the certificate and the laboratory answers. "independent-unverifiable" is only what was tried, or cannot be.`,
            },
          ]
        : [],
    );
  },

  'another-client': (vendor) =>
    vendor.certificates.some(
      (certificate) => namesLaboratory(certificate) && certificate.client !== null && !isMadeOutTo(certificate, vendor),
    )
      ? none
      : certificates(
          `Expected a laboratory's report with the client printed on it, who is not ${vendor.name} or an alias of it.`,
        ),

  outdated: (vendor, { staleMonths }) => {
    const named = vendor.certificates.filter(namesLaboratory);
    if (!named.some((certificate) => newestDay(certificate) !== ''))
      return certificates('Expected a dated report of a laboratory behind this coa_type.');
    return named.some((certificate) => !isOutdated(certificate, vendor, staleMonths))
      ? certificates(
          `Expected every report of a laboratory to be older than ${staleMonths} months at the audit, ${vendor.audited_at}; one is not.`,
        )
      : none;
  },

  manufacturer: (vendor) =>
    vendor.certificates.some(({ issuer }) => issuer === 'manufacturer')
      ? none
      : certificates('Expected a certificate whose "issuer" is "manufacturer" behind this coa_type.'),

  'in-house': (vendor) =>
    vendor.certificates.some(({ issuer }) => issuer === 'vendor')
      ? none
      : certificates('Expected a certificate whose "issuer" is "vendor" behind this coa_type.'),

  'not-seen': (vendor) =>
    vendor.certificates.length === 0
      ? none
      : certificates(
          'Expected no certificate that it still publishes: "not-seen" is for those that could not be seen. One that was taken down stays, with the day under "gone_since".',
        ),

  none: (vendor) =>
    vendor.certificates.length === 0
      ? none
      : certificates(
          'Expected no certificate that it still publishes: "none" is for a vendor that publishes and offers none. One that was taken down stays, with the day under "gone_since".',
        ),
};
