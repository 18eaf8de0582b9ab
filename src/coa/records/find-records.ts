import type { VendorCertificate } from '../../dataset/vendor-certificate.ts';
import type { Fields } from '../fields/fields.ts';
import { plainIdentifier } from '../fields/text/letter-shapes.ts';
import type { Fingerprint } from './fingerprint.ts';
import { hashDistance, SAME_PAGE } from './perceptual-hash.ts';
import type { RecordedCertificate, RecordMark, RecordMatch } from './records.ts';

/** Shorter identifiers are shared by chance. */
const SHORTEST = 5;

/** Every certificate on record that has the page's file, key, report number at the same laboratory, or look and content. */
export function findRecords(
  fields: Fields,
  fingerprint: Fingerprint,
  records: readonly RecordedCertificate[],
): RecordMatch[] {
  const laboratory = fields.laboratory?.laboratory?.id ?? null;
  const plain = (field: { value: string } | null): string => (field === null ? '' : plainIdentifier(field.value));
  const [key, number, batch] = [plain(fields.key), plain(fields.reportNumber), plain(fields.batch)];
  const dates = fields.dates.flatMap((date) => date.value);
  return records.flatMap(({ vendor, certificate }) => {
    const same = (printed: string, recorded: string | null): boolean =>
      recorded !== null && printed.length >= SHORTEST && printed === plainIdentifier(recorded);
    const by: RecordMark[] = [];
    if (certificate.sha256 === fingerprint.sha256) by.push('file');
    if (same(key, certificate.key)) by.push('key');
    // Running numbers are short enough to meet by chance: something else must agree.
    const agrees =
      same(batch, certificate.batch) ||
      fields.purity?.value === certificate.purity ||
      dates.some((day) => days(certificate).includes(day));
    if (
      laboratory !== null &&
      laboratory === certificate.laboratory &&
      same(number, certificate.report_number) &&
      agrees
    )
      by.push('report_number');
    const looksAlike =
      certificate.perceptual_hash !== null &&
      hashDistance(certificate.perceptual_hash, fingerprint.perceptualHash) <= SAME_PAGE;
    if (
      by.length === 0 &&
      looksAlike &&
      same(batch, certificate.batch) &&
      fields.purity !== null &&
      fields.purity.value === certificate.purity
    )
      by.push('look');
    return by.length === 0 ? [] : [{ vendor, certificate, by }];
  });
}

function days(certificate: VendorCertificate): (string | null)[] {
  return [certificate.received_on, certificate.analysed_on, certificate.reported_on];
}
