/** One word as read. */
export interface Word {
  text: string;
  /** 0 to 1, as the reader claims it. */
  confidence: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}
