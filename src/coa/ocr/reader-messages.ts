import type { ReaderOptions } from 'zxing-wasm/reader';
import type { FoundCode, Model, Reading } from './text-reader.ts';

/** What the reader's thread is told when it starts. */
export interface ReaderSettings {
  /** Path of Tesseract's WebAssembly build. */
  core: string;
  /** Paths of the packed language data, by model. */
  languages: Readonly<Record<Model, string>>;
  /** Bytes its memory may grow to. */
  maxMemory: number;
  maxWords: number;
  /** Paths of zxing's library and of its WebAssembly, and what it is to look for. */
  codes: CodeSettings;
}

export interface CodeSettings {
  library: string;
  wasm: string;
  options: ReaderOptions;
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
