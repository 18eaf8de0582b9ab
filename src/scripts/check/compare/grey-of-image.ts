import { type Grey, greyOf } from '../../../coa/image/grey.ts';
import type { ShownPage } from '../answer/sheet/shown-page.ts';

/** The page in grey, as large as its places refer to; null where this browser gives no pixels. */
export function greyOfImage(image: ShownPage, { width, height }: { width: number; height: number }): Grey | null {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image.source, 0, 0, width, height);
  try {
    const { data } = context.getImageData(0, 0, width, height);
    return greyOf({ width, height, rgba: new Uint8Array(data.buffer) });
  } catch {
    return null;
  }
}
