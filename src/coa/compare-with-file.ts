import { compareCopies } from './compare/compare-copies.ts';
import type { Comparison, ComparisonVerdict } from './compare/comparison.ts';
import type { Copy } from './compare/copy.ts';
import type { PictureFile, Timed } from './image/open-picture.ts';
import { readOrPass } from './read-best-page.ts';
import { readCopy } from './read-copy.ts';
import type { ReadingContext } from './read-page.ts';

/** Pages of a copy that are looked through for the one that is the certificate's. */
const COPY_PAGES = 12;

/** What a comparison is worth when pages are chosen by it: the page that is the certificate's, whatever was changed on it. */
const WORTH: Readonly<Record<ComparisonVerdict, number>> = { same: 3, changed: 2, another: 1, 'cannot-tell': 0 };

/** A comparison, and the page of the copy's file that it is with, from 1. */
export interface ComparedFile {
  comparison: Comparison;
  page: number;
  pages: number;
}

/**
 * Holds a certificate against another file: a picture, or the page of a PDF that is the same report. Pages that cannot be
 * opened are passed over, as long as another can.
 * @throws CheckError when no page can be read, or the reader is unavailable.
 */
export async function compareWithFile(
  given: Copy,
  file: PictureFile,
  context: ReadingContext,
  timed: Timed,
): Promise<ComparedFile> {
  const first = await readCopy(file, 0, context, timed);
  let best = { comparison: compareCopies(given, first.copy), page: 1 };
  const { pages } = first;
  for (let page = 1; page < Math.min(pages, COPY_PAGES) && isOpen(best.comparison); page++) {
    const next = await readOrPass(
      () => readCopy(file, page, context, timed),
      ({ kind }) => kind !== 'reader-unavailable',
    );
    if (next === null) continue;
    const comparison = compareCopies(given, next.copy);
    if (WORTH[comparison.verdict] > WORTH[best.comparison.verdict]) best = { comparison, page: page + 1 };
  }
  return { ...best, pages };
}

/** Whether another page may still be the certificate's. */
function isOpen({ verdict, hindrance }: Comparison): boolean {
  return hindrance !== 'same-file' && verdict !== 'same' && verdict !== 'changed';
}
