import { partOf } from './parts.ts';

/** The WebAssembly of a decoder of pictures. */
export async function decoderModule(format: 'jpeg' | 'webp'): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await partOf(format).arrayBuffer());
}
