/** How a page became the picture, as far as its pixels tell; it says which traces can have survived. */
export const PAGE_CLASSES = {
  render: 'an exact rendering or screenshot',
  resaved: 'a lossless picture that was a JPEG before',
  recompressed: 'a compressed picture',
  scan: 'a scan, or a picture with noise',
  photo: 'a photograph',
} as const;
/** One of them, by its name in models and evidence. */
export type PageClass = keyof typeof PAGE_CLASSES;

/** What the pixels of a page are like as a whole; its class is told by that. */
export interface PageTexture {
  /** Medians over the page's words (see `WordMeasures`). */
  paperNoise: number;
  flatShare: number;
  ringNoise: number;
  sharpness: number;
}

/** Edges softer than this passed through a lens; whatever a program draws, scaled or compressed, is sharper. */
const LENS_SHARPNESS = 0.51;
const SENSOR_NOISE = 1.3;
/** Paper as flat, and letters as clean, as only a drawing program leaves them. */
const DRAWN_FLAT = 0.97;
const DRAWN_RING = 0.006;

/**
 * Tells the class of a page.
 * @param format of the file, such as "png" or "jpeg".
 * @param perspective whether the page was found as a sheet on a background.
 */
export function classifyPage(format: string, perspective: boolean, texture: PageTexture): PageClass {
  const seenThroughLens = texture.sharpness < LENS_SHARPNESS && texture.paperNoise > SENSOR_NOISE;
  if (seenThroughLens) return perspective ? 'photo' : 'scan';
  if (format === 'jpeg' || format === 'webp') return 'recompressed';
  return texture.flatShare >= DRAWN_FLAT && texture.ringNoise <= DRAWN_RING ? 'render' : 'resaved';
}
