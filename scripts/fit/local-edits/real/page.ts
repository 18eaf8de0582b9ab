import type { PlacedField, PlacedWord } from '../../../../src/coa/forensics/features/measured-word.ts';
import type { Raster } from '../../../certificates/pixels/raster.ts';
import type { Random } from '../../../certificates/random.ts';

/** A field of a real page, as it was read. */
export interface ReadField extends PlacedField {
  text: string;
}

/** A real page in memory: its pixels, and what was read on it and where. */
export interface RealPage {
  raster: Raster;
  words: PlacedWord[];
  fields: ReadField[];
}

/** One field to be changed, and the page it stands on; the page's pixels are changed in place. */
export interface RealEdit {
  page: RealPage;
  field: ReadField;
  /** What it is to say. */
  text: string;
  /** Other pages of the same laboratory, to cut from. */
  others: readonly RealPage[];
  random: Random;
}

/** A way of changing a field of a real page. */
export interface RealEditMethod {
  id: string;
  /** @returns the words that stand there now; null where this field cannot be changed so (then the page is not to be used). */
  apply(edit: RealEdit): Promise<PlacedWord[] | null>;
}
