import { setFlagsFromString } from 'node:v8';

/**
 * Keeps the space for new objects as large as it is now. V8 doubles it as long as objects outlive a collection, up to
 * 128 MB where the machine has plenty, and pictures, whose pixels lie outside the heap, then wait the longer to be let go.
 * For after the first check: while code is loaded, growing is cheaper. Process-wide; calling it again changes nothing.
 */
export function holdYoungGeneration(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}
