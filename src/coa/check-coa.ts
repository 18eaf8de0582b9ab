import type { Compound } from '../dataset/compound.ts';
import type { Laboratory } from '../dataset/laboratory.ts';
import { BUDGETS } from './budgets.ts';
import type { Artifacts } from './checks/check.ts';
import pageNotACertificate from './checks/page/page-not-a-certificate.ts';
import { confirmFields, fieldsToReadTwice } from './fields/confirm-fields.ts';
import { type Fields, namedFields } from './fields/fields.ts';
import { placedFields, placedWords } from './forensics/glyphs/placed.ts';
import { amongFields, findLocalEdits } from './forensics/model/local-edits.ts';
import { roundBox } from './geometry/box.ts';
import { type Grey, releasePixels } from './image/grey.ts';
import { openPicture, type Timed } from './image/open-picture.ts';
import type { Word } from './layout/word.ts';
import { meanwhile } from './ocr/meanwhile.ts';
import type { TextReader } from './ocr/read-text.ts';
import { type PageReading, readPage } from './read-page.ts';
import { compareChromatogram } from './records/compare-chromatogram.ts';
import { type Fingerprint, findRecords } from './records/find-records.ts';
import { perceptualHash } from './records/perceptual-hash.ts';
import type { KnownVendor, RecordedCertificate } from './records/records.ts';
import { CANNOT_BE_CHECKED } from './report/cannot-be-checked.ts';
import { describeFile } from './report/describe-file.ts';
import type { CheckReportWithEvidence, FieldReading } from './report/report.ts';
import { toOutcome } from './report/to-outcome.ts';
import { type ReportContext, writeFlags, writePlainEnglish, writeWhatToDo } from './report/write-report.ts';
import { confidenceOf } from './verdict/confidence.ts';
import { decide } from './verdict/decide.ts';
import { type CheckResult, fieldsToConfirm, holdToTwoReadings, joinDoubts, runChecks } from './verdict/run-checks.ts';
import { bounded } from './words/quote.ts';

export type { KnownVendor } from './records/records.ts';

/** What the check knows besides the picture. The core has no clock and no network: `today` arrives here. */
export interface CheckContext {
  /** `YYYY-MM-DD`, UTC. */
  today: string;
  /** Id of the partner laboratory. */
  partnerLaboratory: string;
  /** Months after which a report is stale. */
  staleMonths: number;
  laboratories: readonly Laboratory[];
  compounds: readonly Compound[];
  vendors: readonly KnownVendor[];
  /** Certificates that vendors published, as the audits recorded them. */
  records: readonly RecordedCertificate[];
  reader: TextReader;
}

/** What is sent to be checked. */
export interface CheckedFile {
  /** A picture, or a PDF. */
  picture: Uint8Array;
  /** Media type under which it was sent, if any; it is compared, never believed. */
  declaredType?: string | null;
  /** Host of the vendor who shows it; null when none was named. */
  vendor: string | null;
}

/**
 * Checks one picture of a certificate, or a PDF: opens, prepares and reads it, finds its fields, runs the checks, reads
 * again whatever an accusation would rest on, and decides.
 * @throws CheckError when the picture cannot be checked (unsupported, too large, undecodable, reader unavailable).
 */
export async function checkCoa(request: CheckedFile, context: CheckContext): Promise<CheckReportWithEvidence> {
  const timings: Record<string, number> = {};
  const timed: Timed = async (stage, work) => {
    const start = performance.now();
    const result = await work();
    timings[stage] = (timings[stage] ?? 0) + Math.round(performance.now() - start);
    return result;
  };
  const started = performance.now();
  const {
    prepared,
    words,
    cutShort,
    codes,
    fields: readOnce,
    container,
    picture,
  } = await readBestPage(request, context, timed);
  // Reading again settles what the fields say; where they stand, which is all that is compared, is known.
  const [localEdits, confirmed] = await Promise.all([
    meanwhile(() =>
      timed('compare fields', () =>
        findLocalEdits(
          picture,
          prepared.steps.includes('perspective'),
          placedWords({ words, prepared }),
          placedFields(namedFields(readOnce)),
        ),
      ),
    ),
    timed('confirm', () => confirmFields(readOnce, fieldsToReadTwice(readOnce), prepared, context.reader)),
  ]);
  const artifacts: Artifacts = {
    fields: confirmed,
    localEdits: localEdits === null ? null : amongFields(localEdits, confirmed),
    container,
    reading: { words: words.length, confidence: medianConfidence(words), cutShort },
    today: context.today,
    vendor: request.vendor,
    vendors: context.vendors,
    onRecord: findRecords(confirmed, await fingerprintOf(request.picture, prepared.grey), context.records),
    chromatogram: await timed('chromatogram', () => compareChromatogram(prepared, context.records)),
    hasRecords: context.records.length > 0,
    laboratories: context.laboratories,
    partnerLaboratory: context.partnerLaboratory,
    staleMonths: context.staleMonths,
  };
  const { results, fields } = await timed('checks', () =>
    runTwice(artifacts, (known, names) => confirmFields(known, names, prepared, context.reader)),
  );
  releasePixels(picture.rgba, prepared.grey.data, prepared.page.data);
  const decision = decide(results, fields.laboratory, context.partnerLaboratory);
  timings.total = Math.round(performance.now() - started);

  const partner = context.laboratories.find((laboratory) => laboratory.id === context.partnerLaboratory);
  const writing: ReportContext = {
    decision,
    results,
    fields,
    vendor: request.vendor,
    partnerName: partner?.name ?? context.partnerLaboratory,
    staleMonths: context.staleMonths,
    today: context.today,
  };
  const { green, red } = writeFlags(results);
  const readable = !decision.because.includes('too-little-read');
  return {
    verdict: decision.verdict,
    confidence: confidenceOf(decision.verdict, results, artifacts.reading),
    lab_named: readable ? bounded(fields.laboratory?.name ?? '') : '',
    client_field: readable ? bounded(fields.client?.value ?? '') : '',
    green_flags: readable ? green : [],
    red_flags: red,
    plain_english: writePlainEnglish(writing),
    what_to_do: writeWhatToDo(writing),
    evidence: {
      page: {
        width: picture.width,
        height: picture.height,
        format: picture.format,
        words: words.length,
        reading_confidence: artifacts.reading.confidence,
      },
      fields: readings(fields),
      file: describeFile(container),
      codes: (codes ?? []).map((code) => ({ format: code.format, text: bounded(code.text), box: roundBox(code.box) })),
      checks: results
        .map((result) => toOutcome(result, fields))
        .map((outcome) => (readable || outcome.outcome !== 'pass' ? outcome : { ...outcome, flag: null })),
      checked: results
        .filter(({ finding }) => finding !== null && finding.outcome !== 'not-applicable')
        .map(({ check, finding }) => `${check.title}: ${finding!.why}`),
      cannot_be_checked: [
        ...results
          .filter(({ finding }) => finding === null || finding.outcome === 'not-applicable')
          .map(({ check, finding }) => `${check.title}: ${finding?.why ?? 'the check failed.'}`),
        ...(container.pdf !== null && container.pdf.pages > 1
          ? ['Pages of the PDF other than the one that was read.']
          : []),
        ...(codes === null ? ['QR codes and barcodes: they could not be looked for this time.'] : []),
        ...CANNOT_BE_CHECKED,
      ],
      timings,
    },
  };
}

/** Reads the first page; of a PDF also the next ones, until one is a certificate. */
async function readBestPage(request: CheckedFile, context: CheckContext, timed: Timed): Promise<PageReading> {
  const file = { picture: request.picture, declaredType: request.declaredType ?? null };
  const first = await readPage(await openPicture(file, 0, timed), context, timed);
  const pages = Math.min(first.container.pdf?.pages ?? 1, BUDGETS.pdfPages);
  for (let page = 0, reading = first; page < pages; page++) {
    if (page > 0) reading = await readPage(await openPicture(file, page, timed), context, timed);
    if (pageNotACertificate.run(reading).outcome === 'pass' || reading.cutShort) return reading;
  }
  return first;
}

/** Runs the checks, reads again what decisive findings rest on, and runs them once more on what is known then. */
async function runTwice(
  artifacts: Artifacts,
  confirm: (fields: Fields, names: string[]) => Promise<Fields>,
): Promise<{ results: CheckResult[]; fields: Fields }> {
  let { fields } = artifacts;
  let results = joinDoubts(runChecks(artifacts));
  for (let round = 0; round < 2; round++) {
    const unconfirmed = fieldsToConfirm(results, fields);
    if (unconfirmed.length === 0) break;
    fields = await confirm(fields, unconfirmed);
    results = joinDoubts(runChecks({ ...artifacts, fields }));
  }
  return { results: holdToTwoReadings(results, fields), fields };
}

async function fingerprintOf(file: Uint8Array, grey: Grey): Promise<Fingerprint> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', file as BufferSource));
  const sha256 = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { sha256, perceptualHash: perceptualHash(grey) };
}

function medianConfidence(words: readonly Word[]): number {
  if (words.length === 0) return 0;
  const sorted = words.map((word) => word.confidence).sort((a, b) => a - b);
  return Math.round(sorted[sorted.length >> 1]! * 100) / 100;
}

function readings(fields: Fields): FieldReading[] {
  return [...namedFields(fields)].map(([field, reading]) => ({
    field,
    text: bounded(reading.text),
    value:
      typeof reading.value === 'number'
        ? reading.value
        : bounded(Array.isArray(reading.value) ? reading.value.join(' or ') : String(reading.value)),
    confidence: Math.round(Math.min(1, Math.max(0, reading.confidence)) * 100) / 100,
    box: reading.box === null ? null : roundBox(reading.box),
    label: bounded(reading.label),
    readings: reading.readings,
  }));
}
