import type { ReadResult } from 'zxing-wasm/reader';
import { CheckError } from '../errors.ts';
import type { Grey } from '../image/grey.ts';
import type { Word } from '../layout/word.ts';

/** What the picture handed to the reader shows: scattered text, one line, or one block. */
export type Segmentation = 'sparse' | 'line' | 'block';

/**
 * Who reads: Tesseract's fast model whole pages, its best one the parts that matter, and the recogniser of scene text single
 * lines as they were photographed, with their light and their rules.
 */
export type Model = 'fast' | 'best' | 'scene';

/** How a picture is to be read. */
export interface ReadOptions {
  segmentation: Segmentation;
  /** When absent, `fast` for scattered text and `best` for lines and blocks. */
  model?: Model;
  /** The only characters that can occur; all when absent. */
  characters?: string;
  /** Milliseconds after which reading is cut short; BUDGETS.readMilliseconds when absent. */
  milliseconds?: number;
}

/** What was read of a picture. */
export interface Reading {
  words: Word[];
  /** Whether the time ran out before the end: these are the words read by then. */
  cutShort: boolean;
}

/** What comes back of a picture whose time was over. */
export const UNREAD: Reading = { words: [], cutShort: true };

/** Says that the time was over before codes could be looked for: no codes would say that there are none. */
export function noTimeForCodes(): CheckError {
  return new CheckError('reader-unavailable', 'There was no time left to look for codes.');
}

/** A code that was found, with its corners in pixels. */
export interface FoundCode extends Pick<ReadResult, 'format' | 'text' | 'position'> {
  /** Modules of a side of a QR code that could not be decoded, whose text is empty; of others absent. */
  undecodedModules?: number;
}

/** A reader of text and codes in pictures; it works on one picture at a time and queues the rest. */
export interface TextReader {
  /**
   * Words of a picture (dark text on white), in pixels of that picture.
   * @throws CheckError `reader-unavailable` when the reader fails twice: does not start, dies, or hangs.
   */
  read(picture: Grey, options?: ReadOptions): Promise<Reading>;
  /**
   * QR codes and barcodes of an upright picture.
   * @param milliseconds after which it gives up; BUDGETS.codesMilliseconds when absent.
   * @throws CheckError as `read` does, and where the time is over before it begins.
   */
  readCodes(picture: Grey, milliseconds?: number): Promise<FoundCode[]>;
  /** Starts the worker ahead of the first picture; a failure shows with that one. */
  warm(): Promise<void>;
  /** Ends the worker for good: what is being read then fails, and so does what is asked for afterwards. */
  close(): Promise<void>;
}
