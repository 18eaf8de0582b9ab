import measured from './resaved.json' with { type: 'json' };

/**
 * What the comparison of compression said of honest real pages that were saved twice for it, as they are or with something honest
 * laid over them, and of pages with one value typed over (`npm run measure:resaved`).
 */
export const RESAVED: {
  measuredOn: string;
  /** Copies of pages, each page several times, those of them that show the earlier save, and those of which a value was said to be later. */
  honest: number;
  honestShowing: number;
  honestFlagged: number;
  /** Copies with a value typed over, those of them that show the earlier save, and those whose value was found. */
  typed: number;
  typedShowing: number;
  typedFound: number;
} = measured;
