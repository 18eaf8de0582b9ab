import { startPdfium } from '#host/pdf-library';
import { threadPort } from '#host/thread-port';
import { limitWebAssemblyMemory } from '../../threads/limit-memory.ts';
import { drawPage, type OpenPage, scaleOf } from './draw-page.ts';
import { listCharacters, seenCharacter } from './page-characters.ts';
import { clippingOf, fontNamesOf, fontsOf, listObjects } from './page-objects.ts';
import type { PdfAnswer, PdfFailure, PdfTask, RenderedPdf, RenderTask } from './pdf-messages.ts';
import { type Pdfium, type PdfiumLibrary, wrapPdfium } from './pdfium.ts';
import { surveyPages } from './survey-pages.ts';

// A worker: renders one page of a PDF with PDFium and says what stands in its text layer, or in those of all pages. In a thread of its own a hostile
// file can be stopped and its memory given back.

/** FPDF_ERR_PASSWORD in fpdfview.h. */
const PASSWORD_ERROR = 4;
const MAX_ANNOTATIONS = 1_000;
/** How many times as long as its short side a page may be: drawn to fit, nothing on a longer one is large enough to read. */
const MOST_ELONGATED = 2_000;

const port = await threadPort<PdfTask, never>();
const task = port.settings;

async function loadPdfium(): Promise<Pdfium> {
  const silent = (): void => undefined;
  const pdfium = wrapPdfium((await startPdfium(task.parts, { print: silent, printErr: silent })) as PdfiumLibrary);
  pdfium.library._FPDF_InitLibrary();
  return pdfium;
}

/** Opens the document, or says why it cannot be opened. */
function openDocument({ library, allocate }: Pdfium): { document: number; pages: number } | PdfFailure {
  const file = allocate(task.pdf.length);
  library.HEAPU8.set(task.pdf, file);
  const document = library._FPDF_LoadMemDocument(file, task.pdf.length, 0);
  if (document === 0) return library._FPDF_GetLastError() === PASSWORD_ERROR ? 'password' : 'damaged';
  if (library._FPDFDoc_GetJavaScriptActionCount(document) > 0) return 'script';
  const pages = library._FPDF_GetPageCount(document);
  return pages < 1 ? 'damaged' : { document, pages };
}

/** Opens a page of the document; null where it is damaged. */
function openPage({ library }: Pdfium, document: number, index: number): OpenPage | null {
  const page = library._FPDF_LoadPage(document, index);
  if (page === 0) return null;
  const width = library._FPDF_GetPageWidthF(page);
  const height = library._FPDF_GetPageHeightF(page);
  return width > 0 && height > 0 ? { document, page, width, height } : null;
}

/** What the document says about itself: an entry of its information dictionary (ISO 32000-1, 14.3.3). */
function informationIn({ library, place, text }: Pdfium, document: number, name: string): string {
  const tag = place(name);
  return text((buffer, length) => library._FPDF_GetMetaText(document, tag, buffer, length), 'utf16le');
}

/** Numbers of the kinds of annotations on the page. */
function annotationsOn({ library }: Pdfium, page: number): number[] {
  const annotations: number[] = [];
  for (let i = 0; i < Math.min(MAX_ANNOTATIONS, library._FPDFPage_GetAnnotCount(page)); i++) {
    const annotation = library._FPDFPage_GetAnnot(page, i);
    if (annotation === 0) continue;
    annotations.push(library._FPDFAnnot_GetSubtype(annotation));
    library._FPDFPage_CloseAnnot(annotation);
  }
  return annotations;
}

function render(pdfium: Pdfium, open: OpenPage, pages: number, task: RenderTask): RenderedPdf {
  const { document, page } = open;
  const objects = listObjects(pdfium, page);
  const isClipped = clippingOf(pdfium, objects);
  const fontOf = fontNamesOf(pdfium, objects);
  const fonts = fontsOf(pdfium, objects);
  const characters = listCharacters(pdfium, page, objects, task.maxCharacters);
  const scale = scaleOf(pdfium, open, objects, characters, task.letters, task.maxPixels);
  const drawn = drawPage(pdfium, open, objects, scale);
  return {
    pages,
    width: drawn.width,
    height: drawn.height,
    rgba: drawn.rgba,
    characters: characters.map((character) => seenCharacter(drawn, character, isClipped, fontOf)),
    information: {
      Producer: informationIn(pdfium, document, 'Producer'),
      Creator: informationIn(pdfium, document, 'Creator'),
      CreationDate: informationIn(pdfium, document, 'CreationDate'),
      ModDate: informationIn(pdfium, document, 'ModDate'),
    },
    signatures: Math.max(0, pdfium.library._FPDF_GetSignatureCount(document)),
    annotations: annotationsOn(pdfium, page),
    fonts,
  };
}

function answer(pdfium: Pdfium): PdfAnswer {
  const opened = openDocument(pdfium);
  if (typeof opened === 'string') return { failure: opened };
  const { document, pages } = opened;
  if (task.kind === 'survey') return { surveyed: surveyPages(pdfium, document, pages, task) };
  if (task.page >= pages) return { failure: 'no-such-page', pages };
  const open = openPage(pdfium, document, task.page);
  if (open === null) return { failure: 'damaged' };
  const [short = 0, long = 0] = [open.width, open.height].sort((a, b) => a - b);
  return long > MOST_ELONGATED * short ? { failure: 'shape' } : { rendered: render(pdfium, open, pages, task) };
}

// Until PDFium runs: what keeps it from starting is nothing of the file's.
let isMemoryRefused = true;
limitWebAssemblyMemory(task.maxMemory, () => {
  isMemoryRefused = true;
});
try {
  const pdfium = await loadPdfium();
  isMemoryRefused = false;
  const found = answer(pdfium);
  port.post(found, 'rendered' in found ? [found.rendered.rgba.buffer as ArrayBuffer] : []);
} catch {
  port.post({ failure: isMemoryRefused ? 'memory' : 'damaged' } satisfies PdfAnswer);
}
