import { partOf } from './parts.ts';

/** PDFium's WebAssembly, to be handed to the thread that opens a PDF. */
export function pdfParts(): object {
  return { wasm: partOf('pdfium') };
}
