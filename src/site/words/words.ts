import type { Site } from '../../dataset/site.ts';
import type { CoaType } from '../../dataset/vendor/vendor.ts';
import type { LaboratoryCopy, VendorCertificate } from '../../dataset/vendor-certificate.ts';

/** Short names of the certificate types, for tables and lists; the meanings stand in the data set's schema. */
export const COA_TYPE_LABELS: Record<CoaType, string> = {
  'independent-own': 'Independent, its own',
  'independent-unverifiable': 'Independent, not verifiable',
  'another-client': 'Made out to another business',
  outdated: 'Out of date',
  manufacturer: 'From the manufacturer',
  'in-house': 'In-house',
  'not-seen': 'Not seen',
  none: 'None',
};

/** What the laboratory's own look-up said of a certificate. */
export const VERIFICATION_LABELS: Record<VendorCertificate['verification']['status'], string> = {
  confirmed: 'Confirmed by the laboratory',
  differs: 'The laboratory shows other values',
  'not-found': 'Not known to the laboratory',
  'no-look-up': 'No look-up exists',
  'not-tried': 'Not looked up',
};

/** What holding a certificate against the laboratory's own copy came to. */
export const COPY_LABELS: Record<LaboratoryCopy['result'], string> = {
  same: 'The same report',
  changed: 'The same report, with other values',
  another: 'Another report',
  'cannot-tell': 'Could not be told from it',
};

/** Names of the months, January first. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `2026-11-04` as "4 November 2026". */
export function dayText(day: string): string {
  const [year, month, date] = day.split('-');
  return `${Number(date)} ${MONTHS[Number(month) - 1]} ${year}`;
}

/** A text of a record with the days in it as people read them: records are written with `2026-11-04`. */
export function withDayTexts(text: string): string {
  return text.replace(/\b\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])\b(?![-/.]\w)/g, dayText);
}

/** Bytes as "4.4 MB". */
export function megabytesText(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** "1 vendor", "2 vendors" */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`;
}

/** The short name by which people know the data's licence: "CC BY 4.0" for the identifier `CC-BY-4.0`. */
export function licenceName({ dataset }: Site): string {
  return dataset.licence.id.replace(/^CC-/, 'CC ').replace(/-(?=[\d.]+$)/, ' ');
}
