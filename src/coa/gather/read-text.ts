import type { Grey } from './grey.ts';
import { createWorkerReader } from './read-with-worker.ts';
import { splitAtBlankRow } from './split-page.ts';

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

/** What the picture handed to the reader shows: scattered text, one line, or one block. */
export type Segmentation = 'sparse' | 'line' | 'block';

export interface ReadOptions {
  segmentation: Segmentation;
  /** The only characters that can occur; all when absent. */
  characters?: string;
}

/** A reader of text in pictures; it works on one picture at a time and queues the rest. */
export interface TextReader {
  /**
   * Words of a picture (dark text on white), in pixels of that picture.
   * @throws CheckError `reader-unavailable` when the reader cannot be started, dies twice or runs over its time.
   */
  read(picture: Grey, options?: ReadOptions): Promise<Word[]>;
  /** Starts the worker ahead of the first picture. */
  warm(): Promise<void>;
  /** Ends the worker. */
  close(): Promise<void>;
}

/**
 * A reader over one or more workers. A page of scattered text is cut at blank rows and its strips are read side by side;
 * where one strip cannot be read in time, the words of the others still come back.
 */
export function createTextReader(workers = 1): TextReader {
  const readers = Array.from({ length: Math.max(1, workers) }, createWorkerReader);
  let next = 0;
  const readWhole = (picture: Grey, options: ReadOptions): Promise<Word[]> => readers[next++ % readers.length]!.read(picture, options);

  return {
    async read(picture, options = { segmentation: 'sparse' }) {
      const strips = options.segmentation === 'sparse' && readers.length > 1 ? splitAtBlankRow(picture) : [];
      if (strips.length < 2) return readWhole(picture, options);
      const read = await Promise.allSettled(strips.map(({ strip }) => readWhole(strip, options)));
      const failed = read.find((result) => result.status === 'rejected');
      if (failed !== undefined && read.every((result) => result.status === 'rejected')) throw failed.reason;
      return read.flatMap((result, index) =>
        result.status === 'rejected' ? [] : result.value.map((word) => ({ ...word, top: word.top + strips[index]!.top, bottom: word.bottom + strips[index]!.top })),
      );
    },
    warm: async () => void (await Promise.all(readers.map((reader) => reader.warm()))),
    close: async () => void (await Promise.all(readers.map((reader) => reader.close()))),
  };
}
