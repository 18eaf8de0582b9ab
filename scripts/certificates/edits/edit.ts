import type { Box, FieldBox, Renderer } from '../browser.ts';
import type { Random } from '../random.ts';
import type { Raster } from '../raster.ts';

/** A field to be edited on a page that was rendered and, perhaps, saved as JPEG since. */
export interface EditContext {
  /** The page, changed in place. */
  page: Raster;
  field: FieldBox;
  /** Number of the field among those on the page. */
  index: number;
  /** What the field is to say. */
  text: string;
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
