import { BUDGETS } from './budgets.ts';
import pageNotACertificate from './checks/page/page-not-a-certificate.ts';
import { openPicture, type Timed } from './image/open-picture.ts';
import { type PageReading, type ReadingContext, readPage } from './read-page.ts';

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
 * Reads the first page; of a PDF also the next ones, until one is a certificate or takes too long to read. Where none is,
 * the first.
 * @throws CheckError as `openPicture`, or when the reader is unavailable.
 */
export async function readBestPage(request: CheckedFile, context: ReadingContext, timed: Timed): Promise<PageReading> {
  const file = { picture: request.picture, declaredType: request.declaredType ?? null };
  const first = await readPage(await openPicture(file, 0, timed), context, timed);
  const pages = Math.min(first.container.pdf?.pages ?? 1, BUDGETS.pdfPages);
  for (let page = 0, reading = first; page < pages; page++) {
    if (page > 0) reading = await readPage(await openPicture(file, page, timed), context, timed);
    if (pageNotACertificate.run(reading).outcome === 'pass' || reading.cutShort) return reading;
  }
  return first;
}
