/** The page that was checked, as a picture to be shown and cut from. */
export interface ShownPage {
  /** Address of the picture, for an `img`. */
  address: string;
  source: CanvasImageSource;
  width: number;
  height: number;
}
