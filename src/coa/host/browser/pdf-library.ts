import { PDFiumModule } from '@hyzyla/pdfium';

/** Starts PDFium's WebAssembly build. @param parts what `pdfParts` gave. */
export async function startPdfium(parts: object, options: object): Promise<unknown> {
  return PDFiumModule({ wasmBinary: await (parts as { wasm: Blob }).wasm.arrayBuffer(), ...options });
}
