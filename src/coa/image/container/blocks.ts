/** A text that a file carries beside its picture. */
export interface TextEntry {
  /** Its keyword, or the kind of block it stands in. */
  where: string;
  text: string;
}

/** What the outer structure of a picture file holds. */
export interface Blocks {
  texts: TextEntry[];
  /** The JUMBF box with Content Credentials, as far as the format keeps it in one piece; null when there is none. */
  credentials: Buffer | null;
  /** Pictures that are shown one after another; 1 for a still one. */
  frames: number;
  /** Offset behind the last byte of the picture; null when the format does not say or the file breaks off. */
  end: number | null;
}
