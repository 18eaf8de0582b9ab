import { BUDGETS, type FileLimits } from './budgets.ts';
import { CheckError } from './errors.ts';
import { showsCertificate } from './fields/certificate-marks.ts';
import { type OtherPage, type PageSummary, summaryOf } from './fields/page-summary.ts';
import { openPicture, type Timed } from './image/open-picture.ts';
import { isPdf } from './image/pdf/open-pdf.ts';
import type { TextReader } from './ocr/text-reader.ts';
import { otherPagesOf, surveyPdf } from './other-pages.ts';
import { type PageReading, type ReadingContext, readPage, readSummary, releasePage } from './read-page.ts';

/** What is sent to be checked. */
export interface CheckedFile {
  /** A picture, or a PDF. */
  picture: Uint8Array;
  /** Media type under which it was sent, if any; it is compared, never believed. */
  declaredType?: string | null;
  /** The page of a PDF to judge, from 1; the first that is a certificate when absent or null. */
  page?: number | null;
  /** Host of the vendor who shows it; null when none was named. */
  vendor: string | null;
  /** What the file may cost; that of a request when left out. */
  limits?: FileLimits;
}

/** The page to judge, and how to learn what the others are. */
interface BestPage extends PageReading {
  /**
   * Reads the pages that have no text layer and were not read, as far as there is time, only to say what they are.
   * @param left milliseconds that are left for it.
   * @returns `others`, with what was read.
   */
  nameOthers(reader: TextReader, left: () => number): Promise<OtherPage[]>;
}

/**
 * Reads the page that is asked for; else the first page, of a PDF also further ones, until one is a certificate, cannot be
 * read, or time runs out: those first that are certificates by their text layer, then those without one. Where none is a
 * certificate, the first. What the other pages are is told by their text layers; `nameOthers` reads those without one.
 * @param elapsed milliseconds since the check began.
 * @throws CheckError as `openPicture` for the page asked for or the first, `no-such-page`, or when the reader is unavailable.
 */
export async function readBestPage(
  request: CheckedFile,
  context: ReadingContext,
  timed: Timed,
  elapsed: () => number,
): Promise<BestPage> {
  const { page: asked = null } = request;
  if (asked !== null && asked > 1 && !isPdf(request.picture))
    throw new CheckError('no-such-page', `Page ${asked} was asked for, but this is a picture, which has one page.`);
  const { picture, declaredType = null, limits = BUDGETS } = request;
  const file = { picture, declaredType, limits };
  const start = (asked ?? 1) - 1;
  const opened = await openPicture(file, start, timed);
  const pages = opened.container.pdf?.pages ?? 1;
  const mayOpenMore = (): boolean => elapsed() < BUDGETS.nextPageMilliseconds;
  const surveying = pages > 1 ? surveyPdf(request.picture, context, mayOpenMore) : Promise.resolve([]);
  const [first, layers] = await Promise.all([readPage(opened, context, timed), surveying]);
  if (pages === 1) return { ...first, nameOthers: async () => first.others };

  let judged = first;
  const summaries = new Map([[start, summaryOf(first.fields)]]);
  /** Reads one more page, to judge it if it is a certificate and none was found; false when it cannot be read, or not to its end. */
  const readMore = async (page: number): Promise<boolean> => {
    const reading = await readOrPass(async () => readPage(await openPicture(file, page, timed), context, timed));
    if (reading === null) return false;
    summaries.set(page, summaryOf(reading.fields));
    const passedOver = !isFound() && showsCertificate(reading.fields) ? judged : reading;
    if (passedOver === judged) judged = reading;
    releasePage(passedOver);
    return !reading.cutShort;
  };
  const isFound = (): boolean => asked !== null || showsCertificate(judged.fields);
  let goesOn = !first.cutShort;
  for (const page of candidates(pages, layers)) {
    if (isFound() || !goesOn || summaries.size >= BUDGETS.pdfPages || !mayOpenMore()) break;
    goesOn = await readMore(page);
  }
  const withoutLayer = Array.from({ length: Math.min(pages, BUDGETS.surveyedPages) }, (_, page) => page).filter(
    (page) => !summaries.has(page) && !layers[page],
  );
  for (const page of withoutLayer) {
    if (isFound() || !goesOn || elapsed() >= BUDGETS.searchMilliseconds) break;
    goesOn = await readMore(page);
  }
  const judgedPage = (judged.container.pdf?.pageRead ?? 1) - 1;
  const others = (): OtherPage[] => [...judged.others, ...otherPagesOf(pages, judgedPage, summaries, layers)];
  const nameOthers: BestPage['nameOthers'] = async (reader, left) => {
    for (const page of withoutLayer.filter((page) => !summaries.has(page))) {
      if (left() <= BUDGETS.otherPageMilliseconds) break;
      const held = { ...limits, pdfMilliseconds: Math.min(limits.pdfMilliseconds, left()) };
      const summary = await readOrPass(async () =>
        readSummary(await openPicture({ ...file, limits: held }, page, timed), { ...context, reader }, timed),
      );
      if (summary !== null) summaries.set(page, summary);
    }
    return others();
  };
  return { ...judged, others: others(), nameOthers };
}

/**
 * What one page has against it is no reason to answer nothing about another: null for one that cannot be read.
 * @param mayPass whether what is against a page is to be passed over; all is when absent.
 * @throws what `read` does where it is no CheckError, or may not be passed over.
 */
export async function readOrPass<T>(
  read: () => Promise<T>,
  mayPass: (cause: CheckError) => boolean = () => true,
): Promise<T | null> {
  try {
    return await read();
  } catch (cause) {
    if (cause instanceof CheckError && mayPass(cause)) return null;
    throw cause;
  }
}

/** Pages after the first that may be the certificate, the likeliest first. */
function candidates(pages: number, layers: readonly (PageSummary | null)[]): number[] {
  const rest = Array.from({ length: pages - 1 }, (_, index) => index + 1);
  const isOfKind =
    (...kinds: (PageSummary['kind'] | undefined)[]) =>
    (page: number): boolean =>
      kinds.includes(layers[page]?.kind);
  return [...rest.filter(isOfKind('certificate')), ...rest.filter(isOfKind(undefined, 'little-text', 'other'))];
}
