import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const PATHS = {
  jpeg: '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm',
  webp: '@jsquash/webp/codec/dec/webp_dec.wasm',
} as const;

/** The WebAssembly of a decoder of pictures. */
export async function decoderModule(format: keyof typeof PATHS): Promise<WebAssembly.Module> {
  return new WebAssembly.Module(await readFile(createRequire(import.meta.url).resolve(PATHS[format])));
}
