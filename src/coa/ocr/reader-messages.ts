import type { ReaderOptions } from 'zxing-wasm/reader';
import type { LanguageModel, ReaderParts } from '../host/reader-parts.ts';
import type { Grey } from '../image/grey.ts';
import type { FoundCode, Reading } from './text-reader.ts';

/** What the reader's thread is told when it starts. */
export interface ReaderSettings {
  /** Tesseract, its language data, and zxing. */
  parts: ReaderParts;
  /** Bytes its memory may grow to. */
  maxMemory: number;
  maxWords: number;
  /** What zxing is to look for. */
  codes: ReaderOptions;
  /** Models that are opened before they are asked for. */
  models: readonly LanguageModel[];
}

/** A picture to read words in, or codes: a portable greymap, handed over and released once it is taken. */
export type ReaderTask = ({ kind: 'words' } & WordsTask) | LinesTask | { kind: 'codes'; picture: Uint8Array };

/** Lines to be read by the recogniser of scene text. */
export interface LinesTask {
  kind: 'lines';
  /** All of them, one after the other: grey, row by row. */
  picture: Uint8Array;
  sizes: readonly Pick<Grey, 'width' | 'height'>[];
  /** Milliseconds after which no further line is begun. */
  milliseconds: number;
}

/** A picture of which Tesseract is to read the words. */
export interface WordsTask {
  picture: Uint8Array;
  model: LanguageModel;
  /** Tesseract's page segmentation mode. */
  segmentation: string;
  /** The only characters that can occur; empty for all. */
  characters: string;
  /** Milliseconds after which it stops and hands over what it has. */
  milliseconds: number;
}

/** What a task found, of its kind. */
export type ReaderFound = Reading | { lines: Reading[] } | { codes: FoundCode[] };
