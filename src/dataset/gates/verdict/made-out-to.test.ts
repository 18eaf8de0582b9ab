import { describe, expect, it } from 'vitest';
import { testCertificate, testVendor } from '../../test-data.ts';
import { Vendor } from '../../vendor/vendor.ts';
import { isCurrent, isMadeOutTo, isOutdated, namesLaboratory } from './made-out-to.ts';

/** A vendor that was audited on 1 October 2026, and its certificate. */
const vendorWith = (certificate: object = {}, vendor: object = {}): Vendor =>
  Vendor.parse({
    ...testVendor(),
    audited_at: '2026-10-01',
    certificates: [{ ...testCertificate(), received_on: null, analysed_on: null, ...certificate }],
    ...vendor,
  });

describe('a certificate', () => {
  it('is made out to the vendor by its name, its legal name or an alias, and to nobody without a client', () => {
    const vendor = { name: 'Vendor One', legal_name: 'Vendor Holdings Ltd', aliases: ['V1 Peptides'] };
    for (const client of ['VENDOR ONE Limited', 'Vendor Holdings', 'V1 Peptides'])
      expect(isMadeOutTo({ client }, vendor), client).toBe(true);
    for (const client of ['Vendor', 'Limited', '', null])
      expect(isMadeOutTo({ client }, vendor), `${client}`).toBe(false);
    expect(isMadeOutTo({ client: 'Vendor Holdings' }, { ...vendor, legal_name: null })).toBe(false);
  });

  it('is outdated a day past the limit, or where it prints no day', () => {
    const outdated = (reported_on: string | null) => {
      const vendor = vendorWith({ reported_on });
      return isOutdated(vendor.certificates[0]!, vendor, 12);
    };
    expect(['2025-10-01', '2025-09-30', null].map(outdated)).toEqual([false, true, true]);
  });

  it('is current up to the day of the audit, and not where it is dated after it', () => {
    const current = (reported_on: string) => {
      const vendor = vendorWith({ reported_on });
      return isCurrent(vendor.certificates[0]!, vendor, 12);
    };
    expect(['2025-09-30', '2025-10-01', '2026-10-01', '2026-10-02'].map(current)).toEqual([false, true, true, false]);
  });

  it('names a laboratory by its record or its name, unless somebody else issued it', () => {
    const names = (certificate: object) => namesLaboratory(vendorWith(certificate).certificates[0]!);
    expect(names({ laboratory: null })).toBe(true);
    expect(names({ laboratory_name: null })).toBe(true);
    expect(names({ laboratory: null, laboratory_name: null })).toBe(false);
    expect(['laboratory', null].map((issuer) => names({ issuer }))).toEqual([true, true]);
    expect(['vendor', 'manufacturer'].map((issuer) => names({ issuer }))).toEqual([false, false]);
  });
});
