/** What can be measured of one word's pixels; luma and chroma on the scale 0 to 255, lengths in pixels. */
export interface WordMeasures {
  /** Luma and chroma (Cb, Cr less 128) of the paper around the letters. */
  paper: number;
  paperCb: number;
  paperCr: number;
  /** Luma of the darkest twentieth of the ink, and the ink's mean chroma. */
  ink: number;
  inkCb: number;
  inkCr: number;
  /** Paper less ink. */
  contrast: number;
  /** Steepest tenth of the edges, as a share of the contrast within one pixel. */
  sharpness: number;
  /** Mean width of a stroke: twice the inked area by the length of its outline, both taken from shades, not from a mask. */
  stroke: number;
  /** Standard deviation of luma on paper away from any ink. */
  paperNoise: number;
  /** Share of that paper which has just one luma. */
  flatShare: number;
  /** Standard deviation of luma two to five pixels off the strokes, by contrast: what JPEG leaves around letters. */
  ringNoise: number;
  /** Share of neighbouring pixels on paper that differ in chroma. */
  chromaNoise: number;
  /** Height of the inked rows. */
  height: number;
  /** Rows of the picture between which the ink stands. */
  top: number;
  bottom: number;
}
