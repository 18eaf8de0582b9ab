import { PATIENCE } from '#host/patience';

/**
 * Every limit on what a request may cost, in one place. Bytes follow Netlify's 6 MB limit on the body of a synchronous
 * function: base64 makes 4 characters of 3 bytes, and the JSON around it needs a little.
 */
export const BUDGETS = {
  /** Bytes of a request body. */
  bodyBytes: 6_000_000,
  /** Bytes of a decoded picture. */
  pictureBytes: 4_400_000,
  /** Pixels of a picture that is decoded as it is; four bytes each once decoded. */
  picturePixels: 25_000_000,
  /** Formats that are made smaller while they are decoded, and their pixels: phones take 50 and 64 million, a scan of 600 dpi has 35. */
  scaledFormats: ['png', 'jpeg', 'webp', 'tiff'],
  scaledPixels: 66_000_000,
  /** Pixels that are left of one, at most. */
  scaledToPixels: 17_000_000,
  /** Bytes that a PNG or TIFF of that kind may unpack to; they are never held at once. */
  scaledBytes: 270_000_000,
  /** Bytes of a picture, or of a row of tiles, unpacked: four bytes a pixel. */
  decodedBytes: 100_000_000,
  /** Bytes of the strips or tiles of a TIFF as they are packed, where they are more than the file: several may claim the same ones. */
  packedBytes: 40_000_000,
  /** Pixels that the scans of a progressive JPEG go over, all together: ten scans are usual. */
  scannedPixels: 400_000_000,
  /** Longest side of a picture in pixels. */
  pictureSide: 16_000,
  /** Texts, and bytes of text, taken from what a file carries beside its picture; packed text counts unpacked. */
  containerTexts: 64,
  containerTextBytes: 1_000_000,
  /** Bytes of a signed statement of origin (C2PA) that is still validated. */
  credentialsBytes: 2_000_000,
  /** Bytes of it, those of boxes within boxes counted with each: its reader copies each. Real ones lie four deep. */
  credentialsNestedBytes: 20_000_000,
  /** Pages of a PDF that are read until one reads as a certificate. */
  pdfPages: 3,
  /** Pages of a PDF whose text layers are gone through, to say what they are. */
  surveyedPages: 40,
  /** Pixels of a rendered page of a PDF. */
  pdfPixels: 6_000_000,
  /** Milliseconds for rendering one page of a PDF, and bytes of memory its renderer may take. */
  pdfMilliseconds: 6_000 * PATIENCE,
  pdfMemoryBytes: 400_000_000,
  /** Characters kept of the text layer of a page. */
  pdfCharacters: 20_000,
  /** Patches of ink on a page of at most 1,500 pixels; pages of text have 600 to 2,000, noise 19,000. */
  specks: 12_000,
  /** Share of a prepared page that ink may cover: pages of text have 2 to 6 %, noise 39 %. */
  inkShare: 0.3,
  /** Words kept of one page. */
  words: 6_000,
  /** Characters of one word: a line of small print has no more, and of 2,055 readings of real pages no word more than 81. Longer ones are none. */
  wordCharacters: 200,
  /** Characters of one cell, whose patterns may take time by the square of them: of the same readings none has more than 279. Longer ones are parted. */
  cellCharacters: 600,
  /** Pairs of cells of one page whose places are compared: of the same readings none has more than 3,581. */
  comparedCells: 40_000,
  /** Fields of one page that are compared by their pixels, and words of them: of 339 real pages none has more than 16 and 78. */
  comparedFields: 40,
  comparedWords: 160,
  /** Milliseconds from the start of a check after which nothing more is read, so that every check of the service ends within twenty seconds. */
  readingEndsMilliseconds: 14_000 * PATIENCE,
  /** Milliseconds of these that are left for reading again what a finding rests on: without it nothing may accuse. */
  confirmMilliseconds: 2_000 * PATIENCE,
  /** Milliseconds after the end of reading by which every comparison of the page ends; one that is not finished by then is not assessed. */
  compareMilliseconds: 3_000 * PATIENCE,
  /** Milliseconds from the start of a check after which no further page of a PDF is opened, and no further text layer gone through. */
  nextPageMilliseconds: 8_000 * PATIENCE,
  /** The same once so many pages were read and none was a certificate. */
  searchMilliseconds: 4_000 * PATIENCE,
  /** Milliseconds before the end of reading after which no other page of a PDF is opened, only to say what it is: one takes a second. */
  otherPageMilliseconds: 2_000 * PATIENCE,
  /** Milliseconds for the whole reading of one page, and for looking for codes on it; it is cut short then. */
  readMilliseconds: 12_000 * PATIENCE,
  codesMilliseconds: 8_000 * PATIENCE,
  /** Milliseconds a reader may take to start, and between two heartbeats while it reads. */
  readerStartMilliseconds: 15_000 * PATIENCE,
  readerSilenceMilliseconds: 10_000 * PATIENCE,
  /** Bytes of memory one reader may take: pages of 7 million pixels need 110 MB. */
  readerMemoryBytes: 300_000_000,
  /** Characters of any text read from a page that are repeated in an answer. */
  quotedCharacters: 80,
} as const;

/** What opening one file may cost: that of a request, unless more is allowed. */
export interface FileLimits {
  /** Bytes of the file. */
  pictureBytes: number;
  /** Milliseconds for rendering one page of a PDF. */
  pdfMilliseconds: number;
}

/**
 * The limits where no request has to carry the file and nobody's server waits, as on an auditor's own machine: scans of
 * whole binders have 50 MB, and a busy machine draws a page of them in a minute. Limits on pixels and memory stay.
 */
export const OFFLINE = {
  pictureBytes: 100_000_000,
  pdfMilliseconds: 300_000,
  /** Milliseconds for reading one page, and for looking for codes on it. */
  readMilliseconds: 600_000,
} as const satisfies FileLimits & { readMilliseconds: number };
