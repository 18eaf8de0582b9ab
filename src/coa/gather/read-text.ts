import type { Grey } from './grey.ts';
import { createWorkerReader } from './read-with-worker.ts';
import { splitAtBlankRow } from './split-page.ts';
import type { ReadOptions, TextReader, Word } from './text-reader.ts';

export type { ReadOptions, Segmentation, TextReader, Word } from './text-reader.ts';

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
