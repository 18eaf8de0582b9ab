import { BUDGETS, type FileLimits } from '../../budgets.ts';
import { CheckError } from '../../errors.ts';
import type { Container, PdfFacts } from '../container/container.ts';
import { HEADER_WITHIN, hasPdfMark } from '../container/pdf-mark.ts';
import { tagsOf } from '../container/read-container.ts';
import { readTrailing } from '../container/trailing.ts';
import type { Picture } from '../decode/decode-picture.ts';
import { formatByMagic } from '../decode/picture-header.ts';
import { type LayerWord, layerWords } from './layer-words.ts';
import type { RenderedPdf } from './pdf-messages.ts';
import { renderPage } from './render-page.ts';

/** A page of a PDF as a picture, with the words of its text layer and what the file says about itself. */
export interface PdfPage {
  picture: Picture;
  layer: LayerWord[];
  container: Container;
}

const END = '%%EOF';

/** Annotations that put something over the page, by PDFium's numbers; links, fields and notes do not. */
const ANNOTATIONS: Readonly<Record<number, string>> = {
  3: 'free text',
  4: 'line',
  5: 'square',
  6: 'circle',
  13: 'stamp',
  15: 'ink',
  28: 'redaction',
};

/** Whether a file is a PDF by its leading bytes. One that begins as a picture is shown as that picture, so it is none. */
export function isPdf(bytes: Uint8Array): boolean {
  return formatByMagic(bytes) === null && hasPdfMark(bytes);
}

/**
 * Opens one page of a PDF.
 * @param page from 0.
 * @param letters height in pixels at which the reader likes letters.
 * @param limits of the file, and of drawing the page.
 * @throws CheckError `undecodable` (password, script, damaged) or `too-large` (bytes, memory, time).
 */
export async function openPdfPage(
  pdf: Uint8Array,
  declaredType: string | null,
  page: number,
  letters: number,
  limits: FileLimits = BUDGETS,
): Promise<PdfPage> {
  if (pdf.length > limits.pictureBytes) {
    throw new CheckError(
      'too-large',
      `The PDF has ${pdf.length} bytes; the limit is ${limits.pictureBytes}. Send the page with the results alone, or a picture of it.`,
    );
  }
  const rendered = await renderPage(pdf, page, letters, { milliseconds: limits.pdfMilliseconds });
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const { Producer: producer, Creator: creator } = rendered.information;
  const software = tagsOf(
    [
      { where: 'PDF Creator', text: creator },
      { where: 'PDF Producer', text: producer },
    ].filter(({ text }) => text !== ''),
  );
  const end = bytes.lastIndexOf(END);
  return {
    picture: { format: 'pdf', width: rendered.width, height: rendered.height, rgba: rendered.rgba, steps: null },
    layer: layerWords(rendered.characters),
    container: {
      format: 'pdf',
      declaredType,
      software,
      generatorMarks: software
        .filter(({ kind }) => kind === 'generator')
        .map(({ where, text }) => ({ where, text, extent: 'whole', sound: true })),
      credentials: null,
      thumbnail: null,
      frames: 1,
      isPdfToo: false,
      trailing: readTrailing(bytes, end < 0 ? null : end + END.length),
      pdf: factsOf(rendered, bytes, page),
    },
  };
}

function factsOf(
  { pages, information, signatures, annotations, fonts }: RenderedPdf,
  bytes: Buffer,
  page: number,
): PdfFacts {
  const kinds: Record<string, number> = {};
  for (const number of annotations) {
    const kind = ANNOTATIONS[number];
    if (kind !== undefined) kinds[kind] = (kinds[kind] ?? 0) + 1;
  }
  return {
    pages,
    pageRead: page + 1,
    producer: information.Producer,
    creator: information.Creator,
    created: information.CreationDate,
    modified: information.ModDate,
    saves: countSaves(bytes),
    signatures,
    annotations: kinds,
    fonts,
    textLayer: null,
  };
}

/** Every save ends with a mark of its own; a file laid out for reading from the web carries one more from its first save. */
function countSaves(bytes: Buffer): number {
  let ends = 0;
  for (let at = bytes.indexOf(END); at >= 0; at = bytes.indexOf(END, at + END.length)) ends++;
  const linearized = bytes.subarray(0, HEADER_WITHIN).includes('/Linearized');
  return Math.max(1, linearized ? ends - 1 : ends);
}
