import type { CheckReportWithEvidence } from '../../../src/coa/report/report.ts';
import type { Compound } from '../../../src/dataset/compound.ts';
import type { Laboratory } from '../../../src/dataset/laboratory.ts';
import { Day } from '../../../src/dataset/source.ts';
import { nameKey } from '../../../src/dataset/vendor/find-vendor.ts';
import type { UnconfirmedCertificate } from '../../../src/dataset/vendor/unconfirmed-certificate.ts';

/** What is known of a certificate besides the reading of its picture. */
export interface Seen {
  /** Name of the file, without its folder. */
  file: string;
  sha256: string;
  perceptual_hash: string;
  chromatogram_hash: string | null;
  /** Where it was published; null when at no address. */
  url: string | null;
  archive: string | null;
  captured_at: string;
  checked_at: string;
}

const LONGEST_TEXT = 500;

/**
 * A certificate as the checker read it, for the auditor to compare with the page. What was not read is null; nothing is
 * guessed.
 * @param takenIds ids of certificates that the vendor has already
 */
export function certificateFromReading(
  report: CheckReportWithEvidence,
  seen: Seen,
  registers: { laboratories: readonly Laboratory[]; compounds: readonly Compound[] },
  takenIds: ReadonlySet<string>,
): UnconfirmedCertificate {
  const read = new Map(report.evidence.fields.map((field) => [field.field, field]));
  const text = (field: string, longest: number) => {
    const value = read.get(field)?.value;
    return value === undefined || value === null || String(value).trim() === ''
      ? null
      : String(value).trim().slice(0, longest);
  };
  const day = (field: string) => {
    const value = text(field, 60);
    // Day and month that can be told either way read "… or …": that is no day.
    return Day.safeParse(value).success ? value : null;
  };
  const laboratoryName = text('laboratory', 120);
  const product = text('sample', 120);
  const purity = read.get('purity')?.value;
  const dates = {
    received_on: day('date_received'),
    analysed_on: day('date_analysed'),
    reported_on: day('date_reported'),
  };
  const newest =
    [dates.reported_on, dates.analysed_on, dates.received_on].find((found) => found !== null) ?? seen.captured_at;
  return {
    id: freeId(`${newest.slice(0, 7)}-${slug(product ?? 'certificate')}`, takenIds),
    laboratory: named(registers.laboratories, laboratoryName),
    laboratory_name: laboratoryName,
    report_number: text('report_number', 60),
    key: text('key', 60),
    client: text('client', 120),
    product,
    compound:
      product === null
        ? null
        : named(registers.compounds, product.replace(/\s*\d+([.,]\d+)?\s*(mg|mcg|µg|g|iu|ml)\b.*$/i, '')),
    batch: text('batch', 60),
    ...dates,
    purity: typeof purity === 'number' && purity >= 0 && purity <= 100 ? purity : null,
    verification: { status: 'not-tried', verified_at: null, look_up: null },
    issuer: null,
    strength: null,
    content: null,
    purities: [],
    endotoxin: null,
    metals: null,
    sterility: null,
    page: null,
    further_pages: [],
    page_sha256: null,
    code_url: null,
    sha256: seen.sha256,
    perceptual_hash: seen.perceptual_hash,
    chromatogram_hash: seen.chromatogram_hash,
    published_at: seen.url,
    captured_at: seen.captured_at,
    archive_url: seen.archive,
    reading: asChecked(report, seen),
  };
}

/** What the checker said, kept until somebody confirmed it. */
function asChecked(report: CheckReportWithEvidence, seen: Seen): UnconfirmedCertificate['reading'] {
  return {
    file: seen.file.slice(0, 255),
    checked_at: seen.checked_at,
    verdict: report.verdict,
    confidence: report.confidence,
    red_flags: report.red_flags.map((flag) => flag.slice(0, 1000)),
    fields: report.evidence.fields.map(({ field, text, confidence }) => ({
      field,
      text: text.slice(0, LONGEST_TEXT),
      confidence,
    })),
  };
}

/** Id of the one record of that name; null when there is none, or more than one. */
function named(
  records: readonly { id: string; name: string; aliases: readonly string[] }[],
  name: string | null,
): string | null {
  const key = nameKey(name ?? '');
  const found =
    key === ''
      ? []
      : records.filter((record) => [record.name, ...record.aliases].some((known) => nameKey(known) === key));
  return found.length === 1 ? (found[0]?.id ?? null) : null;
}

function slug(text: string): string {
  return (
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 40)
      .replace(/-+$/, '') || 'certificate'
  );
}

function freeId(id: string, taken: ReadonlySet<string>): string {
  if (!taken.has(id)) return id;
  let n = 2;
  while (taken.has(`${id}-${n}`)) n += 1;
  return `${id}-${n}`;
}
