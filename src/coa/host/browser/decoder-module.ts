import { partOf } from './parts.ts';

/** The WebAssembly of a decoder of pictures. */
export function decoderModule(format: 'jpeg' | 'webp'): Promise<WebAssembly.Module> {
  return WebAssembly.compile(partOf(format));
}
