import { indexCompounds } from '../../../src/coa/fields/extract/sample/compounds/compound-index.ts';
import { withoutDose } from '../../../src/coa/fields/extract/sample/compounds/dose-in-name.ts';
import { matchCompound } from '../../../src/coa/fields/extract/sample/compounds/match-compound.ts';
import type { CheckOutcome, CheckReportWithEvidence, FieldReading } from '../../../src/coa/report/report.ts';
import type { Verdict } from '../../../src/coa/verdict/verdicts.ts';
import type { Compound } from '../../../src/dataset/compound.ts';
import { type ComparedField, isSame, type Known } from '../normal-forms.ts';
import { equalAsPrinted, type Register } from '../score-fields.ts';
import { registeredAs, sameName } from './families.ts';
import type { PageTruth } from './page-truth.ts';

/** The fields of a real page that are scored, as tables list them; in "number or key" either of the two will do. */
export const REAL_FIELDS = [
  'laboratory',
  'client',
  'product',
  'purity',
  'content',
  'batch',
  'report number',
  'key',
  'number or key',
  'newest date',
  'code',
] as const;
/** One of them. */
export type RealField = (typeof REAL_FIELDS)[number];

/** One labelled field: whether it was read as printed, with both for whoever looks into a miss. */
export interface Scored {
  right: boolean;
  wanted: string;
  read: string;
}

/** A name given as a fact in the answer that is not the one on the page. */
export interface WrongFact {
  what: 'laboratory' | 'client';
  wanted: string;
  given: string;
}

/** What became of one real page. */
export interface ScoredPage {
  truth: PageTruth;
  report: CheckReportWithEvidence;
  /** Whether the laboratory is on our list. */
  isRegistered: boolean;
  /** Labelled fields only; the laboratory is scored where it is on our list. */
  fields: Partial<Record<RealField, Scored>>;
  wrongFacts: WrongFact[];
  /** Checks that doubt the page itself, or accuse it; see `DESCRIBING`. */
  doubts: CheckOutcome[];
  milliseconds: number;
}

/** Checks that say what a page is, how old, or whose; failing them is no doubt about its being as it was issued. */
export const DESCRIBING: ReadonlySet<string> = new Set([
  'too-little-read',
  'reading-cut-short',
  'page-not-a-certificate',
  'laboratory-not-registered',
  'issued-by-seller',
  'client-not-vendor',
  'on-record-for-another-vendor',
  'report-out-of-date',
]);

/** Verdicts by which nothing is known against a laboratory's page, whatever its age and whoever shows it. */
const ISSUED: readonly Verdict[] = ['genuine-independent', 'real-lab-not-partnerlab', 'stale', 'borrowed'];

/**
 * Whether the verdict says what the page is; null where that is not known. Of an altered page "unclear" is right, too, where
 * something was seen against it; of an honest one only where it is incomplete, or of a laboratory that is not on our list.
 */
export function isAnsweredRightly({ truth, report, isRegistered, doubts }: ScoredPage): boolean | null {
  const { verdict } = report;
  if (truth.kind === 'honest')
    return verdict === 'unclear' ? !truth.complete || !isRegistered : ISSUED.includes(verdict);
  if (truth.kind === 'own') return verdict === 'self-made';
  if (truth.kind === 'altered' || truth.kind === 'edited')
    return verdict === 'fabricated' || (verdict === 'unclear' && doubts.length > 0);
  return null;
}

/** Compares an answer with what is known of its page. */
export function scoreRealPage(
  truth: PageTruth,
  report: CheckReportWithEvidence,
  register: Register,
  milliseconds: number,
): ScoredPage {
  const registered = truth.laboratory === null ? null : registeredAs(truth.laboratory, register.laboratories);
  const fields: ScoredPage['fields'] = {
    ...(registered !== null && {
      laboratory: {
        right: report.lab_named === registered.name,
        wanted: registered.name,
        read: report.lab_named,
      },
    }),
    ...scoreIdentifiers(truth, report),
    ...scoreSample(truth, report, register),
    ...scoreDatesAndCodes(truth, report),
  };
  return {
    truth,
    report,
    isRegistered: registered !== null,
    fields,
    wrongFacts: wrongFactsIn(truth, report, registered?.name ?? null),
    doubts: report.evidence.checks.filter(
      ({ id, outcome, severity }) =>
        outcome === 'fail' && (severity === 'doubt' || severity === 'decisive') && !DESCRIBING.has(id),
    ),
    milliseconds,
  };
}

function readAs(report: CheckReportWithEvidence, name: string): string {
  return String(field(report, name)?.value ?? '');
}

/** Client, batch, report number and key, of those that are known. */
function scoreIdentifiers(truth: PageTruth, report: CheckReportWithEvidence): ScoredPage['fields'] {
  const fields: ScoredPage['fields'] = {};
  const identifier = (name: RealField, compared: ComparedField, known: Known | null | undefined, got: string): void => {
    if (known != null) fields[name] = { right: isSame(compared, known, got), wanted: inWords(known), read: got };
  };
  identifier('client', 'client', truth.client, report.client_field);
  identifier('batch', 'batch', truth.batch, readAs(report, 'batch'));
  identifier('report number', 'report_number', truth.reportNumber, readAs(report, 'report_number'));
  identifier('key', 'key', truth.key, readAs(report, 'key'));
  const [number, key] = [fields['report number'], fields.key];
  if (number !== undefined || key !== undefined)
    fields['number or key'] = {
      right: number?.right === true || key?.right === true,
      wanted: [number?.wanted, key?.wanted].filter(Boolean).join(' / '),
      read: [number?.read, key?.read].filter(Boolean).join(' / '),
    };
  return fields;
}

/** What the sample is, how pure, and how much of it, of what is known. */
function scoreSample(
  { product, purity, content }: PageTruth,
  report: CheckReportWithEvidence,
  register: Register,
): ScoredPage['fields'] {
  const fields: ScoredPage['fields'] = {};
  if (product != null) {
    const got = [readAs(report, 'sample'), readAs(report, 'identified')];
    fields.product = {
      right: got.some((name) => isSameProduct(product, name, register.compounds)),
      wanted: product,
      read: got.filter(Boolean).join(' / '),
    };
  }
  if (purity != null)
    fields.purity = {
      right: equalAsPrinted(field(report, 'purity'), purity),
      wanted: String(purity),
      read: readAs(report, 'purity'),
    };
  const amounts = content == null ? [] : milligramsIn(content);
  if (content != null && amounts.length > 0)
    fields.content = {
      right: isAmongAmounts(Number(field(report, 'content')?.value ?? NaN), amounts),
      wanted: content,
      read: readAs(report, 'content'),
    };
  return fields;
}

/** The newest date, and whether a code was found, of what is known. */
function scoreDatesAndCodes({ newestDate, code }: PageTruth, report: CheckReportWithEvidence): ScoredPage['fields'] {
  const fields: ScoredPage['fields'] = {};
  if (newestDate != null) {
    const days = datesRead(report);
    fields['newest date'] = {
      right: isNewest(newestDate, days),
      wanted: newestDate.day,
      read: days.map(({ role, options }) => `${role} ${options.join(' or ')}`).join(', '),
    };
  }
  if (code === true)
    fields.code = {
      right: report.evidence.codes.length > 0,
      wanted: 'a code',
      read: report.evidence.codes.map(({ format }) => format).join(', '),
    };
  return fields;
}

/** Names given as facts that are not those on the page; where a page was looked at and names none, any name is wrong. */
function wrongFactsIn(
  truth: PageTruth,
  { lab_named, client_field }: CheckReportWithEvidence,
  registered: string | null,
): WrongFact[] {
  const facts: WrongFact[] = [];
  if (
    lab_named !== '' &&
    lab_named !== registered &&
    truth.kind !== 'unknown' &&
    !(truth.names ?? []).some((name) => sameName(name, lab_named))
  )
    facts.push({ what: 'laboratory', wanted: truth.names?.[0] ?? 'none', given: lab_named });
  const { client } = truth;
  if (client_field !== '' && client !== undefined && (client === null || !isSame('client', client, client_field)))
    facts.push({ what: 'client', wanted: client === null ? 'none' : inWords(client), given: client_field });
  return facts;
}

function inWords(known: Known): string {
  return 'text' in known ? known.text : `(kept as a hash, ${known.hash.slice(0, 8)}…)`;
}

function field(report: CheckReportWithEvidence, name: string): FieldReading | undefined {
  return report.evidence.fields.find((one) => one.field === name);
}

/** Whether a printed product was read: the same letters and digits but for the dose, or a name of the same compound. */
export function isSameProduct(wanted: string, got: string, compounds: readonly Compound[]): boolean {
  const plain = (text: string): string =>
    withoutDose(text)
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '');
  if (plain(got) === '') return false;
  if (plain(got).includes(plain(wanted)) && plain(wanted) !== '') return true;
  const index = indexCompounds(compounds);
  const [one, other] = [matchCompound(wanted, index), matchCompound(got, index)];
  return one !== null && other !== null && one.compounds.some((compound) => other.compounds.includes(compound));
}

/** Amounts in a printed content, in milligrams: "5.38, 5.69 mg" is two. Percentages beside them are left out. */
export function milligramsIn(content: string): number[] {
  const perMilligram: Readonly<Record<string, number>> = { g: 1000, mg: 1, mcg: 0.001, µg: 0.001, ug: 0.001 };
  const plain = content
    .replace(/\([^)]*%[^)]*\)/g, ' ')
    .replace(/\d[\d.,]*\s*%/g, ' ')
    // A decimal comma: "5,33 mg", "0,512 g"; three digits behind another are thousands.
    .replace(/(?<!\d)(0|\d+(?=,\d{1,2}(?!\d))),(?=\d)/g, '$1.');
  const units = [...plain.matchAll(/(?<![a-z])(mcg|mg|µg|ug|g)(?![a-z])/gi)].map(([unit]) => unit.toLowerCase());
  // Units of activity are no milligrams.
  if (units.length === 0 && /\bIU\b/i.test(plain)) return [];
  const unit = perMilligram[units[0] ?? 'mg']!;
  return [...plain.matchAll(/(?<![\w.-])(\d[\d,]*(?:\.\d+)?)(?=\s*(?:,|;|$|mcg|mg|µg|ug|g\b))/gi)]
    .map(([number]) => Number(number.replace(/,(?=\d{3}\b)/g, '').replace(/,$/, '')) * unit)
    .filter((amount) => Number.isFinite(amount) && amount > 0);
}

/** Least difference in milligrams that counts, and least share of the amount: figures are printed to 0.01 mg. */
const CONTENT_PRINTED = 0.0051;
const CONTENT_SHARE = 0.0006;

/** Whether an amount is one of those printed, their sum or their mean: pages differ in which one is called the content. */
function isAmongAmounts(got: number, amounts: readonly number[]): boolean {
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  return [...amounts, sum, sum / amounts.length].some(
    (amount) => Math.abs(got - amount) <= Math.max(Math.min(CONTENT_PRINTED, amount * 0.01), amount * CONTENT_SHARE),
  );
}

interface DateRead {
  role: string;
  /** The ways in which it may be told. */
  options: string[];
}

/** Days read; those of expiry and making are not the page's own. */
function datesRead(report: CheckReportWithEvidence): DateRead[] {
  return report.evidence.fields
    .filter(({ field: name }) => name.startsWith('date_') && !/^date_(?:expiry|manufactured)/.test(name))
    .map(({ field: name, value }) => ({
      role: name.replace(/^date_|\d+$/g, ''),
      options: String(value).split(' or '),
    }));
}

/** Whether the newest day was read, and none that must be newer; a day known only as that of the report may be followed by a signature's. */
function isNewest(
  { day, ambiguous, reported }: NonNullable<PageTruth['newestDate']>,
  read: readonly DateRead[],
): boolean {
  const [year, month, date] = day.split('-');
  const wanted = ambiguous && Number(date) <= 12 ? [day, `${year}-${date}-${month}`] : [day];
  return wanted.some(
    (one) =>
      (reported && read.some(({ role, options }) => role === 'reported' && options.includes(one))) ||
      (read.some(({ options }) => options.includes(one)) &&
        read.every(({ options }) => options.some((option) => option <= one))),
  );
}
