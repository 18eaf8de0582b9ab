/** Below this median confidence of its words, 0 to 1, letters run into one another: blur, shake or strong compression. */
export const BLURRED_CONFIDENCE = 0.6;
/** Shorter side of a picture, pixels, below which the small print of a page is a few pixels high. */
export const SMALL_SIDE = 600;
/**
 * From this median confidence on a picture was read well, however small it is. Chosen, not measured: it is `FIRM` by its figure, but a
 * median says of no single reading that it stands by itself. With more, small clear pictures are called too small to be read.
 */
const READ_WELL = 0.85;

/**
 * Whether a picture is too small to be read.
 * @param picture its size in pixels, and the median confidence of its words, 0 to 1; 0 where there are none.
 */
export function isTooSmall(picture: { width: number; height: number; confidence: number }): boolean {
  return Math.min(picture.width, picture.height) < SMALL_SIDE && picture.confidence < READ_WELL;
}
