import { crop, fromSharp, paperColour, paste, type Raster, toSharp } from '../pixels/raster.ts';
import type { Box } from '../print/in-page.ts';

/** Fills a box with one colour, in place. */
export function fill(page: Raster, [x, y, width, height]: Box, colour: readonly [number, number, number]): void {
  for (let row = y; row < y + height; row++)
    for (let column = x; column < x + width; column++) page.data.set(colour, (row * page.width + column) * 3);
}

/** Erases a box by drawing the rows above and below together, with paper where those hold ink, and softening. In place. */
export async function inpaint(page: Raster, [x, y, width, height]: Box): Promise<void> {
  const paper = paperColour(page, [x, y, width, height]);
  const above = Math.max(0, y - 1);
  const below = Math.min(page.height - 1, y + height);
  const clean = (column: number, row: number, channel: number) => {
    const value = page.data[(row * page.width + column) * 3 + channel] as number;
    return Math.abs(value - (paper[channel] as number)) < 24 ? value : (paper[channel] as number);
  };
  for (let row = 0; row < height; row++) {
    const share = (row + 1) / (height + 1);
    for (let column = x; column < x + width; column++) {
      for (let channel = 0; channel < 3; channel++) {
        page.data[((y + row) * page.width + column) * 3 + channel] =
          clean(column, above, channel) * (1 - share) + clean(column, below, channel) * share + 0.5;
      }
    }
  }
  paste(page, await fromSharp(toSharp(crop(page, [x, y, width, height])).blur(0.8)), x, y);
}

/** Lays a picture with alpha (four bytes a pixel) over the page, in place. */
export function compose(page: Raster, over: Raster, x: number, y: number): void {
  for (let row = 0; row < over.height; row++) {
    const py = y + row;
    if (py < 0 || py >= page.height) continue;
    for (let column = 0; column < over.width; column++) {
      const px = x + column;
      if (px < 0 || px >= page.width) continue;
      const from = (row * over.width + column) * 4;
      const alpha = (over.data[from + 3] as number) / 255;
      if (alpha === 0) continue;
      for (let channel = 0; channel < 3; channel++) {
        const to = (py * page.width + px) * 3 + channel;
        page.data[to] = (page.data[to] as number) * (1 - alpha) + (over.data[from + channel] as number) * alpha + 0.5;
      }
    }
  }
}
