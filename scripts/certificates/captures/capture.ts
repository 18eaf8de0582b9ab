import type { Raster } from '../pixels/raster.ts';
import type { Box } from '../print/in-page.ts';
import type { Random } from '../random.ts';

/** A picture file before its metadata: pixels, how to encode them, and where the boxes went. */
export interface Captured {
  raster: Raster;
  encode: { format: 'png' } | { format: 'jpeg'; quality: number } | { format: 'webp'; quality: number };
  boxes: Box[];
}

/** How a page becomes a picture. */
export interface Capture {
  /** Equals the file name, except that one file may hold kinds that differ only by a number. */
  id: string;
  /** Pixels to one CSS pixel at which the page is rendered first. */
  scale: number;
  take(page: Raster, boxes: readonly Box[], random: Random): Promise<Captured>;
}

/** Boxes of a page that was scaled and shifted. */
export function moved(boxes: readonly Box[], scale: number, dx = 0, dy = 0): Box[] {
  return boxes.map(([x, y, width, height]) => [x * scale + dx, y * scale + dy, width * scale, height * scale]);
}
