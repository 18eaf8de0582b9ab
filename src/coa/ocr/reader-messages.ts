import type { ReaderOptions } from 'zxing-wasm/reader';
import type { ReaderParts } from '../host/reader-parts.ts';
import type { FoundCode, Model, Reading } from './text-reader.ts';

/** What the reader's thread is told when it starts. */
export interface ReaderSettings {
  /** Tesseract, its language data, and zxing. */
  parts: ReaderParts;
  /** Bytes its memory may grow to. */
  maxMemory: number;
  maxWords: number;
  /** What zxing is to look for. */
  codes: ReaderOptions;
}

/** A picture to read words in, or codes: a portable greymap, handed over and released once it is taken. */
export type ReaderTask = ({ kind: 'words' } & WordsTask) | { kind: 'codes'; picture: Uint8Array };

export interface WordsTask {
  picture: Uint8Array;
  model: Model;
  /** Tesseract's page segmentation mode. */
  segmentation: string;
  /** The only characters that can occur; empty for all. */
  characters: string;
  /** Milliseconds after which it stops and hands over what it has. */
  milliseconds: number;
}

/** What a task found, of its kind. */
export type ReaderFound = Reading | { codes: FoundCode[] };
