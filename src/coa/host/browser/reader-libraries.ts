import start from 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.js';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { CodeLibrary, LanguageModel, ReaderParts, SceneFiles, StartTesseract } from '../reader-parts.ts';
import type { ReaderBlobs } from './reader-parts.ts';

/** Tesseract's WebAssembly build. */
export function tesseractOf(parts: ReaderParts): StartTesseract {
  return async (options) => start({ wasmBinary: await bytesOf((parts as ReaderBlobs).core), ...options });
}

/** The data of a language model. */
export function languageOf(parts: ReaderParts, model: LanguageModel): Promise<Uint8Array> {
  return bytesOf((parts as ReaderBlobs).languages[model]);
}

/** zxing with its WebAssembly. */
export async function codesOf(parts: ReaderParts): Promise<CodeLibrary> {
  const wasmBinary = await (parts as ReaderBlobs).codes.arrayBuffer();
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  return { readBarcodes };
}

/** What the recogniser of scene text runs with. */
export async function sceneFilesOf(parts: ReaderParts): Promise<SceneFiles> {
  const { inference, sceneModel } = parts as ReaderBlobs;
  return { runtime: await bytesOf(inference), model: await bytesOf(sceneModel) };
}

const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());
