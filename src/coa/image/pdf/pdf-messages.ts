/** What every thread that opens a PDF is told. Limits come from the budgets. */
interface OpenTask {
  /** PDFium: where it lies, or its bytes. */
  parts: object;
  pdf: Uint8Array;
  /** Pixels of a letter as the reader likes them: the page is rendered to fit. */
  letters: number;
  maxMemory: number;
  maxCharacters: number;
}

/** To render one page. */
export interface RenderTask extends OpenTask {
  kind: 'render';
  /** The page to render, from 0. */
  page: number;
  maxPixels: number;
}

/** To list what stands in the text layers of the first pages; nothing is drawn. */
export interface SurveyTask extends OpenTask {
  kind: 'survey';
  maxPages: number;
}

/** What a thread can be asked to do with a PDF. */
export type PdfTask = RenderTask | SurveyTask;

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
  /** Name of its font, as the file has it; empty where that is not known, and of a page that was not drawn. */
  font: string;
}

/** A page that was drawn, four bytes a pixel, with its text layer and what the file says of itself. */
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

/** A page that was not drawn: its size and text layer in pixels as it would be. Whether a letter can be seen is not known. */
export interface SurveyedPage {
  width: number;
  height: number;
  characters: LayerCharacter[];
}

/** Why a PDF could not be opened or drawn. */
export type PdfFailure = 'password' | 'damaged' | 'script' | 'no-such-page' | 'memory' | 'shape';

/** Of a page that there is not, how many there are is said as well. */
export type PdfAnswer =
  | { rendered: RenderedPdf }
  | { surveyed: SurveyedPage[] }
  | { failure: PdfFailure; pages?: number };
