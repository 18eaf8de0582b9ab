import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { gunzipSync } from 'node:zlib';
import type { CodeLibrary, LanguageModel, ReaderParts, SceneFiles, StartTesseract } from '../reader-parts.ts';
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

/**
 * Steps (bytes of WebAssembly run through) after which V8 compiles a function anew for speed. At its own 13 million it does so
 * with most of ONNX Runtime's 14 MB, for which it takes 200 MB more of memory and the time of several pages; the few functions
 * in which nearly all of the time is spent come this far soon.
 */
const TIERING_BUDGET = 200_000_000;

/** What the recogniser of scene text runs with. Process-wide, V8 is told to compile less of what comes after for speed. */
export async function sceneFilesOf(parts: ReaderParts): Promise<SceneFiles> {
  setFlagsFromString(`--wasm-tiering-budget=${TIERING_BUDGET}`);
  const { inference, sceneModel } = parts as ReaderPaths;
  return { runtime: readFileSync(inference), model: gunzipSync(readFileSync(sceneModel)) };
}
