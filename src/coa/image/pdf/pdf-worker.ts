import type { MessagePort } from 'node:worker_threads';

/** What the worker is told. Limits come from the budgets. */
export interface PdfTask {
  /** Paths of the library and of its WebAssembly. */
  library: string;
  wasm: string;
  pdf: Uint8Array;
  /** The page to render, from 0. */
  page: number;
  /** Pixels of a letter as the reader likes them: the page is rendered to fit. */
  letters: number;
  mostPixels: number;
  mostMemory: number;
  mostCharacters: number;
}

/** A character of the text layer, in pixels of the rendered page. */
export interface LayerCharacter {
  code: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Share of its box that looks different when all text is taken off the page. */
  ink: number;
  /** Whether most of it lies outside the part of the page to which its text was cut. */
  clipped: boolean;
  /** Order in which it was put on the page; characters of one piece of text share it. */
  order: number;
}

export interface RenderedPdf {
  pages: number;
  width: number;
  height: number;
  rgba: Uint8Array;
  characters: LayerCharacter[];
  information: Record<'Producer' | 'Creator' | 'CreationDate' | 'ModDate', string>;
  signatures: number;
  /** Numbers of the kinds of annotations on the page (PDFium's FPDF_ANNOT_…). */
  annotations: number[];
  fonts: { name: string; embedded: boolean }[];
}

export type PdfFailure = 'password' | 'damaged' | 'script' | 'no-such-page' | 'memory';

export type PdfAnswer = { rendered: RenderedPdf } | { failure: PdfFailure };

type Call = (...values: number[]) => number;
type Pdfium = Record<
  | '_malloc'
  | '_FPDF_InitLibrary'
  | '_FPDF_LoadMemDocument'
  | '_FPDF_GetLastError'
  | '_FPDF_GetPageCount'
  | '_FPDF_LoadPage'
  | '_FPDF_GetPageWidthF'
  | '_FPDF_GetPageHeightF'
  | '_FPDF_GetMetaText'
  | '_FPDF_GetSignatureCount'
  | '_FPDF_PageToDevice'
  | '_FPDF_RenderPageBitmap'
  | '_FPDF_FFLDraw'
  | '_FPDFDoc_GetJavaScriptActionCount'
  | '_FPDFDOC_InitFormFillEnvironment'
  | '_FORM_OnAfterLoadPage'
  | '_FPDFBitmap_CreateEx'
  | '_FPDFBitmap_FillRect'
  | '_FPDFPage_GetAnnotCount'
  | '_FPDFPage_GetAnnot'
  | '_FPDFAnnot_GetSubtype'
  | '_FPDFPage_CloseAnnot'
  | '_FPDFPage_CountObjects'
  | '_FPDFPage_GetObject'
  | '_FPDFFormObj_CountObjects'
  | '_FPDFFormObj_GetObject'
  | '_FPDFPageObj_GetType'
  | '_FPDFPageObj_SetIsActive'
  | '_FPDFPageObj_GetBounds'
  | '_FPDFPageObj_GetClipPath'
  | '_FPDFClipPath_CountPaths'
  | '_FPDFClipPath_CountPathSegments'
  | '_FPDFClipPath_GetPathSegment'
  | '_FPDFPathSegment_GetPoint'
  | '_FPDFImageObj_GetImagePixelSize'
  | '_FPDFTextObj_GetFont'
  | '_FPDFFont_GetBaseFontName'
  | '_FPDFFont_GetIsEmbedded'
  | '_FPDFText_LoadPage'
  | '_FPDFText_CountChars'
  | '_FPDFText_GetUnicode'
  | '_FPDFText_GetCharBox'
  | '_FPDFText_GetTextObject',
  Call
> & { HEAPU8: Uint8Array };

/**
 * Renders one page of a PDF with PDFium and says what stands in its text layer. It runs in a thread of its own, so that a
 * hostile file can be stopped and its memory given back. It is handed over as source text and must not use anything from
 * outside itself: a bundle of the project holds no file that a thread could be started from.
 */
export async function pdfWorker(load: (name: string) => unknown): Promise<void> {
  const { parentPort, workerData } = load('node:worker_threads') as { parentPort: MessagePort; workerData: PdfTask };
  const { readFileSync } = load('node:fs') as { readFileSync(file: string): Uint8Array };
  const task = workerData;
  const PAGE = 65_536;
  const FORM = 5;
  const IMAGE = 3;
  const TEXT = 1;
  /** Annotations drawn; bytes in the order red, green, blue, alpha. */
  const FLAGS = 0x01 | 0x10;
  const fail = (failure: PdfFailure): void => parentPort.postMessage({ failure } satisfies PdfAnswer);

  // PDFium may take up to two gigabytes; a growth refused makes it give up.
  let refused = false;
  const grow = WebAssembly.Memory.prototype.grow;
  WebAssembly.Memory.prototype.grow = function (pages: number): number {
    if (this.buffer.byteLength + pages * PAGE > task.mostMemory) {
      refused = true;
      throw new RangeError('Too much memory.');
    }
    return grow.call(this, pages);
  };

  try {
    const { PDFiumModule } = load(task.library) as { PDFiumModule: (options: object) => Promise<Pdfium> };
    const silent = (): void => undefined;
    const pdfium = await PDFiumModule({ wasmBinary: readFileSync(task.wasm), print: silent, printErr: silent });
    const view = (): DataView => new DataView(pdfium.HEAPU8.buffer);
    const allocate = (bytes: number): number => {
      const at = pdfium._malloc(bytes);
      if (at === 0) throw new RangeError('Too much memory.');
      return at;
    };
    pdfium._FPDF_InitLibrary();
    const file = allocate(task.pdf.length);
    pdfium.HEAPU8.set(task.pdf, file);
    const document = pdfium._FPDF_LoadMemDocument(file, task.pdf.length, 0);
    if (document === 0) return fail(pdfium._FPDF_GetLastError() === 4 ? 'password' : 'damaged');
    if (pdfium._FPDFDoc_GetJavaScriptActionCount(document) > 0) return fail('script');
    const pages = pdfium._FPDF_GetPageCount(document);
    if (task.page >= pages) return fail(pages < 1 ? 'damaged' : 'no-such-page');
    const page = pdfium._FPDF_LoadPage(document, task.page);
    if (page === 0) return fail('damaged');
    const wide = pdfium._FPDF_GetPageWidthF(page);
    const high = pdfium._FPDF_GetPageHeightF(page);
    if (!(wide > 0 && high > 0)) return fail('damaged');

    const scratch = allocate(512);
    const text = (call: (buffer: number, length: number) => number, encoding: 'utf16le' | 'utf8'): string => {
      const length = Math.min(512, call(scratch, 512));
      return Buffer.from(pdfium.HEAPU8.slice(scratch, scratch + length))
        .toString(encoding)
        .replace(/\0[\s\S]*$/, '');
    };
    const information = (name: string): string => {
      const tag = allocate(name.length + 1);
      pdfium.HEAPU8.set(Buffer.from(`${name}\0`), tag);
      return text((buffer, length) => pdfium._FPDF_GetMetaText(document, tag, buffer, length), 'utf16le');
    };

    // Objects of the page, those within forms too, in the order in which they are drawn.
    const objects: { at: number; type: number; nested: boolean }[] = [];
    const collect = (count: number, get: (index: number) => number, depth: number): void => {
      for (let i = 0; i < count && objects.length < 50_000; i++) {
        const at = get(i);
        const type = pdfium._FPDFPageObj_GetType(at);
        objects.push({ at, type, nested: depth > 0 });
        if (type === FORM && depth < 8)
          collect(pdfium._FPDFFormObj_CountObjects(at), (index) => pdfium._FPDFFormObj_GetObject(at, index), depth + 1);
      }
    };
    collect(pdfium._FPDFPage_CountObjects(page), (index) => pdfium._FPDFPage_GetObject(page, index), 0);
    const texts = objects.filter(({ type }) => type === TEXT);
    const orders = new Map(objects.map(({ at }, order) => [at, order]));

    // The rectangle around what a text was cut to; within a form its place on the page is not known, so nothing is kept.
    type Rectangle = { left: number; bottom: number; right: number; top: number };
    const clipOf = ({ at, nested }: { at: number; nested: boolean }): Rectangle | null => {
      const clip = pdfium._FPDFPageObj_GetClipPath(at);
      const paths = clip === 0 ? 0 : Math.min(50, pdfium._FPDFClipPath_CountPaths(clip));
      if (paths <= 0) return null;
      const around = { left: -Infinity, bottom: -Infinity, right: Infinity, top: Infinity };
      if (nested) return { left: 0, bottom: 0, right: 0, top: 0 };
      for (let i = 0; i < paths; i++) {
        const xs: number[] = [];
        const ys: number[] = [];
        for (let j = 0; j < Math.min(200, pdfium._FPDFClipPath_CountPathSegments(clip, i)); j++) {
          if (
            pdfium._FPDFPathSegment_GetPoint(pdfium._FPDFClipPath_GetPathSegment(clip, i, j), scratch, scratch + 4) ===
            0
          )
            continue;
          xs.push(view().getFloat32(scratch, true));
          ys.push(view().getFloat32(scratch + 4, true));
        }
        if (xs.length === 0) continue;
        around.left = Math.max(around.left, Math.min(...xs));
        around.right = Math.min(around.right, Math.max(...xs));
        around.bottom = Math.max(around.bottom, Math.min(...ys));
        around.top = Math.min(around.top, Math.max(...ys));
      }
      return around;
    };
    const clips = new Map(texts.map((object) => [orders.get(object.at), clipOf(object)]));
    const isClipped = (order: number, left: number, right: number, bottom: number, top: number): boolean => {
      const clip = clips.get(order);
      if (clip === undefined || clip === null) return false;
      const within =
        Math.max(0, Math.min(right, clip.right) - Math.max(left, clip.left)) *
        Math.max(0, Math.min(top, clip.top) - Math.max(bottom, clip.bottom));
      return within < 0.5 * (right - left) * (top - bottom);
    };

    const fonts = new Map<string, boolean>();
    for (const font of new Set(texts.map(({ at }) => pdfium._FPDFTextObj_GetFont(at)))) {
      if (font === 0 || fonts.size >= 40) continue;
      const name = text((buffer, length) => pdfium._FPDFFont_GetBaseFontName(font, buffer, length), 'utf8');
      if (name !== '') fonts.set(name, pdfium._FPDFFont_GetIsEmbedded(font) === 1);
    }

    // Characters in points, from the lower left.
    const layer = pdfium._FPDFText_LoadPage(page);
    const count = layer === 0 ? 0 : Math.min(task.mostCharacters, pdfium._FPDFText_CountChars(layer));
    const found: { code: number; left: number; right: number; bottom: number; top: number; order: number }[] = [];
    for (let i = 0; i < count; i++) {
      const code = pdfium._FPDFText_GetUnicode(layer, i);
      const boxed = pdfium._FPDFText_GetCharBox(layer, i, scratch, scratch + 8, scratch + 16, scratch + 24) !== 0;
      const [left, right, bottom, top] = [0, 8, 16, 24].map((offset) => view().getFloat64(scratch + offset, true)) as [
        number,
        number,
        number,
        number,
      ];
      const order = orders.get(pdfium._FPDFText_GetTextObject(layer, i)) ?? -1;
      found.push(
        boxed ? { code, left, right, bottom, top, order } : { code, left: 0, right: 0, bottom: 0, top: 0, order },
      );
    }

    // Letters as large as the reader likes; a scanned page as it was scanned; two hundred dots to the inch otherwise.
    const heights = found
      .filter(({ code, top, bottom }) => code > 0x20 && top > bottom)
      .map(({ top, bottom }) => top - bottom)
      .sort((a, b) => a - b);
    let scale = 200 / 72;
    if (heights.length >= 25) scale = task.letters / heights[heights.length >> 1]!;
    for (const { at, type } of objects) {
      if (type !== IMAGE || pdfium._FPDFPageObj_GetBounds(at, scratch, scratch + 4, scratch + 8, scratch + 12) === 0)
        continue;
      const [left, bottom, right, top] = [0, 4, 8, 12].map((offset) => view().getFloat32(scratch + offset, true)) as [
        number,
        number,
        number,
        number,
      ];
      if (
        (right - left) * (top - bottom) < 0.5 * wide * high ||
        pdfium._FPDFImageObj_GetImagePixelSize(at, scratch, scratch + 4) === 0
      )
        continue;
      scale = Math.max(heights.length >= 25 ? scale : 0, view().getUint32(scratch, true) / (right - left));
    }
    scale = Math.min(Math.max(scale, 100 / 72), 400 / 72, Math.sqrt(task.mostPixels / (wide * high)));
    const width = Math.max(1, Math.round(wide * scale));
    const height = Math.max(1, Math.round(high * scale));

    const formInformation = allocate(256);
    pdfium.HEAPU8.fill(0, formInformation, formInformation + 256);
    view().setUint32(formInformation, 2, true);
    const form = pdfium._FPDFDOC_InitFormFillEnvironment(document, formInformation);
    if (form !== 0) pdfium._FORM_OnAfterLoadPage(page, form);
    const BYTES = 4;
    const pixels = allocate(width * height * BYTES);
    const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, BYTES, pixels, width * BYTES);
    const render = (): Uint8Array => {
      pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
      pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, FLAGS);
      if (form !== 0) pdfium._FPDF_FFLDraw(form, bitmap, page, 0, 0, width, height, 0, FLAGS);
      return pdfium.HEAPU8.subarray(pixels, pixels + width * height * BYTES);
    };
    const rgba = render().slice();
    let bare: Uint8Array = rgba;
    if (texts.length > 0) {
      for (const { at } of texts) pdfium._FPDFPageObj_SetIsActive(at, 0);
      bare = render();
    }

    const toPixel = (x: number, y: number): [number, number] => {
      pdfium._FPDF_PageToDevice(page, 0, 0, width, height, 0, x, y, scratch, scratch + 4);
      return [view().getInt32(scratch, true), view().getInt32(scratch + 4, true)];
    };
    const characters = found.map(({ code, left, right, bottom, top, order }): LayerCharacter => {
      const [x0, y0] = toPixel(left, top);
      const [x1, y1] = toPixel(right, bottom);
      const box = { left: Math.min(x0, x1), top: Math.min(y0, y1), right: Math.max(x0, x1), bottom: Math.max(y0, y1) };
      let changed = 0;
      let area = 0;
      for (let y = Math.max(0, box.top); y < Math.min(height, box.bottom + 1); y++) {
        for (let x = Math.max(0, box.left); x < Math.min(width, box.right + 1); x++) {
          const pixel = (y * width + x) * BYTES;
          area++;
          if (
            Math.abs(rgba[pixel]! - bare[pixel]!) +
              Math.abs(rgba[pixel + 1]! - bare[pixel + 1]!) +
              Math.abs(rgba[pixel + 2]! - bare[pixel + 2]!) >
            48
          )
            changed++;
        }
      }
      return {
        code,
        ...box,
        ink: area === 0 ? 0 : changed / area,
        clipped: isClipped(order, left, right, bottom, top),
        order,
      };
    });

    const annotations: number[] = [];
    for (let i = 0; i < Math.min(1_000, pdfium._FPDFPage_GetAnnotCount(page)); i++) {
      const annotation = pdfium._FPDFPage_GetAnnot(page, i);
      if (annotation === 0) continue;
      annotations.push(pdfium._FPDFAnnot_GetSubtype(annotation));
      pdfium._FPDFPage_CloseAnnot(annotation);
    }
    const rendered: RenderedPdf = {
      pages,
      width,
      height,
      rgba,
      characters,
      information: {
        Producer: information('Producer'),
        Creator: information('Creator'),
        CreationDate: information('CreationDate'),
        ModDate: information('ModDate'),
      },
      signatures: Math.max(0, pdfium._FPDF_GetSignatureCount(document)),
      annotations,
      fonts: [...fonts].map(([name, embedded]) => ({ name, embedded })),
    };
    parentPort.postMessage({ rendered } satisfies PdfAnswer, [rgba.buffer as ArrayBuffer]);
  } catch {
    fail(refused ? 'memory' : 'damaged');
  }
}
