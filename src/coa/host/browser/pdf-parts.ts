import { partOf } from './parts.ts';

/** PDFium's bytes, to be handed to the thread that opens a PDF. */
export function pdfParts(): object {
  return { wasm: partOf('pdfium') };
}
