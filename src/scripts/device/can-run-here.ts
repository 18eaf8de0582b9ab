/** A module of one function that uses an instruction of relaxed SIMD (i8x16.relaxed_swizzle), which Tesseract's build needs. */
const RELAXED_SIMD = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 15, 1, 13, 0, 65, 1, 253, 15, 65, 2, 253, 15,
  253, 128, 2, 11,
]);

/** Whether this browser can run the checker. */
export function canRunHere(): boolean {
  return (
    typeof DecompressionStream === 'function' &&
    typeof ArrayBuffer.prototype.transfer === 'function' &&
    typeof WebAssembly === 'object' &&
    WebAssembly.validate(RELAXED_SIMD)
  );
}
