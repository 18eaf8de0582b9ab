import { pdfParts } from '#host/pdf-parts';
import { startThread } from '#host/start-thread';
import { BUDGETS } from '../../budgets.ts';
import { CheckError } from '../../errors.ts';
import type { PdfAnswer, PdfFailure, PdfTask, RenderedPdf, SurveyedPage, SurveyTask } from './pdf-messages.ts';

const REASONS: Readonly<Record<PdfFailure, readonly ['undecodable' | 'too-large' | 'no-such-page', string]>> = {
  password: ['undecodable', 'The PDF asks for a password. Send a copy without one, or a picture of the page.'],
  damaged: [
    'undecodable',
    'The PDF cannot be read: the file is damaged or incomplete. Send it again, or a picture of the page.',
  ],
  script: [
    'undecodable',
    'The PDF carries a script, which we do not open. Print it to a new PDF, or send a picture of the page.',
  ],
  'no-such-page': ['no-such-page', 'The PDF does not have the page asked for.'],
  shape: [
    'undecodable',
    'The page of the PDF is so much longer than it is wide, or so much wider than it is high, that nothing on it can be read. Send a picture of the page.',
  ],
  memory: ['too-large', 'The PDF needs too much memory to show. Send a picture of the page.'],
};
/** Of the thread's own objects; the page lies in WebAssembly's memory, which has a budget of its own. */
const THREAD_MEGABYTES = 256;
const TOO_SLOW = 'The PDF takes too long to show. Send a picture of the page.';

/** Scripts that are written plainly in the file; those inside packed objects are found by PDFium, and none is ever run. */
const SCRIPT = /\/S\s*\/JavaScript\b/;

/**
 * Renders a page of a PDF in a thread of its own, within the budgets.
 * @param page from 0.
 * @param letters height in pixels at which the reader likes letters.
 * @param limits pixels of the page as rendered, and milliseconds for rendering it; the budgets' where left out.
 * @throws CheckError `undecodable` (password, script, damaged), `too-large` (memory, time) or `no-such-page`.
 */
export async function renderPage(
  pdf: Uint8Array,
  page: number,
  letters: number,
  { maxPixels = BUDGETS.pdfPixels, milliseconds }: { maxPixels?: number; milliseconds?: number } = {},
): Promise<RenderedPdf> {
  const answer = await ask({ kind: 'render', ...openTask(pdf, letters), page, maxPixels }, milliseconds);
  if ('failure' in answer && answer.pages !== undefined)
    throw new CheckError(
      'no-such-page',
      `Page ${page + 1} was asked for; the PDF has ${answer.pages === 1 ? 'one page' : `${answer.pages} pages`}.`,
    );
  if ('rendered' in answer) return answer.rendered;
  throw failure('failure' in answer ? answer.failure : 'damaged');
}

/**
 * Lists the text layers of the first pages of a PDF (`BUDGETS.surveyedPages`), in a thread of its own; nothing is drawn.
 * @param letters height in pixels at which the reader likes letters; boxes are in pixels of a page drawn to fit.
 * @throws CheckError as `renderPage` does.
 */
export async function surveyLayers(pdf: Uint8Array, letters: number): Promise<SurveyedPage[]> {
  const answer = await ask({ kind: 'survey', ...openTask(pdf, letters), maxPages: BUDGETS.surveyedPages });
  if ('surveyed' in answer) return answer.surveyed;
  throw failure('failure' in answer ? answer.failure : 'damaged');
}

function openTask(pdf: Uint8Array, letters: number): Omit<SurveyTask, 'kind' | 'maxPages'> {
  return {
    parts: pdfParts(),
    pdf,
    letters,
    maxMemory: BUDGETS.pdfMemoryBytes,
    maxCharacters: BUDGETS.pdfCharacters,
  };
}

/** Starts the thread, waits for its answer within the time that is set, and ends it. */
async function ask(task: PdfTask, milliseconds: number = BUDGETS.pdfMilliseconds): Promise<PdfAnswer> {
  if (SCRIPT.test(Buffer.from(task.pdf.buffer, task.pdf.byteOffset, task.pdf.byteLength).toString('latin1')))
    throw failure('script');
  const thread = startThread(new URL('./pdf.worker.ts', import.meta.url), task, THREAD_MEGABYTES);
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<PdfAnswer>((resolve, reject) => {
      timer = setTimeout(() => reject(new CheckError('too-large', TOO_SLOW)), milliseconds);
      thread.onMessage((answer) => resolve(answer as PdfAnswer));
      thread.onEnd(() => reject(failure('damaged')));
    });
  } finally {
    clearTimeout(timer);
    await thread.end();
  }
}

function failure(kind: PdfFailure): CheckError {
  return new CheckError(...REASONS[kind]);
}
