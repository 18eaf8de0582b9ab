import { createRequire } from 'node:module';
import path from 'node:path';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import { BUDGETS } from '../budgets.ts';
import { CheckError } from '../errors.ts';
import type { Grey } from './grey.ts';
import type { ReadOptions, Segmentation, TextReader, Word } from './text-reader.ts';

const MODE: Readonly<Record<Segmentation, PSM>> = { sparse: PSM.SPARSE_TEXT, line: PSM.SINGLE_LINE, block: PSM.SINGLE_BLOCK };

/** The worker's heap only grows, and it learns from page to page; a fresh one after so many pictures keeps both bounded. */
const PICTURES_PER_WORKER = 60;

/** A reader over one tesseract.js worker with its local core and language data; no network, no cache files. */
export function createWorkerReader(): TextReader {
  let worker: Promise<Worker> | null = null;
  let pictures = 0;
  let queue: Promise<unknown> = Promise.resolve();
  let parameters = '';

  const stop = async (): Promise<void> => {
    const old = worker;
    worker = null;
    pictures = 0;
    parameters = '';
    await old?.then((w) => w.terminate()).catch(() => undefined);
  };

  const start = (): Promise<Worker> => {
    worker ??= within(startWorker(), BUDGETS.readerStartMilliseconds, 'start').catch(async (cause: unknown) => {
      worker = null;
      throw unavailable(cause);
    });
    return worker;
  };

  const readOnce = async (picture: Grey, options: ReadOptions): Promise<Word[]> => {
    if (pictures >= PICTURES_PER_WORKER) await stop();
    const w = await start();
    pictures++;
    const wanted = `${options.segmentation} ${options.characters ?? ''}`;
    if (wanted !== parameters) {
      await w.setParameters({
        tessedit_pageseg_mode: MODE[options.segmentation],
        tessedit_char_whitelist: options.characters ?? '',
        user_defined_dpi: '200',
        // The library's own notes on its progress belong to nobody's log.
        debug_file: '/dev/null',
      });
      parameters = wanted;
    }
    const result = await within(w.recognize(portableGreymap(picture), {}, { text: false, blocks: true }), BUDGETS.readMilliseconds, 'read');
    const words: Word[] = [];
    for (const block of result.data.blocks ?? []) {
      for (const paragraph of block.paragraphs) {
        for (const line of paragraph.lines) {
          for (const word of line.words) {
            if (words.length >= BUDGETS.words) return words;
            const text = word.text.trim();
            if (text !== '') {
              words.push({ text, confidence: word.confidence / 100, left: word.bbox.x0, top: word.bbox.y0, right: word.bbox.x1, bottom: word.bbox.y1 });
            }
          }
        }
      }
    }
    return words;
  };

  const readWithRetry = async (picture: Grey, options: ReadOptions): Promise<Word[]> => {
    try {
      return await readOnce(picture, options);
    } catch (first) {
      await stop();
      // A page that takes too long takes as long again; a worker that died is worth a fresh one.
      if (first instanceof TooSlow) throw unavailable(first);
      try {
        return await readOnce(picture, options);
      } catch (cause) {
        await stop();
        throw cause instanceof CheckError ? cause : unavailable(cause);
      }
    }
  };

  return {
    read(picture, options = { segmentation: 'sparse' }) {
      const result = queue.then(() => readWithRetry(picture, options));
      queue = result.catch(() => undefined);
      return result;
    },
    warm: async () => void (await start()),
    close: stop,
  };
}

class TooSlow extends Error {}

function startWorker(): Promise<Worker> {
  const packageFile = createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json');
  return new Promise((resolve, reject) => {
    createWorker('eng', OEM.LSTM_ONLY, {
      langPath: path.join(path.dirname(packageFile), '4.0.0_best_int'),
      gzip: true,
      cacheMethod: 'none',
      // Without a handler a failing worker ends the whole process.
      errorHandler: reject,
    }).then(resolve, reject);
  });
}

function unavailable(cause: unknown): CheckError {
  return new CheckError('reader-unavailable', 'The text reader is not available at the moment. Try again in a minute.', { cause });
}

async function within<T>(work: Promise<T>, milliseconds: number, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow(`The text reader took more than ${milliseconds} ms to ${what}.`)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The picture as a binary portable greymap, which the reader takes without decoding. */
function portableGreymap(picture: Grey): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${picture.width} ${picture.height}\n255\n`), picture.data]);
}
