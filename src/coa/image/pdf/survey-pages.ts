import type { PlacedCharacter } from './draw-page.ts';
import { listCharacters } from './page-characters.ts';
import type { LayerCharacter, SurveyedPage, SurveyTask } from './pdf-messages.ts';
import type { Pdfium } from './pdfium.ts';

/** Letters of a text layer from which on their height says how large a page would be drawn. */
const MIN_LETTERS = 25;
const SPACE = 0x20;

/** Lists the text layers of a document's first pages, as though each were drawn with letters of the size that the reader likes. */
export function surveyPages(pdfium: Pdfium, document: number, pages: number, task: SurveyTask): SurveyedPage[] {
  return Array.from({ length: Math.min(pages, task.maxPages) }, (_, index) => {
    const page = pdfium.library._FPDF_LoadPage(document, index);
    const surveyed = page === 0 ? null : surveyPage(pdfium, page, task);
    if (page !== 0) pdfium.library._FPDF_ClosePage(page);
    return surveyed ?? { width: 0, height: 0, characters: [] };
  });
}

function surveyPage(pdfium: Pdfium, page: number, { letters, maxCharacters }: SurveyTask): SurveyedPage {
  const { library, integers } = pdfium;
  const characters = listCharacters(pdfium, page, { orders: new Map() }, maxCharacters);
  const heights = characters
    .filter(({ code, top, bottom }) => code > SPACE && top > bottom)
    .map(({ top, bottom }) => top - bottom)
    .sort((a, b) => a - b);
  const middle = heights[heights.length >> 1];
  const scale = middle === undefined || heights.length < MIN_LETTERS ? 1 : letters / middle;
  const width = Math.max(1, Math.round(library._FPDF_GetPageWidthF(page) * scale));
  const height = Math.max(1, Math.round(library._FPDF_GetPageHeightF(page) * scale));
  const toPixel = (x: number, y: number): [number, number] =>
    integers(2, (column, row) => library._FPDF_PageToDevice(page, 0, 0, width, height, 0, x, y, column, row)) ?? [0, 0];
  return { width, height, characters: characters.map((character) => placed(character, toPixel)) };
}

function placed(
  { code, order, left, top, right, bottom }: PlacedCharacter,
  toPixel: (x: number, y: number) => [number, number],
): LayerCharacter {
  const [x0, y0] = toPixel(left, top);
  const [x1, y1] = toPixel(right, bottom);
  const box = { left: Math.min(x0, x1), top: Math.min(y0, y1), right: Math.max(x0, x1), bottom: Math.max(y0, y1) };
  return { code, order, font: '', ...box, ink: 1, clipped: false };
}
