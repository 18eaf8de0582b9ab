import { createRequire } from 'node:module';
import path from 'node:path';

/** Where PDFium lies, to be handed to the thread that opens a PDF. */
export function pdfParts(): object {
  const library = createRequire(import.meta.url).resolve('@hyzyla/pdfium');
  return { library, wasm: path.join(path.dirname(library), 'pdfium.wasm') };
}
