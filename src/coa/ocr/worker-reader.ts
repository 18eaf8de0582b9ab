import type { ReaderOptions } from 'zxing-wasm/reader';
import { readerParts } from '#host/reader-parts';
import { BUDGETS } from '../budgets.ts';
import { CheckError } from '../errors.ts';
import type { LanguageModel } from '../host/reader-parts.ts';
import { type Grey, portableGreymap } from '../image/grey.ts';
import { createOwnThread, type ThreadLimits, TimeUp } from '../threads/own-thread.ts';
import { CODE_FORMATS } from './code-formats.ts';
import type { ReaderFound, ReaderSettings, ReaderTask } from './reader-messages.ts';
import {
  type FoundCode,
  type Model,
  type Reading,
  type ReadOptions,
  type Segmentation,
  type TextReader,
  UNREAD,
} from './text-reader.ts';

/** Tesseract's page segmentation modes (PageSegMode in publictypes.h). */
const MODE: Readonly<Record<Segmentation, string>> = { sparse: '11', line: '7', block: '6' };

const CODES: ReaderOptions = {
  formats: [...CODE_FORMATS],
  tryHarder: true,
  maxNumberOfSymbols: 8,
  returnErrors: true,
};

/** Milliseconds that the reader may go on after its time, before the thread is ended: it looks at the clock at each word. */
const GRACE = 1_000;

/** Pictures (strips of pages, parts read again) after which a fresh thread keeps memory bounded. */
const PICTURES_PER_THREAD = 400;

/** A reader over one thread, which takes many lines at once. */
export interface WorkerReader extends TextReader {
  /**
   * Reads lines by the recogniser of scene text. Those that are not reached in `milliseconds` come back unread and cut short.
   * @throws CheckError as `read` does.
   */
  readLines(lines: readonly Grey[], milliseconds: number): Promise<Reading[]>;
}

/**
 * A reader over one Tesseract thread with its local core and language data; no network, no cache files. A thread that
 * dies, says nothing for too long or does not start is replaced, and its picture tried once more.
 * @param models of Tesseract's that are opened before they are asked for; another is when it is.
 */
export function createWorkerReader(
  limits: ThreadLimits = BUDGETS,
  models: readonly LanguageModel[] = ['fast', 'best'],
): WorkerReader {
  const thread = createOwnThread<ReaderTask, ReaderFound>({
    module: new URL('./reader.worker.ts', import.meta.url),
    settings: () => settingsOf(models),
    limits,
    maxTasks: PICTURES_PER_THREAD,
    // A page has dozens, and the network's memory is that of the longest: a fresh thread would have to open it again.
    counts: ({ kind }) => kind !== 'lines',
  });
  const ask = async (
    make: () => ReaderTask,
    milliseconds: number,
    whenTimeIsUp?: ReaderFound,
  ): Promise<ReaderFound> => {
    try {
      return await thread.ask(make, ({ picture }) => picture, milliseconds + GRACE);
    } catch (cause) {
      if (cause instanceof TimeUp && whenTimeIsUp !== undefined) return whenTimeIsUp;
      throw new CheckError(
        'reader-unavailable',
        'The text reader is not available at the moment. Try again in a minute.',
        { cause },
      );
    }
  };
  const readLines: WorkerReader['readLines'] = async (lines, milliseconds) =>
    (
      (await ask(() => linesTask(lines, milliseconds), milliseconds, {
        lines: lines.map(() => UNREAD),
      })) as { lines: Reading[] }
    ).lines;
  return {
    readLines,
    // Tesseract finds the lines before it looks at the clock, and on some pages of frames that takes minutes.
    read: async (picture, options = { segmentation: 'sparse' }) => {
      const milliseconds = options.milliseconds ?? BUDGETS.readMilliseconds;
      const model = modelOf(options);
      if (model === 'scene') return (await readLines([picture], milliseconds))[0]!;
      return (await ask(
        () => wordsTask(picture, { ...options, model }, milliseconds),
        milliseconds,
        UNREAD,
      )) as Reading;
    },
    readCodes: async (picture, milliseconds = BUDGETS.codesMilliseconds) =>
      (
        (await ask(() => ({ kind: 'codes', picture: portableGreymap(picture) }), milliseconds)) as {
          codes: FoundCode[];
        }
      ).codes,
    warm: thread.warm,
    close: thread.close,
  };
}

/** Who reads where nothing is said: Tesseract's fast model scattered text, its best one lines and blocks. */
export function modelOf({ model, segmentation }: ReadOptions): Model {
  return model ?? (segmentation === 'sparse' ? 'fast' : 'best');
}

function wordsTask(picture: Grey, options: ReadOptions & { model: LanguageModel }, milliseconds: number): ReaderTask {
  const { model, segmentation, characters = '' } = options;
  return {
    kind: 'words',
    picture: portableGreymap(picture),
    model,
    segmentation: MODE[segmentation],
    characters,
    milliseconds,
  };
}

function linesTask(lines: readonly Grey[], milliseconds: number): ReaderTask {
  const picture = new Uint8Array(lines.reduce((sum, { data }) => sum + data.length, 0));
  let from = 0;
  for (const { data } of lines) {
    picture.set(data, from);
    from += data.length;
  }
  return { kind: 'lines', picture, sizes: lines.map(({ width, height }) => ({ width, height })), milliseconds };
}

function settingsOf(models: readonly LanguageModel[]): ReaderSettings {
  return { parts: readerParts(), maxMemory: BUDGETS.readerMemoryBytes, maxWords: BUDGETS.words, codes: CODES, models };
}
