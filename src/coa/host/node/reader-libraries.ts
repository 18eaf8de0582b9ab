import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import type { CodeLibrary, LanguageModel, ReaderParts, StartTesseract } from '../reader-parts.ts';
import type { ReaderPaths } from './reader-parts.ts';

const load = createRequire(import.meta.url);
/** Room for either language data unpacked, so that it is not put together from pieces that stay behind. */
const LANGUAGE_BYTES = 8_000_000;

/** Tesseract's WebAssembly build. */
export function tesseractOf(parts: ReaderParts): StartTesseract {
  return load((parts as ReaderPaths).core) as StartTesseract;
}

/** The data of a language model, unpacked. */
export async function languageOf(parts: ReaderParts, model: LanguageModel): Promise<Uint8Array> {
  return gunzipSync(readFileSync((parts as ReaderPaths).languages[model]), { chunkSize: LANGUAGE_BYTES });
}

/** zxing with its WebAssembly. */
export async function codesOf(parts: ReaderParts): Promise<CodeLibrary> {
  const { codes, codesWasm } = parts as ReaderPaths;
  const library = load(codes) as CodeLibrary & { prepareZXingModule(options: object): Promise<unknown> };
  await library.prepareZXingModule({ overrides: { wasmBinary: readFileSync(codesWasm) }, fireImmediately: true });
  return library;
}
