import { monthsBefore } from '../../months-before.ts';
import { companyKey } from '../../vendor/find-vendor.ts';
import type { Vendor } from '../../vendor/vendor.ts';
import { newestDay, type VendorCertificate } from '../../vendor-certificate.ts';

/** Whether a certificate is made out to the vendor: to its name, its name in the companies register, or an alias on record. */
export function isMadeOutTo(
  { client }: Pick<VendorCertificate, 'client'>,
  { name, legal_name, aliases }: Pick<Vendor, 'name' | 'legal_name' | 'aliases'>,
): boolean {
  const key = companyKey(client ?? '');
  return (
    key !== '' &&
    [name, ...(legal_name === null ? [] : [legal_name]), ...aliases].some((known) => companyKey(known) === key)
  );
}

/** Whether a laboratory is named on it, and neither vendor nor manufacturer issued it. */
export function namesLaboratory({ laboratory, laboratory_name, issuer }: VendorCertificate): boolean {
  return (laboratory !== null || laboratory_name !== null) && (issuer === null || issuer === 'laboratory');
}

/** Whether the newest day of a certificate lay past the stale limit at the audit; so it does where none is printed. */
export function isOutdated(certificate: VendorCertificate, { audited_at }: Vendor, staleMonths: number): boolean {
  return newestDay(certificate) < monthsBefore(audited_at, staleMonths);
}

/**
 * Whether a certificate was recent enough at the audit to say anything about what was sold then. One that prints a day
 * after the audit says nothing of its age.
 */
export function isCurrent(certificate: VendorCertificate, vendor: Vendor, staleMonths: number): boolean {
  return !isOutdated(certificate, vendor, staleMonths) && newestDay(certificate) <= vendor.audited_at;
}
