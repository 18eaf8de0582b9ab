import { BUDGETS } from '../budgets.ts';
import type { Grey } from './grey.ts';
import { createWorkerReader } from './read-with-worker.ts';
import { cutAtBlankRows } from './split-page.ts';
import type { Reading, ReadOptions, TextReader } from './text-reader.ts';

export type { Reading, ReadOptions, Segmentation, TextReader, Word } from './text-reader.ts';

/**
 * Strips of a page: the last ones level out what the first ones were uneven in, and a reader's memory stays small. As
 * many whatever the number of readers, so that a page reads the same everywhere.
 */
const STRIPS = 4;

/**
 * A reader over one or more workers. A page of scattered text is cut at blank rows and its strips are read side by side;
 * where time runs out, the words read by then come back.
 */
export function createTextReader(workers = 1): TextReader {
  const readers = Array.from({ length: Math.max(1, workers) }, () => createWorkerReader());
  const idle = [...readers];
  const waiting: ((reader: TextReader) => void)[] = [];
  /** Whichever reader is free first takes the picture. */
  const readWhole = async (picture: Grey, optionsNow: () => ReadOptions): Promise<Reading> => {
    const reader = idle.pop() ?? (await new Promise<TextReader>((resolve) => waiting.push(resolve)));
    try {
      return await reader.read(picture, optionsNow());
    } finally {
      const next = waiting.shift();
      if (next === undefined) idle.push(reader);
      else next(reader);
    }
  };

  return {
    async read(picture, options = { segmentation: 'sparse' }) {
      const strips = options.segmentation === 'sparse' ? cutAtBlankRows(picture, STRIPS) : [];
      if (strips.length < 2) return readWhole(picture, () => options);
      const deadline = performance.now() + (options.milliseconds ?? BUDGETS.readMilliseconds);
      const read = await Promise.all(strips.map(({ strip }) => readWhole(strip, () => ({ ...options, milliseconds: Math.max(1, deadline - performance.now()) }))));
      return {
        words: read.flatMap(({ words }, index) => words.map((word) => ({ ...word, top: word.top + strips[index]!.top, bottom: word.bottom + strips[index]!.top }))),
        cutShort: read.some(({ cutShort }) => cutShort),
      };
    },
    warm: async () => void (await Promise.all(readers.map((reader) => reader.warm()))),
    close: async () => void (await Promise.all(readers.map((reader) => reader.close()))),
  };
}
