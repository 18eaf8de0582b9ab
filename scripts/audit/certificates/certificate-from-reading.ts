import type { CheckReportWithEvidence } from '../../../src/coa/report/report.ts';
import type { Compound } from '../../../src/dataset/compound.ts';
import type { Laboratory } from '../../../src/dataset/laboratory.ts';
import { isNamed } from '../../../src/dataset/vendor/find-vendor.ts';
import type { UnconfirmedCertificate } from '../../../src/dataset/vendor/unconfirmed-certificate.ts';
import { slug } from '../slug.ts';
import type { FurtherField, FurtherResult } from './further-results.ts';
import type { LabelledIdentifier } from './labelled-identifiers.ts';
import type { PageHashes } from './read-file.ts';
import { settleAmount } from './settle-amount.ts';
import { daysIn, settleDays } from './settle-days.ts';
import { settleProduct, withoutStrength } from './settle-product.ts';

/** What is known of a certificate besides the reading of its picture. */
export interface Seen {
  /** Name of the file, without its folder. */
  file: string;
  sha256: string;
  hashes: PageHashes;
  further: readonly FurtherResult[];
  identifiers: readonly LabelledIdentifier[];
  page: number | null;
  further_pages: number[];
  /** Whether the words of the page come from the text layer of a PDF. */
  layered: boolean;
  /** Where the file lies. */
  path: string;
  /** Where it was published; null when at no address. */
  url: string | null;
  archive: string | null;
  captured_at: string;
  checked_at: string;
}

const LONGEST_TEXT = 500;
/** As the schema of a certificate has it. */
const LONGEST_RESULT = 120;

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
  const laboratoryName = text('laboratory', 120);
  const sample = text('sample', 120);
  const product = sample === null ? null : settleProduct(sample, registers.compounds);
  const purity = read.get('purity')?.value;
  const laboratory = named(registers.laboratories, laboratoryName);
  const late = registers.laboratories
    .find(({ id }) => id === laboratory)
    ?.habits.some(({ habit }) => habit === 'analysed-before-received');
  const days = (field: string) => daysIn(read.get(field)?.value ?? null);
  const settled = settleDays(
    { received: days('date_received'), analysed: days('date_analysed'), reported: days('date_reported') },
    seen.captured_at,
    late !== true,
  );
  const dates = { received_on: settled.received, analysed_on: settled.analysed, reported_on: settled.reported };
  const newest =
    [dates.reported_on, dates.analysed_on, dates.received_on].find((found) => found !== null) ?? seen.captured_at;
  return {
    id: freeId(`${newest.slice(0, 7)}-${slug(product ?? '') || 'certificate'}`, takenIds),
    laboratory,
    laboratory_name: laboratoryName,
    report_number: text('report_number', 60) ?? identifierText(seen, 'report_number'),
    key: text('key', 60) ?? identifierText(seen, 'key'),
    client: text('client', 120),
    product,
    compound: product === null ? null : named(registers.compounds, withoutStrength(product)),
    batch: text('batch', 60),
    ...dates,
    purity: typeof purity === 'number' && purity >= 0 && purity <= 100 ? purity : null,
    verification: { status: 'not-tried', verified_at: null, look_up: null, copy: null },
    // Who issued a sheet that only quotes a laboratory is for the auditor to say.
    issuer: laboratoryName === null || report.verdict === 'self-made' ? null : 'laboratory',
    strength: settleAmount(read.get('label_claim')?.text ?? null) ?? settleAmount(strengthIn(product)),
    content: settleAmount(read.get('content')?.text ?? null),
    purities: [],
    endotoxin: furtherText(seen, 'endotoxin'),
    metals: furtherText(seen, 'metals'),
    sterility: furtherText(seen, 'sterility'),
    page: seen.page,
    further_pages: seen.further_pages,
    page_sha256: seen.hashes.page_sha256,
    code_url: report.evidence.codes.map((code) => code.text).find((code) => /^https?:\/\/\S+$/.test(code)) ?? null,
    copies: [],
    confirmed: null,
    gone_since: null,
    sha256: seen.sha256,
    perceptual_hash: seen.hashes.perceptual_hash,
    chromatogram_hash: seen.hashes.chromatogram_hash,
    published_at: seen.url,
    captured_at: seen.captured_at,
    archive_url: seen.archive,
    reading: asChecked(report, seen, product, sample),
  };
}

/** What the checker said, kept until somebody confirmed it. */
function asChecked(
  report: CheckReportWithEvidence,
  seen: Seen,
  product: string | null,
  sample: string | null,
): UnconfirmedCertificate['reading'] {
  return {
    file: seen.file.slice(0, 255),
    checked_at: seen.checked_at,
    verdict: report.verdict,
    confidence: report.confidence,
    red_flags: report.red_flags.map((flag) => flag.slice(0, 1000)),
    path: seen.path,
    fields: [
      ...report.evidence.fields.map(({ field, text, value, confidence, box, readings }) => ({
        field,
        text: text.slice(0, LONGEST_TEXT),
        confidence,
        box,
        settled: seen.layered
          ? ('text-layer' as const)
          : readings > 1
            ? ('two-readings' as const)
            : daysIn(value).length > 1
              ? ('other-dates' as const)
              : field === 'sample' && product !== sample
                ? ('known-name' as const)
                : null,
      })),
      ...[...seen.further, ...seen.identifiers].map((found) => ({
        ...found,
        settled: seen.layered ? ('text-layer' as const) : null,
      })),
    ],
  };
}

/** A result as the record takes it: a line too long for one is no result. */
function furtherText({ further }: Seen, field: FurtherField): string | null {
  const text = further.find((found) => found.field === field)?.text ?? null;
  return text === null || text.length > LONGEST_RESULT ? null : text;
}

function identifierText({ identifiers }: Seen, field: LabelledIdentifier['field']): string | null {
  return identifiers.find((found) => found.field === field)?.text ?? null;
}

/** A strength within the name of a product. */
const strengthIn = (product: string | null) => /\d+(?:[.,]\d+)?\s*(?:mg|mcg|µg|iu)\b/i.exec(product ?? '')?.[0] ?? null;

/** Id of the one record of that name; null when there is none, or more than one. */
export function named(
  records: readonly { id: string; name: string; aliases: readonly string[] }[],
  name: string | null,
): string | null {
  const found = records.filter((record) => isNamed(record, name ?? ''));
  return found.length === 1 ? (found[0]?.id ?? null) : null;
}

function freeId(id: string, taken: ReadonlySet<string>): string {
  if (!taken.has(id)) return id;
  let n = 2;
  while (taken.has(`${id}-${n}`)) n += 1;
  return `${id}-${n}`;
}
