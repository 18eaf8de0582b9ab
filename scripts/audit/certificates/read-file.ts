import { createHash } from 'node:crypto';
import { OFFLINE } from '../../../src/coa/budgets.ts';
import { checkCoa } from '../../../src/coa/check-coa.ts';
import type { CheckContext } from '../../../src/coa/context.ts';
import { CheckError } from '../../../src/coa/errors.ts';
import { findTrace } from '../../../src/coa/forensics/chromatogram/find-trace.ts';
import type { Picture } from '../../../src/coa/image/decode/decode-picture.ts';
import { greyOf } from '../../../src/coa/image/grey.ts';
import { openPicture, untimed } from '../../../src/coa/image/open-picture.ts';
import { preparePage } from '../../../src/coa/image/prepare/prepare-page.ts';
import { chromatogramHash } from '../../../src/coa/records/chromatogram-hash.ts';
import { perceptualHash } from '../../../src/coa/records/perceptual-hash.ts';
import type { CheckReportWithEvidence } from '../../../src/coa/report/report.ts';
import { type FurtherResult, findFurtherResults, type WordsOfPage } from './further-results.ts';
import { type LabelledIdentifier, labelledIdentifiers } from './labelled-identifiers.ts';

/** What tells a page again. */
export interface PageHashes {
  perceptual_hash: string;
  chromatogram_hash: string | null;
  page_sha256: string | null;
}

/** A certificate within a file: the page it begins on, and those that belong to it. */
export interface CertificateInFile {
  report: CheckReportWithEvidence;
  hashes: PageHashes;
  /** Results that the checker does not judge. */
  further: FurtherResult[];
  /** Number and key by label and grammar of the laboratory, where the checker read none. */
  identifiers: LabelledIdentifier[];
  /** From 1; null for a picture. */
  page: number | null;
  furtherPages: number[];
  /** Whether the page has a text layer, whose words need no reading. */
  layered: boolean;
}

/** A page on which no certificate begins, and why. */
export interface PageLeftOut {
  page: number | null;
  why: string;
}

/** What stands in a file. */
export interface FileReading {
  certificates: CertificateInFile[];
  leftOut: PageLeftOut[];
}

/** Pages of one PDF that are looked at: a shop's whole binder has some forty. */
const MAX_PAGES = 200;

/** How often something is tried that a busy machine may have kept from ending in time. */
const TRIES = 4;

/** Rendering of a PDF and the reader watch the clock for themselves; what they gave up is tried again. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      const byTheClock = error instanceof CheckError && ['too-large', 'reader-unavailable'].includes(error.kind);
      if (!byTheClock || tried === TRIES) throw error;
    }
  }
}

/**
 * Reads every certificate in every page of a file. A page that is none belongs to the certificate before it (a
 * chromatogram, the methods), one that repeats a report number to the certificate with that number, whatever stands
 * between; a page that fails alone stops nothing.
 * @param vendor host of the vendor that shows it
 * @throws CheckError when the file itself cannot be opened
 */
export async function readFile(bytes: Uint8Array, vendor: string, context: CheckContext): Promise<FileReading> {
  const file = { picture: bytes, declaredType: null, limits: OFFLINE };
  const first = await patiently(() => openPicture(file, 0, untimed));
  const pages = Math.min(first.container.pdf?.pages ?? 1, MAX_PAGES);
  const isPdf = first.container.pdf !== null;
  const reading: FileReading = { certificates: [], leftOut: [] };
  for (let number = 1; number <= pages; number++) {
    const page = isPdf ? number : null;
    try {
      const opened = number === 1 ? first : await patiently(() => openPicture(file, number - 1, untimed));
      let words: WordsOfPage | null = null;
      const report = await patiently(() =>
        checkCoa({ picture: bytes, page: number, vendor, limits: OFFLINE }, context, (read) => {
          words = read;
        }),
      );
      const owner = ownerOf(report, reading.certificates);
      if (page !== null && owner !== undefined) owner.furtherPages.push(page);
      else if (isCertificate(report))
        reading.certificates.push({
          report,
          hashes: hashesOf(opened.picture, isPdf),
          ...besideReport(report, words, context),
          page,
          furtherPages: [],
          layered: opened.layer.some(({ visible }) => visible),
        });
      else reading.leftOut.push({ page, why: report.plain_english });
    } catch (error) {
      if (pages === 1) throw error;
      reading.leftOut.push({ page, why: (error as Error).message });
    }
  }
  return reading;
}

/** What the words of a page say besides the answer of the checker. */
function besideReport(
  report: CheckReportWithEvidence,
  words: WordsOfPage | null,
  { laboratories }: CheckContext,
): Pick<CertificateInFile, 'further' | 'identifiers'> {
  if (words === null) return { further: [], identifiers: [] };
  const laboratory = laboratories.find(({ name }) => name === readAs(report, 'laboratory'));
  return {
    further: findFurtherResults(words),
    identifiers: labelledIdentifiers(words, laboratory).filter(({ field }) => readAs(report, field) === null),
  };
}

function isCertificate({ evidence }: CheckReportWithEvidence): boolean {
  return evidence.checks.find(({ id }) => id === 'page-not-a-certificate')?.outcome === 'pass';
}

const readAs = ({ evidence }: CheckReportWithEvidence, name: string) =>
  evidence.fields.find(({ field }) => field === name)?.value ?? null;

/** The certificate on a page before it that a page of a PDF goes with; undefined where a certificate begins on it. */
function ownerOf(page: CheckReportWithEvidence, before: readonly CertificateInFile[]): CertificateInFile | undefined {
  if (!isCertificate(page)) return before.at(-1);
  const [number, purity] = [readAs(page, 'report_number'), readAs(page, 'purity')];
  return before.findLast(({ report }) => {
    const printed = readAs(report, 'purity');
    return (
      number !== null &&
      number === readAs(report, 'report_number') &&
      (purity === null || printed === null || purity === printed)
    );
  });
}

function hashesOf(picture: Picture, isPdf: boolean): PageHashes {
  const trace = findTrace(preparePage(picture));
  return {
    perceptual_hash: perceptualHash(greyOf(picture)),
    chromatogram_hash: trace && chromatogramHash(trace.heights),
    page_sha256: isPdf
      ? createHash('sha256').update(`${picture.width}x${picture.height} RGBA\n`).update(picture.rgba).digest('hex')
      : null,
  };
}
