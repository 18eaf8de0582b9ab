import { freeBuffer } from '#host/free-buffer';

/**
 * Gives the memory of pixels back at once; the arrays are empty from then on. Left to the garbage collector, megabytes wait
 * for a collection that the few small objects around them do not bring about. Part of a larger buffer is left alone.
 */
export function releasePixels(...pixels: Uint8Array[]): void {
  for (const { buffer, byteLength } of pixels)
    if (buffer instanceof ArrayBuffer && byteLength > 0 && byteLength === buffer.byteLength) freeBuffer(buffer);
}
