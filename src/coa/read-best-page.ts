import { BUDGETS } from './budgets.ts';
import pageNotACertificate from './checks/page/page-not-a-certificate.ts';
import { CheckError } from './errors.ts';
import { openPicture, type Timed } from './image/open-picture.ts';
import { isPdf } from './image/pdf/open-pdf.ts';
import { type PageReading, type ReadingContext, readPage } from './read-page.ts';

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
}

/**
 * Reads the page that is asked for; else the first page, of a PDF also the next ones, until one is a certificate, cannot be read, or time runs out. Where
 * none is a certificate, the first.
 * @param elapsed milliseconds since the check began.
 * @throws CheckError as `openPicture` for the page asked for or the first, `no-such-page`, or when the reader is unavailable.
 */
export async function readBestPage(
  request: CheckedFile,
  context: ReadingContext,
  timed: Timed,
  elapsed: () => number,
): Promise<PageReading> {
  const file = { picture: request.picture, declaredType: request.declaredType ?? null };
  const read = async (page: number): Promise<PageReading> =>
    readPage(await openPicture(file, page, timed), context, timed);
  const { page: asked = null } = request;
  if (asked !== null) {
    if (asked > 1 && !isPdf(request.picture))
      throw new CheckError('no-such-page', `Page ${asked} was asked for, but this is a picture, which has one page.`);
    return read(asked - 1);
  }
  const first = await read(0);
  const pages = Math.min(first.container.pdf?.pages ?? 1, BUDGETS.pdfPages);
  if (isCertificate(first) || first.cutShort) return first;
  for (let page = 1; page < pages && elapsed() < BUDGETS.nextPageMilliseconds; page++) {
    const reading = await read(page).catch((cause: unknown) => {
      // What one page has against it is no reason to answer nothing about another.
      if (cause instanceof CheckError) return null;
      throw cause;
    });
    if (reading !== null && isCertificate(reading)) return reading;
    if (reading === null || reading.cutShort) break;
  }
  return first;
}

function isCertificate(reading: PageReading): boolean {
  return pageNotACertificate.run(reading).outcome === 'pass';
}
