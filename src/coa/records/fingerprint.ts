import type { Grey } from '../image/grey.ts';
import { perceptualHash } from './perceptual-hash.ts';
import { sha256Of } from './sha256.ts';

/** What identifies a file and the look of its page. */
export interface Fingerprint {
  /** Of the file as sent, 64 hexadecimal digits. */
  sha256: string;
  /** Of the page, 16 hexadecimal digits (see `perceptualHash`). */
  perceptualHash: string;
}

/** Fingerprint of a file and of the page in it, upright and grey. */
export async function fingerprintOf(file: Uint8Array, page: Grey): Promise<Fingerprint> {
  return { sha256: await sha256Of(file as BufferSource), perceptualHash: perceptualHash(page) };
}
