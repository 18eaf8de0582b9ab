import type { Pdfium } from './pdfium.ts';

/** Kinds of page objects (FPDF_PAGEOBJ_… in fpdf_edit.h). */
const OBJECT = { text: 1, image: 3, form: 5 };
/** Bounds on what a hostile page can make us look at. */
const MAX_OBJECTS = 50_000;
const MAX_DEPTH = 8;
const MAX_CLIP_PATHS = 50;
const MAX_CLIP_SEGMENTS = 200;
const MAX_FONTS = 40;
/** Share of a character's box that must lie within its clip for it to count as shown. */
const MIN_SHOWN = 0.5;

/** An object of the page: PDFium's handle, and whether it stands within a form. */
interface PageObject {
  at: number;
  type: number;
  nested: boolean;
}

/** In points, from the lower left of the page. */
export interface PdfBox {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** What is drawn on a page, by kind. */
export interface PageObjects {
  texts: readonly PageObject[];
  images: readonly PageObject[];
  /** The place of each object in the order of drawing, by its handle. */
  orders: ReadonlyMap<number, number>;
}

/** Lists the objects of a page, those within forms too, in the order in which they are drawn. */
export function listObjects({ library }: Pdfium, page: number): PageObjects {
  const objects: PageObject[] = [];
  const collect = (count: number, get: (index: number) => number, depth: number): void => {
    for (let i = 0; i < count && objects.length < MAX_OBJECTS; i++) {
      const at = get(i);
      const type = library._FPDFPageObj_GetType(at);
      objects.push({ at, type, nested: depth > 0 });
      if (type === OBJECT.form && depth < MAX_DEPTH)
        collect(library._FPDFFormObj_CountObjects(at), (index) => library._FPDFFormObj_GetObject(at, index), depth + 1);
    }
  };
  collect(library._FPDFPage_CountObjects(page), (index) => library._FPDFPage_GetObject(page, index), 0);
  return {
    texts: objects.filter(({ type }) => type === OBJECT.text),
    images: objects.filter(({ type }) => type === OBJECT.image),
    orders: new Map(objects.map(({ at }, order) => [at, order])),
  };
}

/**
 * Tells of characters whether most of them lies outside the part of the page to which their text was cut.
 * @returns a function of a text's place in the order of drawing, and a character's box.
 */
export function clippingOf(pdfium: Pdfium, { texts, orders }: PageObjects): (order: number, box: PdfBox) => boolean {
  const clips = new Map(texts.map((object) => [orders.get(object.at), clipOf(pdfium, object)]));
  return (order, { left, right, bottom, top }) => {
    const clip = clips.get(order) ?? null;
    if (clip === null) return false;
    const shown =
      Math.max(0, Math.min(right, clip.right) - Math.max(left, clip.left)) *
      Math.max(0, Math.min(top, clip.top) - Math.max(bottom, clip.bottom));
    return shown < MIN_SHOWN * (right - left) * (top - bottom);
  };
}

/** The rectangle around what a text was cut to; within a form its place on the page is not known, so nothing is kept. */
function clipOf({ library, floats }: Pdfium, { at, nested }: PageObject): PdfBox | null {
  const clip = library._FPDFPageObj_GetClipPath(at);
  const paths = clip === 0 ? 0 : Math.min(MAX_CLIP_PATHS, library._FPDFClipPath_CountPaths(clip));
  if (paths <= 0) return null;
  if (nested) return { left: 0, right: 0, bottom: 0, top: 0 };
  const around = { left: -Infinity, right: Infinity, bottom: -Infinity, top: Infinity };
  for (let path = 0; path < paths; path++) {
    const points: [number, number][] = [];
    const segments = Math.min(MAX_CLIP_SEGMENTS, library._FPDFClipPath_CountPathSegments(clip, path));
    for (let index = 0; index < segments; index++) {
      const segment = library._FPDFClipPath_GetPathSegment(clip, path, index);
      const point = floats(2, (x, y) => library._FPDFPathSegment_GetPoint(segment, x, y));
      if (point !== null) points.push(point);
    }
    if (points.length === 0) continue;
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    around.left = Math.max(around.left, Math.min(...xs));
    around.right = Math.min(around.right, Math.max(...xs));
    around.bottom = Math.max(around.bottom, Math.min(...ys));
    around.top = Math.min(around.top, Math.max(...ys));
  }
  return around;
}

/** The fonts of a page's texts by name, and whether the file holds them. */
export function fontsOf(pdfium: Pdfium, { texts }: PageObjects): { name: string; embedded: boolean }[] {
  const { library } = pdfium;
  const fonts = new Map<string, boolean>();
  for (const font of new Set(texts.map(({ at }) => library._FPDFTextObj_GetFont(at)))) {
    if (font === 0 || fonts.size >= MAX_FONTS) continue;
    const name = nameOfFont(pdfium, font);
    if (name !== '') fonts.set(name, library._FPDFFont_GetIsEmbedded(font) === 1);
  }
  return [...fonts].map(([name, embedded]) => ({ name, embedded }));
}

/**
 * Tells in which font a text is set.
 * @returns a function of a text's place in the order of drawing; "" where that or the font's name is not known.
 */
export function fontNamesOf(pdfium: Pdfium, { texts, orders }: PageObjects): (order: number) => string {
  const names = new Map<number, string>();
  const byOrder = new Map(
    texts.map(({ at }) => {
      const font = pdfium.library._FPDFTextObj_GetFont(at);
      const name = names.get(font) ?? nameOfFont(pdfium, font);
      names.set(font, name);
      return [orders.get(at), name];
    }),
  );
  return (order) => byOrder.get(order) ?? '';
}

/** The name of a font, as the file has it; "" where it has none. @param font PDFium's handle, 0 for none. */
function nameOfFont({ library, text }: Pdfium, font: number): string {
  return font === 0 ? '' : text((buffer, length) => library._FPDFFont_GetBaseFontName(font, buffer, length), 'utf8');
}
