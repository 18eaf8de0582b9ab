import { typeByContent } from '../../choose/file-problem.ts';
import { headOf } from '../../choose/prepare-picture.ts';
import type { ShownPage } from './shown-page.ts';

/** How far the shape of a picture may be from that of the page that was read, before its places are not believed. */
const MAX_SHAPE_DIFFERENCE = 0.03;

/**
 * Opens the page that an answer is about.
 * @param page the page of a PDF that was read, from 1, and its size in the evidence
 * @returns null when this browser cannot show it, or when it has another shape than the page that was read.
 */
export async function openPageImage(
  file: Blob,
  page: { number?: number | undefined; width: number; height: number },
): Promise<ShownPage | null> {
  try {
    const isPdf = typeByContent(await headOf(file)) === 'application/pdf';
    const image = isPdf ? await pictureOfPdf(file, page.number ?? 1, page.width) : await pictureOf(file);
    const difference = (image.width / image.height) * (page.height / page.width);
    return Math.abs(difference - 1) > MAX_SHAPE_DIFFERENCE ? null : image;
  } catch {
    return null;
  }
}

async function pictureOfPdf(file: Blob, number: number, width: number): Promise<ShownPage> {
  const source = await (await import('./pdf-pages.ts')).drawPdfPage(file, number, width);
  const blob = await new Promise<Blob | null>((resolve) => source.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The page could not be drawn.');
  return { address: URL.createObjectURL(blob), source, width: source.width, height: source.height };
}

async function pictureOf(file: Blob): Promise<ShownPage> {
  const source = await createImageBitmap(file);
  return { address: URL.createObjectURL(file), source, width: source.width, height: source.height };
}
