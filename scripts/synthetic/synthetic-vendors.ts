import { createHash } from 'node:crypto';
import type { Vendor } from '../../src/dataset/vendor/vendor.ts';

const FIRST = [
  'Ald',
  'Bar',
  'Cal',
  'Dun',
  'Esk',
  'Fen',
  'Gal',
  'Har',
  'Ive',
  'Kel',
  'Lam',
  'Mor',
  'Nor',
  'Oak',
  'Pen',
  'Rad',
  'Sel',
  'Tor',
  'Ure',
  'Wen',
];
const SECOND = [
  'borough',
  'brook',
  'combe',
  'dale',
  'field',
  'ford',
  'ham',
  'ley',
  'minster',
  'mouth',
  'port',
  'stead',
  'thorpe',
  'ton',
  'wick',
];
const KIND = ['Peptides', 'Research', 'Aminos', 'Molecular', 'Reagents', 'Bio', 'Sequence', 'Compounds'];

/**
 * Invented vendors for measurements: the given records over and over, each time under another name, domain, company
 * number, report numbers, hashes and rating. The same for the same number, whatever the machine.
 * @param certificates how many each vendor gets: those of its template over and over, so templates without any are passed
 *   over; as many as its template has when left out
 * @throws Error when there is no template.
 */
export function syntheticVendors(templates: readonly Vendor[], count: number, certificates?: number): Vendor[] {
  const usable = certificates === undefined ? templates : templates.filter((vendor) => vendor.certificates.length > 0);
  if (usable.length === 0) throw new Error('Expected at least one vendor to make others from.');
  return Array.from({ length: count }, (_, i) => syntheticVendor(usable[i % usable.length] as Vendor, i, certificates));
}

function syntheticVendor(template: Vendor, i: number, certificates: number | undefined): Vendor {
  const name = `${FIRST[i % FIRST.length]}${SECOND[Math.floor(i / FIRST.length) % SECOND.length]} ${KIND[Math.floor(i / (FIRST.length * SECOND.length)) % KIND.length]} ${i + 1}`;
  const id = name.toLowerCase().replaceAll(' ', '-');
  const domain = `${id}.example`;
  const vendor = JSON.parse(
    JSON.stringify(template)
      .replaceAll(template.domain, domain)
      .replaceAll(template.name, name)
      .replaceAll(JSON.stringify(template.id), JSON.stringify(id)),
  ) as Vendor;
  // A template may have more than one domain; a synthetic vendor has one, so that none belongs to two.
  vendor.domains = vendor.domains.filter((entry) => entry.domain === domain);
  vendor.aliases = [];
  vendor.company_number = vendor.company_number === null ? null : `ZZ${String(i).padStart(6, '0')}`;
  const own = vendor.certificates;
  if (certificates !== undefined)
    vendor.certificates = Array.from({ length: certificates }, (_, n) => ({
      ...structuredClone(own[n % own.length]!),
      id: `${own[n % own.length]?.id}-${n + 1}`,
    }));
  // Made certificates have names that no source lists one by one.
  if (certificates !== undefined) vendor.sources[0]?.supports.push('certificates');
  if (vendor.review_rating) vendor.review_rating.count += i % 97;
  for (const certificate of vendor.certificates) {
    const digest = createHash('sha256').update(`${id}/${certificate.id}`).digest('hex');
    certificate.sha256 = digest;
    certificate.perceptual_hash = digest.slice(0, 16);
    certificate.chromatogram_hash = digest.repeat(2);
    certificate.report_number &&= `S-${digest.slice(0, 8)}`;
    certificate.key &&= digest.slice(8, 20).toUpperCase();
  }
  return vendor;
}
