import { BYTES_PER_PIXEL, type DrawnPage, type PlacedCharacter } from './draw-page.ts';
import type { PageObjects, PdfBox } from './page-objects.ts';
import type { LayerCharacter } from './pdf-messages.ts';
import type { Pdfium } from './pdfium.ts';

/** Difference of a pixel with text and without, summed over red, green and blue, above which text is seen there. */
const SEEN = 48;

/** The characters of a page's text layer, where they stand and when they were drawn. */
export function listCharacters(
  { library, doubles }: Pdfium,
  page: number,
  { orders }: Pick<PageObjects, 'orders'>,
  maxCharacters: number,
): PlacedCharacter[] {
  const layer = library._FPDFText_LoadPage(page);
  const count = layer === 0 ? 0 : Math.min(maxCharacters, library._FPDFText_CountChars(layer));
  const characters: PlacedCharacter[] = [];
  for (let i = 0; i < count; i++) {
    const [left, right, bottom, top] = doubles(4, (...box) => library._FPDFText_GetCharBox(layer, i, ...box)) ?? [
      0, 0, 0, 0,
    ];
    const code = library._FPDFText_GetUnicode(layer, i);
    const order = orders.get(library._FPDFText_GetTextObject(layer, i)) ?? -1;
    characters.push({ code, left, right, bottom, top, order });
  }
  if (layer !== 0) library._FPDFText_ClosePage(layer);
  return characters;
}

/**
 * A character where it stands in the picture, in which font, and how much of it can be seen there.
 * @param isClipped as `clippingOf` gives it.
 * @param fontOf as `fontNamesOf` gives it.
 */
export function seenCharacter(
  drawn: DrawnPage,
  character: PlacedCharacter,
  isClipped: (order: number, box: PdfBox) => boolean,
  fontOf: (order: number) => string,
): LayerCharacter {
  const [x0, y0] = drawn.toPixel(character.left, character.top);
  const [x1, y1] = drawn.toPixel(character.right, character.bottom);
  const box = { left: Math.min(x0, x1), top: Math.min(y0, y1), right: Math.max(x0, x1), bottom: Math.max(y0, y1) };
  const { code, order } = character;
  return { code, ...box, ink: inkShare(drawn, box), clipped: isClipped(order, character), order, font: fontOf(order) };
}

/** Share of a box that looks different when all text is taken off the page. */
function inkShare(
  { width, height, rgba, withoutText }: DrawnPage,
  box: Pick<LayerCharacter, 'left' | 'top' | 'right' | 'bottom'>,
): number {
  let [changed, area] = [0, 0];
  for (let y = Math.max(0, box.top); y < Math.min(height, box.bottom + 1); y++) {
    for (let x = Math.max(0, box.left); x < Math.min(width, box.right + 1); x++) {
      const at = (y * width + x) * BYTES_PER_PIXEL;
      area++;
      const difference =
        Math.abs(rgba[at]! - withoutText[at]!) +
        Math.abs(rgba[at + 1]! - withoutText[at + 1]!) +
        Math.abs(rgba[at + 2]! - withoutText[at + 2]!);
      if (difference > SEEN) changed++;
    }
  }
  return area === 0 ? 0 : changed / area;
}
