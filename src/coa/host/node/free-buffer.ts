/** Gives the memory of a buffer back at once; it is empty from then on. */
export function freeBuffer(buffer: ArrayBuffer): void {
  buffer.transfer(0);
}
