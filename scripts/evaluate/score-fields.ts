import { joinedName } from '../../src/coa/fields/text/names.ts';
import type { CheckReportWithEvidence, FieldReading } from '../../src/coa/report/report.ts';
import type { Compound } from '../../src/dataset/compound.ts';
import type { Laboratory } from '../../src/dataset/laboratory.ts';
import type { MadeLabel } from '../certificates/labels.ts';

/** Whether each labelled field was read as printed; a field that the page does not show is left out. */
export type FieldScore = Partial<Record<ScoredField, boolean>>;
/** The fields of a made certificate that are scored, as tables list them. */
export const SCORED_FIELDS = [
  'laboratory',
  'client',
  'batch',
  'compound',
  'purity',
  'mass',
  'content',
  'newest date',
  'report number',
  'key',
  'QR',
] as const;
/** One of them. */
export type ScoredField = (typeof SCORED_FIELDS)[number];

/** Whether a made page shows a certificate whose fields can be read at all. */
export function isReadable({ scenario }: Pick<MadeLabel, 'scenario'>): boolean {
  return scenario !== 'unreadable' && scenario !== 'not_certificate';
}

/** How many pages a field was read from exactly, of those that show it. */
export function shareRead(scores: readonly FieldScore[], field: ScoredField): { hits: number; n: number } {
  const scored = scores.filter((score) => score[field] !== undefined);
  return { hits: scored.filter((score) => score[field]).length, n: scored.length };
}

/** The records by which names that were read are known again. */
export interface Register {
  laboratories: readonly Laboratory[];
  compounds: readonly Compound[];
}

/** Made certificates print contents to 0.01 mg; a claim, a whole number, must not pass for the content it is near to. */
const CONTENT_PRINTED = 0.0051;

/** Scores the fields of a made certificate; edited fields are left out, since the label holds their old values. */
export function scoreMade(label: MadeLabel, report: CheckReportWithEvidence, register: Register): FieldScore {
  const { mass, qr } = label;
  const read = (name: string): FieldReading | undefined => report.evidence.fields.find((field) => field.field === name);
  const edited = new Set(label.tampered_fields ?? []);
  const untouched = (name: string): boolean =>
    ![...edited].some((field) => field.includes(name) || name.includes(field));
  const score: FieldScore = { laboratory: sameLaboratory(label.lab, report.lab_named, register.laboratories) };
  if (label.client !== null && untouched('client'))
    score.client = joinedName(report.client_field) === joinedName(label.client);
  if (label.batch !== null && untouched('batch'))
    score.batch = squeezed(read('batch')?.value) === squeezed(label.batch);
  if (label.sample !== null && untouched('sample'))
    score.compound = sameCompound(label.sample, String(read('sample')?.value ?? ''), register.compounds);
  if (label.purity !== null && untouched('purity')) score.purity = equalAsPrinted(read('purity'), label.purity);
  if (mass !== null && untouched('mass'))
    score.mass = report.evidence.fields.some((field) => field.field.startsWith('mass_') && equalAsPrinted(field, mass));
  if (label.content != null && untouched('content'))
    score.content = Math.abs(Number(read('content')?.value) - label.content) <= CONTENT_PRINTED;
  if (label.report_number !== null && untouched('report'))
    score['report number'] = squeezed(read('report_number')?.value) === squeezed(label.report_number);
  if (label.key !== null && label.qr !== null && untouched('key'))
    score.key = squeezed(read('key')?.value) === squeezed(label.key);
  if (qr !== null)
    score.QR = report.evidence.codes.some(
      (code) => code.text === qr.slice(0, code.text.length) && code.text.length >= Math.min(60, qr.length),
    );
  const newest = Object.values(label.dates).sort().at(-1);
  if (newest !== undefined && ![...edited].some((field) => /date|received|analysed|reported/.test(field))) {
    score['newest date'] =
      report.evidence.fields
        .filter((field) => field.field.startsWith('date_') && !field.field.startsWith('date_expiry'))
        .map((field) => String(field.value).split(' or '))
        .sort((a, b) => b.at(-1)!.localeCompare(a.at(-1)!))[0]
        ?.includes(newest) ?? false;
  }
  return score;
}

/** A laboratory's names are one another's equals; a page that names none must be read as naming none. */
export function sameLaboratory(wanted: string | null, got: string, laboratories: readonly Laboratory[]): boolean {
  if (wanted === null) return got === '' || laboratories.every((laboratory) => laboratory.name !== got);
  const entry = laboratories.find((laboratory) =>
    [laboratory.name, ...laboratory.aliases].some((name) => joinedName(name) === joinedName(wanted)),
  );
  return entry === undefined ? joinedName(got) === joinedName(wanted) : entry.name === got;
}

function sameCompound(wanted: string, got: string, compounds: readonly Compound[]): boolean {
  const named = compounds.filter((compound) =>
    [compound.name, ...compound.aliases].some((name) => name.toLowerCase() === wanted.toLowerCase()),
  );
  const plain = squeezed(got).toLowerCase();
  return [wanted, ...named.flatMap((compound) => [compound.name, ...compound.aliases])].some((name) =>
    plain.includes(squeezed(name).toLowerCase()),
  );
}

/** Whether a number was read, to the precision that was printed. */
export function equalAsPrinted(field: FieldReading | undefined, wanted: number): boolean {
  if (field === undefined || typeof field.value !== 'number') return false;
  const decimals = String(field.value).split('.')[1]?.length ?? 0;
  // Trailing zeros are printed but not kept in a number: one more decimal may have been shown.
  return Math.abs(field.value - wanted) <= 0.5 * 10 ** -decimals + 1e-6 || Math.abs(field.value - wanted) <= 0.0051;
}

function squeezed(value: unknown): string {
  return String(value ?? '').replace(/[\s#]+/g, '');
}
