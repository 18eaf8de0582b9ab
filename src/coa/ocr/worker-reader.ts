import type { ReaderOptions } from 'zxing-wasm/reader';
import { readerParts } from '#host/reader-parts';
import { BUDGETS } from '../budgets.ts';
import { CheckError } from '../errors.ts';
import { type Grey, portableGreymap } from '../image/grey.ts';
import { createOwnThread, type ThreadLimits, TimeUp } from '../threads/own-thread.ts';
import type { ReaderFound, ReaderSettings, ReaderTask } from './reader-messages.ts';
import type { FoundCode, Reading, ReadOptions, Segmentation, TextReader } from './text-reader.ts';

/** Tesseract's page segmentation modes (PageSegMode in publictypes.h). */
const MODE: Readonly<Record<Segmentation, string>> = { sparse: '11', line: '7', block: '6' };

const CODES: ReaderOptions = {
  formats: ['QRCode', 'MicroQRCode', 'DataMatrix', 'Aztec', 'PDF417', 'Code128', 'Code39'],
  tryHarder: true,
  maxNumberOfSymbols: 8,
  returnErrors: true,
};

/** Milliseconds that the reader may go on after its time, before the thread is ended: it looks at the clock at each word. */
const GRACE = 1_000;

/** Pictures (strips of pages, parts read again) after which a fresh thread keeps memory bounded. */
const PICTURES_PER_THREAD = 400;

/**
 * A reader over one Tesseract thread with its local core and language data; no network, no cache files. A thread that
 * dies, says nothing for too long or does not start is replaced, and its picture tried once more.
 */
export function createWorkerReader(limits: ThreadLimits = BUDGETS): TextReader {
  const thread = createOwnThread<ReaderTask, ReaderFound>({
    module: new URL('./reader.worker.ts', import.meta.url),
    settings: settingsOf,
    limits,
    maxTasks: PICTURES_PER_THREAD,
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
  return {
    // Tesseract finds the lines before it looks at the clock, and on some pages of frames that takes minutes.
    read: async (picture, options = { segmentation: 'sparse' }) =>
      (await ask(() => wordsTask(picture, options), options.milliseconds ?? BUDGETS.readMilliseconds, {
        words: [],
        cutShort: true,
      })) as Reading,
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

function wordsTask(picture: Grey, options: ReadOptions): ReaderTask {
  const model = options.model ?? (options.segmentation === 'sparse' ? 'fast' : 'best');
  if (model === 'scene') {
    const { width, height, data } = picture;
    return { kind: 'line', width, height, picture: Uint8Array.from(data) };
  }
  return {
    kind: 'words',
    picture: portableGreymap(picture),
    model,
    segmentation: MODE[options.segmentation],
    characters: options.characters ?? '',
    milliseconds: options.milliseconds ?? BUDGETS.readMilliseconds,
  };
}

function settingsOf(): ReaderSettings {
  return { parts: readerParts(), maxMemory: BUDGETS.readerMemoryBytes, maxWords: BUDGETS.words, codes: CODES };
}
