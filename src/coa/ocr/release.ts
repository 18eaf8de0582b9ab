import { freeBuffer } from '#host/free-buffer';

/**
 * Frees the memory of an array at once. A reader's thread makes too few objects of its own for its garbage collector to
 * come by and free the large ones.
 * @param bytes that own their buffer; empty afterwards.
 */
export function release({ buffer }: Uint8Array): void {
  freeBuffer(buffer as ArrayBuffer);
}
