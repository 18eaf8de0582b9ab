import { BUDGETS } from '../../budgets.ts';
import type { PageObjects, PdfBox } from './page-objects.ts';
import type { Pdfium } from './pdfium.ts';

/** A page as PDFium has it open. */
export interface OpenPage {
  document: number;
  page: number;
  /** In points. */
  width: number;
  height: number;
}

/** A character of the text layer, in points from the lower left; of no extent where its place is not known. */
export interface PlacedCharacter extends PdfBox {
  code: number;
  /** Place of its text in the order of drawing; -1 where that is not known. */
  order: number;
}

/** A page drawn in full and once more without its text: red, green, blue, alpha of each pixel. */
export interface DrawnPage {
  width: number;
  height: number;
  rgba: Uint8Array;
  withoutText: Uint8Array;
  /** Where a point of the page lies in the picture. */
  toPixel(x: number, y: number): [number, number];
}

const POINTS_PER_INCH = 72;
/** Dots to the inch: of a page that tells nothing about its letters, and the bounds for every page. */
const USUAL_RESOLUTION = 200;
const MIN_RESOLUTION = 100;
const MAX_RESOLUTION = 400;
/** Letters of a text layer from which on their height says how large to draw a page. */
const MIN_LETTERS = 25;
/** A picture that covers this share of the page is a scan. */
const SCAN_SHARE = 0.5;
const SPACE = 0x20;

/** Bytes of a drawn pixel: red, green, blue, alpha. */
export const BYTES_PER_PIXEL = 4;
/** FPDF_ANNOT, which draws annotations, and FPDF_REVERSE_BYTE_ORDER, for red, green, blue, alpha (fpdfview.h). */
const RENDER_FLAGS = 0x01 | 0x10;
const WHITE = 0xffffffff;
/**
 * Pixels that are drawn at once: a page of a PDF, its sides rounded. A larger photograph that is made smaller is drawn in bands, for
 * beside what it draws PDFium holds the rows that this is made of, half as wide.
 */
const BAND_PIXELS = 1.05 * BUDGETS.pdfPixels;
/** Size of FPDF_FORMFILLINFO, generously, and the version of it that we fill in (fpdf_formfill.h). */
const FORM_INFORMATION_BYTES = 256;
const FORM_INFORMATION_VERSION = 2;

/**
 * Pixels for each point of the page: letters as large as the reader likes; a scanned page as it was scanned; two hundred
 * dots to the inch otherwise.
 * @param letters height in pixels at which the reader likes letters.
 */
export function scaleOf(
  { library, floats, integers }: Pdfium,
  page: OpenPage,
  { images }: PageObjects,
  characters: readonly PlacedCharacter[],
  letters: number,
  maxPixels: number,
): number {
  const heights = characters
    .filter(({ code, top, bottom }) => code > SPACE && top > bottom)
    .map(({ top, bottom }) => top - bottom)
    .sort((a, b) => a - b);
  const middle = heights[heights.length >> 1];
  const byLetters = middle === undefined || heights.length < MIN_LETTERS ? null : letters / middle;
  let scale = byLetters ?? USUAL_RESOLUTION / POINTS_PER_INCH;
  for (const { at } of images) {
    const bounds = floats(4, (left, bottom, right, top) =>
      library._FPDFPageObj_GetBounds(at, left, bottom, right, top),
    );
    if (bounds === null) continue;
    const [left, bottom, right, top] = bounds;
    if ((right - left) * (top - bottom) < SCAN_SHARE * page.width * page.height) continue;
    const pixels = integers(2, (width, height) => library._FPDFImageObj_GetImagePixelSize(at, width, height));
    if (pixels === null) continue;
    scale = Math.max(byLetters === null ? 0 : scale, pixels[0] / (right - left));
  }
  return Math.min(
    Math.max(scale, MIN_RESOLUTION / POINTS_PER_INCH),
    MAX_RESOLUTION / POINTS_PER_INCH,
    Math.sqrt(maxPixels / (page.width * page.height)),
    BUDGETS.pictureSide / Math.max(page.width, page.height),
  );
}

/** Draws a page in full and without its text; texts are inactive afterwards. */
export function drawPage(pdfium: Pdfium, open: OpenPage, { texts }: PageObjects, scale: number): DrawnPage {
  const { library, allocate, memory, integers } = pdfium;
  const { page } = open;
  const width = Math.max(1, Math.round(open.width * scale));
  const height = Math.max(1, Math.round(open.height * scale));
  const formInformation = allocate(FORM_INFORMATION_BYTES);
  library.HEAPU8.fill(0, formInformation, formInformation + FORM_INFORMATION_BYTES);
  memory().setUint32(formInformation, FORM_INFORMATION_VERSION, true);
  const form = library._FPDFDOC_InitFormFillEnvironment(open.document, formInformation);
  if (form !== 0) library._FORM_OnAfterLoadPage(page, form);
  const rowBytes = width * BYTES_PER_PIXEL;
  const rows = Math.ceil(height / Math.ceil((width * height) / BAND_PIXELS));
  const pixels = allocate(rows * rowBytes);
  const bitmap = library._FPDFBitmap_CreateEx(width, rows, BYTES_PER_PIXEL, pixels, rowBytes);
  /** The band from this row on, in the library's own memory. */
  const drawFrom = (top: number): Uint8Array => {
    library._FPDFBitmap_FillRect(bitmap, 0, 0, width, rows, WHITE);
    library._FPDF_RenderPageBitmap(bitmap, page, 0, -top, width, height, 0, RENDER_FLAGS);
    if (form !== 0) library._FPDF_FFLDraw(form, bitmap, page, 0, -top, width, height, 0, RENDER_FLAGS);
    return library.HEAPU8.subarray(pixels, pixels + Math.min(rows, height - top) * rowBytes);
  };
  const draw = (): Uint8Array => {
    const drawn = new Uint8Array(height * rowBytes);
    for (let top = 0; top < height; top += rows) drawn.set(drawFrom(top), top * rowBytes);
    return drawn;
  };
  const rgba = draw();
  for (const { at } of texts) library._FPDFPageObj_SetIsActive(at, 0);
  return {
    width,
    height,
    rgba,
    withoutText: texts.length === 0 ? rgba : rows === height ? drawFrom(0) : draw(),
    toPixel: (x, y) =>
      integers(2, (column, row) => library._FPDF_PageToDevice(page, 0, 0, width, height, 0, x, y, column, row)) ?? [
        0, 0,
      ],
  };
}
