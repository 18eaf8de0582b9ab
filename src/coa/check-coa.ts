import { BUDGETS } from './budgets.ts';
import type { Artifacts, Untimely } from './checks/check.ts';
import type { CheckContext } from './context.ts';
import { confirmFields, confirmRead } from './fields/confirm-fields.ts';
import { noteCutAtEdge } from './fields/cut-at-edge.ts';
import { bareHost, isOneOf } from './fields/extract/parties/find-hosts.ts';
import { hostsOfCodes } from './fields/extract/parties/find-page-hosts.ts';
import { type Fields, namedFields } from './fields/fields.ts';
import { expectedCode } from './forensics/codes/small/expected-code.ts';
import { type RecognisedCode, recogniseCode } from './forensics/codes/small/recognise-code.ts';
import {
  type CompressionHistory,
  codePlaced,
  compareCompression,
  stillAmong,
} from './forensics/compression/compare-compression.ts';
import { measureWords, type PlacedWord } from './forensics/features/measured-word.ts';
import { placedFields, placedWords } from './forensics/glyphs/placed.ts';
import { markOf, type OtherCode } from './forensics/layouts/code-mark.ts';
import type { Layout } from './forensics/layouts/layout.ts';
import { placesToRead, withFieldsByPlace } from './forensics/layouts/places/fields-by-place.ts';
import { printedDates } from './forensics/layouts/printed-dates.ts';
import { alwaysRepeated } from './forensics/layouts/repeated-value.ts';
import { amongFields } from './forensics/model/local-edits/among-fields.ts';
import { findLocalEdits } from './forensics/model/local-edits/find-local-edits.ts';
import type { LocalEdits } from './forensics/model/local-edits/local-edits.ts';
import { type GoOn, heldTo, OutOfTime } from './forensics/out-of-time.ts';
import { spelledByLetters } from './forensics/spelling/spell-by-letters.ts';
import { greyOf } from './image/grey.ts';
import type { Timed } from './image/open-picture.ts';
import { medianConfidence } from './layout/word.ts';
import { holdToTime } from './ocr/hold-to-time.ts';
import { noteCutShort } from './ocr/note-cut-short.ts';
import type { Code } from './ocr/read-codes.ts';
import type { TextReader } from './ocr/text-reader.ts';
import { readAtPlaces } from './read-at-places.ts';
import { type CheckedFile, readBestPage } from './read-best-page.ts';
import { readElsewhere } from './read-elsewhere.ts';
import { type PageReading, releasePage } from './read-page.ts';
import { compareChromatogram } from './records/compare-chromatogram.ts';
import { findRecords } from './records/find-records.ts';
import { fingerprintOf } from './records/fingerprint.ts';
import { assembleReport } from './report/assemble-report.ts';
import type { CheckReportWithEvidence } from './report/report.ts';
import { startStopwatch } from './stopwatch.ts';
import { afterMessagesSent } from './threads/after-messages-sent.ts';
import { type Confirm, judge } from './verdict/judge.ts';

/**
 * Checks one picture of a certificate, or a PDF: opens, prepares and reads it, finds its fields, reads the weakest again
 * while the pixels of all are compared, runs the checks, reads again whatever they would hold against it, decides, and
 * reports. The page and its fields go through these states: `read` as it was read; `found` with what stands at its laboratory's places;
 * `page` with what is cut off noted; `confirmed` once the weakest fields are read again; `spelled` by the letters of the numbers; and
 * `fields` with what a small code says.
 * @param onRead is handed the page and its fields before the memory of its pixels is given back.
 * @throws CheckError when the picture cannot be checked (unsupported, too large, undecodable, reader unavailable).
 */
export async function checkCoa(
  request: CheckedFile,
  given: CheckContext,
  onRead?: (page: PageReading, fields: Fields) => void,
): Promise<CheckReportWithEvidence> {
  const { timed, elapsed, read: readTimings } = startStopwatch(given.now);
  const { readingEndsMilliseconds: ends = BUDGETS.readingEndsMilliseconds } = given;
  const left = (): number => ends - elapsed();
  const assess = assessing(() => left() + BUDGETS.compareMilliseconds);
  const { reader, wasCutShort } = noteCutShort(holdToTime(given.reader, left));
  const context = { ...given, reader: holdToTime(given.reader, () => left() - BUDGETS.confirmMilliseconds) };
  const read = await readBestPage(request, context, timed, elapsed);

  const placed = placedWords(read);
  const laboratory = read.fields.laboratory?.laboratory?.id;
  const layout = context.layouts.find((learned) => learned.laboratory === laboratory) ?? null;
  const atPlaces = noteCutShort(context.reader);
  const found = await fieldsByPlace(read, placed, layout, atPlaces.reader, timed, assess);
  const page = { ...read, fields: noteCutAtEdge(found, read.picture.width) };
  const hadTime = (): boolean => !wasCutShort() && !page.secondLookCutShort && !atPlaces.wasCutShort();
  const confirm: Confirm = (fields, names) => confirmFields(fields, names, page.prepared, reader);
  // Reading again settles what the fields say; where they stand, which is all that is compared, is known.
  const [{ edits, compression }, confirmed] = await Promise.all([
    afterMessagesSent(() => timed('compare fields', () => compareFields(page, placed, layout, assess))),
    timed('confirm', () => confirmRead(page.fields, page.prepared, reader)),
  ]);
  const spelled =
    assess('the letters of the numbers', () => spelledByLetters(confirmed, page.picture, placed, page.codes ?? [])) ??
    confirmed;
  const recognised = left() > 0 ? await timed('codes', () => recogniseSmallCode(page, spelled)) : null;
  const { codes, fields } = withCode(page.codes, spelled, recognised);
  const repeats = { learned: alwaysRepeated(layout?.repeats ?? {}), words: placed };
  const records = await compareWithRecords(request.picture, page, fields, context, timed, assess);
  const artifacts: Artifacts = {
    fields,
    localEdits: edits === null ? null : amongFields(edits, fields),
    compression: compression === null ? null : stillAmong(compression, fields),
    outOfTime: assess.outOfTime,
    container: page.container,
    reading: { words: page.words.length, confidence: medianConfidence(page.words), cutShort: page.cutShort },
    codeMark: markOf(
      layout?.code ?? null,
      codes && {
        read: codes.length,
        others: codesOfOthers(fields),
        unreadable: page.unreadableCodes.length,
        isOfAnother: recognised !== null && recognised.text === null,
      },
      { picture: page.picture, words: placed },
    ),
    meltedCodes: page.meltedCodes,
    repeats,
    readElsewhere: await timed('confirm', () => readElsewhere(fields, repeats, page.prepared, reader)),
    timing: {
      intervals: layout?.intervals ?? [],
      sequences: layout?.sequences ?? [],
      printed: printedDates(layout),
    },
    ...records,
    today: context.today,
    vendor: request.vendor,
    vendors: context.vendors,
    laboratories: context.laboratories,
    compounds: context.compounds,
    partnerLaboratory: context.partnerLaboratory,
    staleMonths: context.staleMonths,
  };
  const judgement = await timed('checks', () => judge(artifacts, confirm, hadTime));
  onRead?.(page, judgement.fields);
  releasePage(page);
  // Last, so that they cost the page that is judged nothing.
  const { otherPagesEndMilliseconds: othersEnd = ends } = given;
  const leftForOthers = (): number => othersEnd - elapsed();
  const others = await page.nameOthers(holdToTime(given.reader, leftForOthers), leftForOthers);

  const partner = context.laboratories.find((laboratory) => laboratory.id === context.partnerLaboratory);
  return assembleReport({
    page: { ...page, others, codes, reading: artifacts.reading, placed },
    judgement,
    vendor: request.vendor,
    partnerName: partner?.name ?? context.partnerLaboratory,
    staleMonths: context.staleMonths,
    today: context.today,
    timings: readTimings(),
  });
}

/** Runs a comparison, and notes one that there was no time for. */
interface Assess {
  /** @returns null where there was no time, or the comparison says so itself. */
  <T>(what: Untimely, compare: (goOn: GoOn) => T): T | null;
  readonly outOfTime: Untimely[];
}

/** @param left milliseconds that are left for comparing. */
function assessing(left: () => number): Assess {
  const outOfTime: Untimely[] = [];
  const goOn = heldTo(left);
  const assess = <T>(what: Untimely, compare: (goOn: GoOn) => T): T | null => {
    try {
      goOn();
      return compare(goOn);
    } catch (cause) {
      if (!(cause instanceof OutOfTime)) throw cause;
      outOfTime.push(what);
      return null;
    }
  };
  return Object.assign(assess, { outOfTime });
}

/**
 * The code of a report whose laboratory's codes lead to a link of its own with the number or key, where the picture shows it too small to be
 * decoded; null where one was read, or the link is not known.
 */
function recogniseSmallCode({ picture, codes }: PageReading, fields: Fields): RecognisedCode | null {
  const laboratory = fields.laboratory?.laboratory;
  if (codes === null || fields.pageKind !== 'certificate' || fields.quotingPhrases.length > 0) return null;
  if (fields.hosts.some(({ fromCode, value }) => fromCode && isOneOf(value, laboratory?.hosts ?? []))) return null;
  const expected = expectedCode(laboratory, fields);
  return expected === null ? null : recogniseCode(greyOf(picture), expected);
}

/** The codes and fields of a page with what a small code says. */
function withCode(
  codes: readonly Code[] | null,
  fields: Fields,
  recognised: RecognisedCode | null,
): { codes: readonly Code[] | null; fields: Fields } {
  if (codes === null || recognised === null || recognised.text === null) return { codes, fields };
  const code: Code = { format: 'QRCode', text: recognised.text, box: recognised.box, compared: true };
  return { codes: [...codes, code], fields: { ...fields, hosts: [...hostsOfCodes([code]), ...fields.hosts] } };
}

/** The codes of a page that lead to somebody else's site than that of the laboratory named. */
export function codesOfOthers({ hosts, laboratory }: Fields): OtherCode[] {
  const known = laboratory?.laboratory?.hosts ?? [];
  return hosts.flatMap(({ value, box, fromCode }) =>
    fromCode && box !== null && !isOneOf(value, known) ? [{ host: bareHost(value), box }] : [],
  );
}

/**
 * The fields of a page with those that stand where its laboratory always sets them, read there once more where nothing was read; as they
 * are where reading was cut short.
 */
async function fieldsByPlace(
  { fields, picture, prepared, cutShort }: PageReading,
  placed: readonly PlacedWord[],
  layout: Layout | null,
  reader: TextReader,
  timed: Timed,
  assess: Assess,
): Promise<Fields> {
  const places = layout?.places ?? null;
  if (cutShort || places === null) return fields;
  const compared = await timed('compare fields', () =>
    assess('the fields with the places where the laboratory prints them', (goOn) => {
      const words = measureWords(picture, placed, { lightOnDark: true, goOn });
      const found = withFieldsByPlace(fields, words, placed, places);
      return { found, missing: placesToRead(found, words, placed, places) };
    }),
  );
  if (compared === null) return fields;
  return timed('look again', () => readAtPlaces(compared.found, compared.missing, prepared, reader));
}

/**
 * Compares the pixels of each field with those of its page, with how its laboratory sets it where that is known, and how often it
 * was compressed; null where too little can be compared. A page whose reading was cut short is not judged by a part of it.
 */
function compareFields(
  { picture, prepared, fields, codes, cutShort }: PageReading,
  words: readonly PlacedWord[],
  layout: Layout | null,
  assess: Assess,
): { edits: LocalEdits | null; compression: CompressionHistory | null } {
  if (cutShort) return { edits: null, compression: null };
  const placed = placedFields(namedFields(fields));
  return {
    edits: assess('the fields with the rest of the page', (goOn) =>
      findLocalEdits(picture, prepared.steps.includes('perspective'), words, placed, layout, goOn),
    ),
    compression: assess('how often each field was compressed', (goOn) =>
      compareCompression(picture, words, [...placed, ...(codes ?? []).map(codePlaced)], goOn),
    ),
  };
}

/** Compares the page and its chromatogram with the certificates on record. */
async function compareWithRecords(
  file: Uint8Array,
  { prepared }: PageReading,
  fields: Fields,
  { records }: CheckContext,
  timed: Timed,
  assess: Assess,
): Promise<Pick<Artifacts, 'onRecord' | 'chromatogram' | 'hasRecords'>> {
  return {
    onRecord: findRecords(fields, await fingerprintOf(file, prepared.grey), records),
    chromatogram:
      (await timed('chromatogram', () =>
        assess('the chromatogram with those on record', () => compareChromatogram(prepared, records)),
      )) ?? 'none-on-page',
    hasRecords: records.length > 0,
  };
}
