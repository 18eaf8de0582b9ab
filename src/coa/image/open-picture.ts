import { BUDGETS, type FileLimits } from '../budgets.ts';
import { compareThumbnail } from './container/compare-thumbnail.ts';
import type { Container } from './container/container.ts';
import { readContainer } from './container/read-container.ts';
import { decodePicture, type Picture } from './decode/decode-picture.ts';
import { readPictureHeader } from './decode/picture-header.ts';
import type { LayerWord } from './pdf/layer-words.ts';
import { isPdf, openPdfPage } from './pdf/open-pdf.ts';
import { LETTERS } from './prepare/prepare-page.ts';

/** One page to be read, whatever kind of file it came in. */
export interface OpenedPage {
  picture: Picture;
  /** Words of a PDF's text layer; none for a picture. */
  layer: LayerWord[];
  container: Container;
}

/** A file as it is handed over. */
export interface PictureFile {
  /** A picture, or a PDF. */
  picture: Uint8Array;
  /** Media type under which it was sent, if any; it is compared, never believed. */
  declaredType: string | null;
  /** What it may cost; that of a request when left out. */
  limits?: FileLimits;
}

/** Measures how long a stage takes. */
export type Timed = <T>(stage: string, work: () => T | Promise<T>) => Promise<T>;

/** Runs a stage where nobody asks how long it takes. */
export const untimed: Timed = async (_stage, work) => work();

/**
 * Opens a picture, or a page of a PDF, and reads what the file says about itself.
 * @param page from 0; a picture has one.
 * @throws CheckError `unsupported-type`, `too-large` or `undecodable`.
 */
export async function openPicture(
  { picture: bytes, declaredType, limits = BUDGETS }: PictureFile,
  page: number,
  timed: Timed,
): Promise<OpenedPage> {
  if (isPdf(bytes)) return timed('decode', () => openPdfPage(bytes, declaredType, page, LETTERS, limits));
  const { container, thumbnail } = await timed('container', () => readContainer(bytes, declaredType));
  const picture = await timed('decode', () => decodePicture(bytes, limits.pictureBytes));
  if (thumbnail === null) return { picture, layer: [], container };
  const { orientation } = readPictureHeader(bytes, limits.pictureBytes);
  const compared = await timed('thumbnail', () => compareThumbnail(thumbnail, picture, orientation));
  return { picture, layer: [], container: { ...container, thumbnail: compared } };
}
