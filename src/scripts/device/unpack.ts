/** Unpacks what was packed with gzip. @throws TypeError where it is damaged. */
export function unpack(packed: ArrayBuffer): Promise<Blob> {
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))).blob();
}
