import type { Grey } from './grey.ts';
import { createWorkerReader } from './read-with-worker.ts';
import { splitAtBlankRow } from './split-page.ts';
import type { Reading, ReadOptions, TextReader } from './text-reader.ts';

export type { Reading, ReadOptions, Segmentation, TextReader, Word } from './text-reader.ts';

/**
 * A reader over one or more workers. A page of scattered text is cut at blank rows and its strips are read side by side;
 * where time runs out, the words read by then come back.
 */
export function createTextReader(workers = 1): TextReader {
  const readers = Array.from({ length: Math.max(1, workers) }, () => createWorkerReader());
  let next = 0;
  const readWhole = (picture: Grey, options: ReadOptions): Promise<Reading> => readers[next++ % readers.length]!.read(picture, options);

  return {
    async read(picture, options = { segmentation: 'sparse' }) {
      const strips = options.segmentation === 'sparse' && readers.length > 1 ? splitAtBlankRow(picture) : [];
      if (strips.length < 2) return readWhole(picture, options);
      const read = await Promise.all(strips.map(({ strip }) => readWhole(strip, options)));
      return {
        words: read.flatMap(({ words }, index) => words.map((word) => ({ ...word, top: word.top + strips[index]!.top, bottom: word.bottom + strips[index]!.top }))),
        cutShort: read.some(({ cutShort }) => cutShort),
      };
    },
    warm: async () => void (await Promise.all(readers.map((reader) => reader.warm()))),
    close: async () => void (await Promise.all(readers.map((reader) => reader.close()))),
  };
}
