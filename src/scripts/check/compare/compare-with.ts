import { compareCopies } from '../../../coa/compare/compare-copies.ts';
import { copyOfAnswer } from '../../../coa/compare/copy-of-answer.ts';
import { type Grey, greyOf } from '../../../coa/image/grey.ts';
import type { CheckReportWithEvidence } from '../../../coa/report/report.ts';
import type { CheckPageSettings } from '../../../site/check/check-page-settings.ts';
import { openPageImage } from '../answer/page-image.ts';
import type { ShownPage } from '../answer/shown-page.ts';
import { inspectFile } from '../choose/inspect-file.ts';
import { preparePicture, sha256Of } from '../choose/prepare-picture.ts';
import { byId, say } from '../elements.ts';
import { sendCheck } from '../send/send-check.ts';
import { showLimit } from '../send/show-progress.ts';
import type { AnsweredPage } from './compared-page.ts';
import { showComparison } from './show-comparison.ts';

/**
 * Holds the page of an answer against another file: a second check reads that file, and this device compares the two. The
 * file that was checked already is not sent again.
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
  const sha256 = await sha256Of(file);
  const mine = copyOf(given.answer.report, given.answer.sha256, given.image);
  if (sha256 === given.answer.sha256) {
    say('compare-said', 'Nothing was sent, and it cost none of your checks.');
    return showComparison(compareCopies(mine, { ...mine, file: sha256 }), given, given);
  }
  const { blob } = await preparePicture(file, 0, settings.limits);
  const result = await sendCheck(
    { blob, page: null, vendor: '' },
    (stage) =>
      say('compare-said', stage === 'sending' ? 'Sending the copy.' : 'Reading the copy. It can take twenty seconds.'),
    () => {},
    signal,
  );
  if (result.kind === 'cancelled' || signal.aborted) return say('compare-said', '');
  if (result.limit !== null && result.limit !== 'none') showLimit(result.limit, settings.perDay);
  if (result.kind === 'failure') throw new Error(result.message);
  const { report } = result;
  const drawn = await openPageImage(blob, report.evidence.page);
  if (signal.aborted) return say('compare-said', '');
  const { number, pages } = report.evidence.page;
  const page =
    pages > 1
      ? `Page ${number} of the ${pages} of the copy was compared; to compare another, save that page by itself. `
      : '';
  say('compare-said', `${page}${result.limit ? byId('remaining').textContent : ''}`.trim());
  showComparison(compareCopies(mine, copyOf(report, sha256, drawn)), given, { answer: { report }, image: drawn });
}

function copyOf({ evidence }: CheckReportWithEvidence, sha256: string, image: ShownPage | null) {
  return copyOfAnswer(evidence, sha256, image && greyOfImage(image, evidence.page));
}

/** The page in grey, as large as its places refer to; null where this browser gives no pixels. */
function greyOfImage(image: ShownPage, { width, height }: { width: number; height: number }): Grey | null {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image.source, 0, 0, width, height);
  try {
    const { data } = context.getImageData(0, 0, width, height);
    return greyOf({ width, height, rgba: new Uint8Array(data.buffer) });
  } catch {
    return null;
  }
}
