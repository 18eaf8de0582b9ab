/** Below this median confidence of its words, 0 to 1, letters run into one another: blur, shake or strong compression. */
export const BLURRED_CONFIDENCE = 0.6;
/** Shorter side of a picture, pixels, below which the small print of a page is a few pixels high. */
export const SMALL_SIDE = 600;
