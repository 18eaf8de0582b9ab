import start from 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.js';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { CodeLibrary, LanguageModel, ReaderParts, StartTesseract } from '../reader-parts.ts';
import type { ReaderBytes } from './reader-parts.ts';

/** Tesseract's WebAssembly build. */
export function tesseractOf(parts: ReaderParts): StartTesseract {
  return (options) => start({ wasmBinary: new Uint8Array((parts as ReaderBytes).core), ...options });
}

/** The data of a language model. */
export function languageOf(parts: ReaderParts, model: LanguageModel): Uint8Array {
  return new Uint8Array((parts as ReaderBytes).languages[model]);
}

/** zxing with its WebAssembly. */
export async function codesOf(parts: ReaderParts): Promise<CodeLibrary> {
  await prepareZXingModule({ overrides: { wasmBinary: (parts as ReaderBytes).codes }, fireImmediately: true });
  return { readBarcodes };
}
