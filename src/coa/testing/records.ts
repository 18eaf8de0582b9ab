import { VendorCertificate } from '../../dataset/vendor-certificate.ts';
import type { KnownVendor, RecordMark, RecordMatch } from '../records/records.ts';

/** A vendor of the test data. */
export function testVendor(name = 'Fenland Reagents', domain = 'fenlandreagents.example'): KnownVendor {
  return { id: name.toLowerCase().replaceAll(' ', '-'), name, aliases: [], domains: [domain] };
}

/** A certificate on record, confirmed by its laboratory, but for the values given. */
export function testRecord(replaced: Partial<VendorCertificate> = {}): VendorCertificate {
  return VendorCertificate.parse({
    id: '2026-05-bpc-157',
    laboratory: 'lab-one',
    laboratory_name: 'Lab One',
    report_number: 'R-35113',
    key: 'XA774ZLZMMTW',
    client: 'Fenland Reagents',
    product: 'BPC-157 5mg',
    compound: 'bpc-157',
    batch: 'FR-2605',
    received_on: '2026-05-11',
    analysed_on: '2026-05-13',
    reported_on: '2026-05-14',
    purity: 98.633,
    verification: { status: 'confirmed', verified_at: '2026-10-29' },
    sha256: 'a'.repeat(64),
    perceptual_hash: 'b2fcfa62221e6290',
    chromatogram_hash: null,
    published_at: 'https://fenlandreagents.example/certificates',
    captured_at: '2026-10-29',
    archive_url: null,
    ...replaced,
  });
}

/** A certificate on record that a page matches by these marks. */
export function testMatch(
  by: RecordMark[],
  replaced: Partial<VendorCertificate> = {},
  vendor = testVendor(),
): RecordMatch {
  return { vendor, certificate: testRecord(replaced), by };
}
