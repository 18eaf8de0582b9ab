import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import address from '@hyzyla/pdfium/pdfium.wasm?url';

const POINTS_PER_INCH = 72;
const USUAL_SCALE = 150 / POINTS_PER_INCH;
/** Pixels of a drawn page, at most. */
const MAX_WIDTH = 2400;

let library: Promise<PDFiumLibrary> | undefined;

/** Opens a PDF as long as something is done with it. @throws Error when it cannot be opened. */
async function withDocument<T>(file: Blob, use: (document: PDFiumDocument) => T | Promise<T>): Promise<T> {
  library ??= PDFiumLibrary.init({ wasmUrl: address });
  const document = await (await library).loadDocument(new Uint8Array(await file.arrayBuffer()));
  try {
    return await use(document);
  } finally {
    document.destroy();
  }
}

/**
 * The text layers of the first pages of a PDF, "" for a page without one. They are not what is seen, and serve to find a page
 * only.
 * @throws Error when the file cannot be opened.
 */
export function textsOfPdf(file: Blob, atMost: number): Promise<string[]> {
  return withDocument(file, (document) =>
    Array.from({ length: Math.min(document.getPageCount(), atMost) }, (_, index) => document.getPage(index).getText()),
  );
}

/**
 * Draws a page of a PDF in the browser, by the same software that drew it for the check, so that its places agree.
 * @param number of the page, from 1
 * @param width of the page in the evidence, in pixels
 * @throws Error when the file or the page cannot be opened.
 */
export function drawPdfPage(file: Blob, number: number, width: number): Promise<HTMLCanvasElement> {
  return withDocument(file, async (document) => {
    const page = document.getPage(number - 1);
    const scale = Math.min(width, MAX_WIDTH) / page.getOriginalSize().originalWidth || USUAL_SCALE;
    // Its name notwithstanding, red comes first: PDFium is told to reverse the order of the bytes.
    const drawn = await page.render({ scale, colorSpace: 'BGRA', renderFormFields: true, render: 'bitmap' });
    const canvas = globalThis.document.createElement('canvas');
    canvas.width = drawn.width;
    canvas.height = drawn.height;
    canvas
      .getContext('2d')
      ?.putImageData(new ImageData(new Uint8ClampedArray(drawn.data), drawn.width, drawn.height), 0, 0);
    return canvas;
  });
}
