import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { BUDGETS } from '../budgets.ts';
import { CheckError } from '../errors.ts';
import type { Grey } from './grey.ts';
import { readerThread, type ReaderAnswer, type ReaderSettings, type ReaderTask } from './reader-thread.ts';
import type { Reading, ReadOptions, Segmentation, TextReader } from './text-reader.ts';

/** Tesseract's page segmentation modes (PageSegMode in publictypes.h). */
const MODE: Readonly<Record<Segmentation, string>> = { sparse: '11', line: '7', block: '6' };

/** The worker’s heap only grows; a fresh one after so many pictures (strips of pages, parts read again) keeps it bounded. */
const PICTURES_PER_WORKER = 400;

/** How long a thread may keep its picture waiting, in milliseconds. */
export interface ReaderLimits {
  readerStartMilliseconds: number;
  readerSilenceMilliseconds: number;
}

/**
 * A reader over one Tesseract thread with its local core and language data; no network, no cache files. A thread that
 * dies, says nothing for too long or does not start is replaced, and its picture tried once more.
 */
export function createWorkerReader(limits: ReaderLimits = BUDGETS): TextReader {
  let thread: Thread | null = null;
  let pictures = 0;
  let queue: Promise<unknown> = Promise.resolve();

  const stop = async (): Promise<void> => {
    const old = thread;
    thread = null;
    await old?.end();
  };

  const start = async (): Promise<Thread> => {
    if (thread === null) {
      thread = startThread(limits);
      pictures = 0;
    }
    await thread.started;
    return thread;
  };

  const readOnce = async (picture: Grey, options: ReadOptions): Promise<Reading> => {
    try {
      const { read } = await start();
      pictures++;
      return await read(taskOf(picture, options));
    } catch (cause) {
      await stop();
      throw cause;
    }
  };

  const readWithRetry = async (picture: Grey, options: ReadOptions): Promise<Reading> => {
    if (pictures >= PICTURES_PER_WORKER) await stop();
    try {
      return await readOnce(picture, options).catch(() => readOnce(picture, options));
    } catch (cause) {
      throw new CheckError('reader-unavailable', 'The text reader is not available at the moment. Try again in a minute.', { cause });
    }
  };

  return {
    read(picture, options = { segmentation: 'sparse' }) {
      const result = queue.then(() => readWithRetry(picture, options));
      queue = result.catch(() => undefined);
      return result;
    },
    warm: async () => void (await start().catch(stop)),
    close: stop,
  };
}

function taskOf(picture: Grey, options: ReadOptions): ReaderTask {
  return {
    picture: portableGreymap(picture),
    model: options.model ?? (options.segmentation === 'sparse' ? 'fast' : 'best'),
    segmentation: MODE[options.segmentation],
    characters: options.characters ?? '',
    milliseconds: options.milliseconds ?? BUDGETS.readMilliseconds,
  };
}

/** A file of the project, wherever the bundler put this code: in a folder of the project or of its copy beside a function. */
function nearby(file: string): string {
  for (let folder = path.dirname(fileURLToPath(import.meta.url)); ; folder = path.dirname(folder)) {
    const found = path.join(folder, file);
    if (existsSync(found)) return found;
    if (folder === path.dirname(folder)) throw new Error(`Expected ${file} in the project.`);
  }
}

interface Thread {
  /** Settles when it is ready for the first picture, or did not become so. */
  started: Promise<unknown>;
  read(task: ReaderTask): Promise<Reading>;
  end(): Promise<unknown>;
}

function startThread(limits: ReaderLimits): Thread {
  const locate = createRequire(import.meta.url).resolve;
  const workerData: ReaderSettings = {
    core: locate('tesseract.js-core/tesseract-core-relaxedsimd-lstm.js'),
    languages: {
      fast: nearby('src/coa/gather/language/eng.fast.traineddata.gz'),
      best: path.join(path.dirname(locate('@tesseract.js-data/eng/package.json')), '4.0.0_best_int', 'eng.traineddata.gz'),
    },
    mostMemory: BUDGETS.readerMemoryBytes,
    mostWords: BUDGETS.words,
  };
  const worker = new Worker(`(${readerThread.toString()})(require)`, { eval: true, workerData, stdout: true, stderr: true });
  let heard = performance.now();
  let settle: ((outcome: ReaderAnswer | Error) => void) | null = null;
  let dead: Error | null = null;
  const die = (cause: Error): void => {
    dead ??= cause;
    settle?.(dead);
  };
  worker.on('message', (answer: ReaderAnswer) => {
    heard = performance.now();
    settle?.(answer);
  });
  // Without a listener a thread that fails ends the whole process.
  worker.on('error', die);
  worker.on('exit', () => die(new Error('The reader’s thread ended.')));

  /** Waits for the answer that `take` accepts, as long as the thread is heard of within `silence` milliseconds. */
  const wait = async <T>(silence: number, take: (answer: ReaderAnswer) => T | undefined): Promise<T> => {
    let timer: NodeJS.Timeout | undefined;
    heard = performance.now();
    try {
      return await new Promise<T>((resolve, reject) => {
        settle = (outcome) => {
          if (outcome instanceof Error) return reject(outcome);
          if ('failure' in outcome) return reject(new Error(outcome.failure));
          const taken = take(outcome);
          if (taken !== undefined) resolve(taken);
        };
        if (dead !== null) reject(dead);
        const look = (): void => {
          const left = heard + silence - performance.now();
          if (left > 0) timer = setTimeout(check, left);
          else reject(new Error(`The reader’s thread said nothing for ${silence} ms.`));
        };
        // This thread may have been busy itself: what the other said meanwhile is heard first.
        const check = (): void => void setImmediate(look);
        look();
      });
    } finally {
      settle = null;
      clearTimeout(timer);
    }
  };

  const started = wait(limits.readerStartMilliseconds, () => true);
  started.catch(() => undefined);
  return {
    started,
    read(task) {
      // Handed over, not copied: nobody here looks at it again.
      worker.postMessage(task, [task.picture.buffer as ArrayBuffer]);
      return wait(limits.readerSilenceMilliseconds, (answer) => ('words' in answer ? answer : undefined));
    },
    end: () => worker.terminate(),
  };
}

/** The picture as a binary portable greymap, which the reader takes without decoding. */
function portableGreymap(picture: Grey): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${picture.width} ${picture.height}\n255\n`);
  const file = new Uint8Array(head.length + picture.data.length);
  file.set(head);
  file.set(picture.data, head.length);
  return file;
}
