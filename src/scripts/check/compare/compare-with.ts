import { compareCopies } from '../../../coa/compare/compare-copies.ts';
import { copyOfAnswer } from '../../../coa/compare/copy-of-answer.ts';
import { register } from '../../../coa/compare/overlay/register.ts';
import type { CheckReportWithEvidence } from '../../../coa/report/report.ts';
import type { CheckPageSettings } from '../../../site/check/check-page-settings.ts';
import { openPageImage } from '../answer/sheet/page-image.ts';
import { typeByContent } from '../choose/file-problem.ts';
import { inspectFile } from '../choose/inspect-file.ts';
import { headOf, preparePicture, sha256OfFile } from '../choose/prepare-picture.ts';
import { byId, say } from '../elements.ts';
import { isByService, sendCheck } from '../send/send-check.ts';
import { showLimit } from '../send/show-progress.ts';
import type { AnsweredPage, ComparedPage } from './compared-page.ts';
import { greyOfImage } from './grey-of-image.ts';
import { pageByNumber, pageByText } from './matching-page.ts';
import { showComparison } from './show-comparison.ts';

/** Pages of a PDF whose text is looked through for the certificate's. */
const MAX_SEARCHED = 100;

/**
 * Holds the page of an answer against another file: a second check reads that file, and this device compares the two. Of a PDF
 * with several pages the one with the same report is looked for. The file that was checked already is not sent again.
 * @throws Error with words for a person when the file cannot be checked.
 */
export async function compareWith(
  given: AnsweredPage,
  file: File,
  settings: CheckPageSettings,
  signal: AbortSignal,
): Promise<void> {
  const { problem } = await inspectFile(file, settings.limits);
  if (problem !== null) throw new Error(problem);
  const sha256 = await sha256OfFile(file);
  const mine = copyOf(given, given.answer.sha256);
  if (sha256 === given.answer.sha256) {
    say('compare-said', 'Nothing was sent, and it cost none of your checks.');
    return showComparison(compareCopies(mine, { ...mine, file: sha256 }), given, given, null);
  }
  const { blob } = await preparePicture(file, 0, settings.limits);
  const { evidence } = given.answer.report;
  let report = await readCopy(blob, await findPage(blob, given.answer.report), settings, signal);
  const other = report && pageByNumber(evidence, report.evidence);
  if (other) report = await readCopy(blob, other, settings, signal);
  if (report === null) return say('compare-said', '');
  const drawn = await openPageImage(blob, report.evidence.page);
  if (signal.aborted) return say('compare-said', '');
  // On the device nothing was sent and nothing is counted.
  const left = isByService() ? byId('remaining').textContent : '';
  say('compare-said', `${whichPage(report)} ${left}`.trim());
  const copy: ComparedPage = { answer: { report }, image: drawn };
  const theirs = copyOf(copy, sha256);
  const comparison = compareCopies(mine, theirs);
  const isSameReport = comparison.verdict === 'same' || comparison.verdict === 'changed';
  const toCopy = isSameReport && mine.grey && theirs.grey ? register(mine, theirs) : null;
  showComparison(comparison, given, copy, toCopy);
}

/** The page of a PDF that holds what the certificate prints, by its text; null for a picture, or where no page does. */
async function findPage(blob: Blob, { evidence }: CheckReportWithEvidence): Promise<number | null> {
  if (typeByContent(await headOf(blob)) !== 'application/pdf') return null;
  try {
    const { textsOfPdf } = await import('../answer/sheet/pdf-pages.ts');
    const texts = await textsOfPdf(blob, MAX_SEARCHED);
    return texts.length > 1 ? pageByText(evidence, texts) : null;
  } catch {
    // What this device cannot open the service may: it chooses the page then.
    return null;
  }
}

/** Has a page of the copy checked. @returns null when that was cancelled. @throws Error with words for a person. */
async function readCopy(
  blob: Blob,
  page: number | null,
  settings: CheckPageSettings,
  signal: AbortSignal,
): Promise<CheckReportWithEvidence | null> {
  const which = page === null ? 'the copy' : `page ${page} of the copy`;
  const result = await sendCheck(
    { blob, page, vendor: '' },
    (stage) =>
      say('compare-said', stage === 'sending' ? `Sending ${which}.` : `Reading ${which}. It can take twenty seconds.`),
    () => {},
    signal,
  );
  if (result.kind === 'cancelled' || signal.aborted) return null;
  if (result.limit !== null && result.limit !== 'none') showLimit(result.limit, settings.perDay);
  if (result.kind === 'failure') throw new Error(result.message);
  return result.report;
}

function whichPage({ evidence: { page } }: CheckReportWithEvidence): string {
  if (page.pages === 1) return '';
  return `Page ${page.number} of the ${page.pages} of the copy was compared; to compare another, save that page on its own.`;
}

function copyOf({ answer, image }: ComparedPage, sha256: string) {
  const { evidence } = answer.report;
  return copyOfAnswer(evidence, sha256, image && greyOfImage(image, evidence.page));
}
