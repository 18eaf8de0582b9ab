import type { ReaderOptions, ReadResult } from 'zxing-wasm/reader';

/** What a reader's thread reads with: where it lies, or a hold of it; only the host looks inside. */
export type ReaderParts = object;

/** The language models. */
export type LanguageModel = 'fast' | 'best';

/** Starts Tesseract's WebAssembly build (emscripten). */
export type StartTesseract = (options: object) => Promise<unknown>;

/** What the recogniser of scene text runs with, unpacked. */
export interface SceneFiles {
  /** ONNX Runtime's WebAssembly. */
  runtime: Uint8Array;
  model: Uint8Array;
}

/** What zxing is asked. */
export interface CodeLibrary {
  readBarcodes(file: Uint8Array, options: ReaderOptions): Promise<ReadResult[]>;
}
