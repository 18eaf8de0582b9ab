import { BUDGETS } from '../budgets.ts';
import type { Grey } from '../image/grey.ts';
import { cutAtBlankRows } from '../image/prepare/split-page.ts';
import { noTimeForCodes, type Reading, type TextReader, UNREAD } from './text-reader.ts';
import { createWorkerReader, modelOf, type WorkerReader } from './worker-reader.ts';

/**
 * Strips of a page: the last ones level out what the first ones were uneven in, and a reader's memory stays small. As
 * many whatever the number of readers, so that a page reads the same everywhere.
 */
const STRIPS = 4;

/** A line that the recogniser of scene text is asked for. */
interface AskedLine {
  picture: Grey;
  /** When it is too late for it. */
  deadline: number;
  take: (reading: Reading | PromiseLike<Reading>) => void;
}

/**
 * A reader over one or more workers. A page of scattered text is cut at blank rows and its strips are read side by side;
 * where time runs out, the words read by then come back. Of several workers the first alone holds the recogniser of scene text,
 * and the last alone Tesseract's best model: each takes memory that no other then has to.
 */
export function createTextReader(workers = 1): TextReader {
  const count = Math.max(1, workers);
  const readers = Array.from({ length: count }, (_, at) =>
    createWorkerReader(BUDGETS, at === count - 1 ? ['fast', 'best'] : ['fast']),
  );
  const idle = [...readers];
  const waiting: { take: (reader: WorkerReader) => void; only: WorkerReader | undefined }[] = [];
  /** Runs on the first free reader, or on `only` if given. */
  const withReader = async <T>(work: (reader: WorkerReader) => Promise<T>, only?: WorkerReader): Promise<T> => {
    const at = idle.findIndex((one) => only === undefined || one === only);
    const reader =
      idle.splice(at, at < 0 ? 0 : 1)[0] ?? (await new Promise<WorkerReader>((take) => waiting.push({ take, only })));
    try {
      return await work(reader);
    } finally {
      const next = waiting.findIndex((one) => one.only === undefined || one.only === reader);
      // The same one comes first again where it can: only one holds what reading codes takes.
      if (next < 0) idle.splice(reader === readers[0] ? 0 : idle.length, 0, reader);
      else waiting.splice(next, 1)[0]!.take(reader);
    }
  };

  /** The same with the milliseconds that are left once a reader is free; where none are, what `whenOver` gives. */
  const inTime = <T>(
    deadline: number,
    work: (reader: WorkerReader, left: number) => Promise<T>,
    whenOver: () => T,
    only?: WorkerReader,
  ): Promise<T> =>
    withReader(async (reader) => {
      const left = deadline - performance.now();
      return left > 0 ? work(reader, left) : whenOver();
    }, only);

  let asked: AskedLine[] = [];
  /** Lines that are asked for in one turn go in one message: this thread may be at work itself when the first of them is read. */
  const readLine = (picture: Grey, deadline: number): Promise<Reading> =>
    new Promise((take) => {
      if (asked.push({ picture, deadline, take }) === 1) queueMicrotask(readAsked);
    });
  function readAsked(): void {
    const lines = asked;
    asked = [];
    const deadline = Math.min(...lines.map((line) => line.deadline));
    const read = inTime(
      deadline,
      (reader, left) =>
        reader.readLines(
          lines.map(({ picture }) => picture),
          left,
        ),
      () => lines.map(() => UNREAD),
      readers[0],
    );
    for (const [at, { take }] of lines.entries()) take(read.then((readings) => readings[at]!));
  }

  return {
    async read(picture, options = { segmentation: 'sparse' }) {
      const deadline = performance.now() + (options.milliseconds ?? BUDGETS.readMilliseconds);
      if (options.model === 'scene') return readLine(picture, deadline);
      const only = modelOf(options) === 'best' ? readers.at(-1) : undefined;
      const strips = options.segmentation === 'sparse' ? cutAtBlankRows(picture, STRIPS) : [{ strip: picture, top: 0 }];
      const read = await Promise.all(
        strips.map(({ strip }) =>
          inTime(
            deadline,
            (reader, milliseconds) => reader.read(strip, { ...options, milliseconds }),
            () => UNREAD,
            only,
          ),
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
    readCodes: (picture, milliseconds = BUDGETS.codesMilliseconds) =>
      inTime(
        performance.now() + milliseconds,
        (reader, left) => reader.readCodes(picture, left),
        () => {
          throw noTimeForCodes();
        },
      ),
    warm: async () => void (await Promise.all(readers.map((reader) => reader.warm()))),
    close: async () => void (await Promise.all(readers.map((reader) => reader.close()))),
  };
}
