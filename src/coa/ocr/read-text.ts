import { BUDGETS } from '../budgets.ts';
import { cutAtBlankRows } from '../image/prepare/split-page.ts';
import type { TextReader } from './text-reader.ts';
import { createWorkerReader } from './worker-reader.ts';

export type { Reading, ReadOptions, Segmentation, TextReader } from './text-reader.ts';

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
  const waiting: { take: (reader: TextReader) => void; only: TextReader | undefined }[] = [];
  /** Whichever reader is free first does it, or the `only` one that may. */
  const withReader = async <T>(work: (reader: TextReader) => Promise<T>, only?: TextReader): Promise<T> => {
    const at = idle.findIndex((one) => only === undefined || one === only);
    const reader =
      idle.splice(at, at < 0 ? 0 : 1)[0] ?? (await new Promise<TextReader>((take) => waiting.push({ take, only })));
    try {
      return await work(reader);
    } finally {
      const next = waiting.findIndex((one) => one.only === undefined || one.only === reader);
      // The same one comes first again where it can: only one holds what reading codes takes.
      if (next < 0) idle.splice(reader === readers[0] ? 0 : idle.length, 0, reader);
      else waiting.splice(next, 1)[0]!.take(reader);
    }
  };

  return {
    async read(picture, options = { segmentation: 'sparse' }) {
      const strips = options.segmentation === 'sparse' ? cutAtBlankRows(picture, STRIPS) : [];
      if (strips.length < 2)
        return withReader(
          (reader) => reader.read(picture, options),
          options.model === 'scene' ? readers[0] : undefined,
        );
      const deadline = performance.now() + (options.milliseconds ?? BUDGETS.readMilliseconds);
      const read = await Promise.all(
        strips.map(({ strip }) =>
          withReader(async (reader) => {
            const milliseconds = deadline - performance.now();
            if (milliseconds <= 0) return { words: [], cutShort: true };
            return reader.read(strip, { ...options, milliseconds });
          }),
        ),
      );
      return {
        words: read.flatMap(({ words }, index) =>
          words.map((word) => ({
            ...word,
            top: word.top + strips[index]!.top,
            bottom: word.bottom + strips[index]!.top,
          })),
        ),
        cutShort: read.some(({ cutShort }) => cutShort),
      };
    },
    readCodes: (picture, milliseconds) => withReader((reader) => reader.readCodes(picture, milliseconds)),
    warm: async () => void (await Promise.all(readers.map((reader) => reader.warm()))),
    close: async () => void (await Promise.all(readers.map((reader) => reader.close()))),
  };
}
