import { clampBox, type Raster } from '../pixels/raster.ts';
import type { Renderer } from '../print/browser.ts';
import type { Box, FieldBox } from '../print/in-page.ts';
import type { Random } from '../random.ts';

/** A field to be edited on a page that was rendered and, perhaps, saved as JPEG since. */
export interface EditContext {
  /** The page, changed in place. */
  page: Raster;
  field: FieldBox;
  /** Number of the field among those on the page. */
  index: number;
  /** What the field is to say. */
  text: string;
  /** Where the field stands when it says that: elsewhere than before in centred and right-aligned lines. */
  place: Box;
  scale: number;
  random: Random;
  renderer: Renderer;
}

/** A way of editing a field. */
export interface EditMethod {
  id: string;
  /** True when it can only change single digits. */
  digitOnly?: true;
  /** @returns the box that was changed. */
  apply(context: EditContext): Promise<Box>;
}

/** The box widened to whole CSS pixels, so that a cut from another rendering is not resampled. */
export function wholePixels([x, y, width, height]: Box, scale: number, page: Raster): Box {
  const grid = (value: number) => Math.floor(value / scale) * scale;
  return clampBox(
    [grid(x), grid(y), Math.ceil(width / scale + 1) * scale, Math.ceil(height / scale + 1) * scale],
    page,
  );
}
