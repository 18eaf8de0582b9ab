import type { Grey } from '../image/grey.ts';
import { perceptualHash } from './perceptual-hash.ts';

/** What identifies a file and the look of its page. */
export interface Fingerprint {
  /** Of the file as sent, 64 hexadecimal digits. */
  sha256: string;
  /** Of the page, 16 hexadecimal digits (see `perceptualHash`). */
  perceptualHash: string;
}

/** Fingerprint of a file and of the page in it, upright and grey. */
export async function fingerprintOf(file: Uint8Array, page: Grey): Promise<Fingerprint> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', file as BufferSource));
  const sha256 = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { sha256, perceptualHash: perceptualHash(page) };
}
