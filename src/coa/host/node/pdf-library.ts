import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Starts PDFium's WebAssembly build. @param parts what `pdfParts` gave. */
export function startPdfium(parts: object, options: object): Promise<unknown> {
  const { library, wasm } = parts as { library: string; wasm: string };
  const { PDFiumModule } = createRequire(import.meta.url)(library) as {
    PDFiumModule: (options: object) => Promise<unknown>;
  };
  return PDFiumModule({ wasmBinary: readFileSync(wasm), ...options });
}
