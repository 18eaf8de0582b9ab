import { PDFiumModule } from '@hyzyla/pdfium';

/** Starts PDFium's WebAssembly build. @param parts what `pdfParts` gave. */
export function startPdfium(parts: object, options: object): Promise<unknown> {
  return PDFiumModule({ wasmBinary: (parts as { wasm: ArrayBuffer }).wasm, ...options });
}
