import type { MessagePort } from 'node:worker_threads';
import type { ReaderOptions, ReadResult } from 'zxing-wasm/reader';
import type { Word } from '../layout/word.ts';
import type { ThreadAnswer } from './own-thread.ts';
import type { FoundCode, Model, Reading } from './text-reader.ts';

/** What the thread is told when it starts. */
export interface ReaderSettings {
  /** Path of Tesseract's WebAssembly build. */
  core: string;
  /** Paths of the packed language data, by model. */
  languages: Readonly<Record<Model, string>>;
  /** Bytes its memory may grow to. */
  mostMemory: number;
  mostWords: number;
  /** Paths of zxing's library and of its WebAssembly, and what it is to look for. */
  codes: { library: string; wasm: string; options: ReaderOptions };
}

/** A picture to read words in, or codes: a portable greymap, handed over and released once it is taken. */
export type ReaderTask = ({ kind: 'words' } & WordsTask) | { kind: 'codes'; picture: Uint8Array };

interface WordsTask {
  picture: Uint8Array;
  model: Model;
  /** Tesseract's page segmentation mode. */
  segmentation: string;
  /** The only characters that can occur; empty for all. */
  characters: string;
  /** Milliseconds after which it stops and hands over what it has. */
  milliseconds: number;
}

/** What a task found, of its kind. */
export type ReaderFound = Reading | { codes: FoundCode[] };

interface CodeLibrary {
  prepareZXingModule(options: object): Promise<unknown>;
  readBarcodes(file: Uint8Array, options: ReaderOptions): Promise<ReadResult[]>;
}

/** Tesseract's TessBaseAPI. */
interface Recogniser {
  Init(folder: null, language: string, engine: number, config: undefined): number;
  SetVariable(name: string, value: string): void;
  SetImageFile(orientation: number, angle: number): number;
  Recognize(monitor: number): number;
  /** A line of tab-separated values for each block, paragraph, line and word. @see TessBaseAPI::GetTSVText */
  GetTSVText(page: number): string;
}

interface Tesseract {
  /** `canOwn`: the file is these bytes themselves, not a copy. */
  FS: { writeFile(path: string, data: Uint8Array, options: { canOwn: boolean }): void; unlink(path: string): void };
  TessBaseAPI: new () => Recogniser;
  _malloc(bytes: number): number;
}

/**
 * Reads pictures with Tesseract and zxing in a thread of its own, one after the other. It is handed over as source text and must
 * not use anything from outside itself: a bundle of the project holds no file that a thread could be started from.
 *
 * Tesseract's own deadline is used (the `end_time` of its monitor, ETEXT_DESC in ocrclass.h): words not reached by then
 * come back blank, so that a page too long to read is cut short rather than lost. The build has no constructor for the
 * monitor; it is laid out by hand in the build's memory, and a test holds the result.
 */
export async function readerThread(load: (name: string) => unknown): Promise<void> {
  const { parentPort, workerData } = load('node:worker_threads') as {
    parentPort: MessagePort;
    workerData: ReaderSettings;
  };
  const { readFileSync } = load('node:fs') as { readFileSync(file: string): Uint8Array };
  const { gunzipSync } = load('node:zlib') as {
    gunzipSync(data: Uint8Array, options: { chunkSize: number }): Uint8Array;
  };
  const settings = workerData;
  const PAGE = 65_536;
  const LSTM_ONLY = 1;
  /** Size of the monitor, and where its end_time stands: 64 bits, nanoseconds of the steady clock. */
  const MONITOR = 64;
  const END_TIME = 24;
  const ALIVE_MILLISECONDS = 100;
  /** Room for either language data unpacked, so that it is not put together from pieces that stay behind. */
  const LANGUAGE_BYTES = 8_000_000;
  /** The level of words in tab-separated values. */
  const WORD = '5';
  const answer = (message: ThreadAnswer<ReaderFound>): void => parentPort.postMessage(message);
  /** The thread makes too few objects of its own for its garbage collector to come by and free the large ones. */
  const release = ({ buffer }: Uint8Array): void => void (buffer as ArrayBuffer).transfer(0);

  const grow = WebAssembly.Memory.prototype.grow;
  WebAssembly.Memory.prototype.grow = function (pages: number): number {
    if (this.buffer.byteLength + pages * PAGE > settings.mostMemory) throw new RangeError('Too much memory.');
    return grow.call(this, pages);
  };
  const instantiate = WebAssembly.instantiate as (
    source: BufferSource,
    imports: WebAssembly.Imports,
  ) => Promise<WebAssembly.WebAssemblyInstantiatedSource>;
  let memory: WebAssembly.Memory | undefined;
  WebAssembly.instantiate = (async (source: BufferSource, imports: WebAssembly.Imports) => {
    const made = await instantiate(source, imports);
    memory = Object.values(made.instance.exports).find((value) => value instanceof WebAssembly.Memory);
    return made;
  }) as typeof WebAssembly.instantiate;

  const silent = (): void => undefined;
  // It is told of every word: a message for each would cost more than the news is worth.
  let told = 0;
  const alive = (): void => {
    const now = performance.now();
    if (now - told < ALIVE_MILLISECONDS) return;
    told = now;
    answer({ alive: true });
  };
  const start = load(settings.core) as (options: object) => Promise<Tesseract>;
  const tesseract = await start({ TesseractProgress: alive, print: silent, printErr: silent });
  // What else is loaded later has a memory of its own.
  WebAssembly.instantiate = instantiate as typeof WebAssembly.instantiate;
  const recogniser = (model: Model): Recogniser => {
    const api = new tesseract.TessBaseAPI();
    const language = gunzipSync(readFileSync(settings.languages[model]), { chunkSize: LANGUAGE_BYTES });
    tesseract.FS.writeFile('eng.traineddata', language, { canOwn: true });
    if (api.Init(null, 'eng', LSTM_ONLY, undefined) !== 0 || memory === undefined)
      throw new Error('Tesseract did not start.');
    tesseract.FS.unlink('eng.traineddata');
    release(language);
    api.SetVariable('user_defined_dpi', '200');
    // The library's own notes on its progress belong to nobody's log.
    api.SetVariable('debug_file', '/dev/null');
    return api;
  };
  const fast = recogniser('fast');
  answer({ alive: true });
  // The first page is being prepared meanwhile.
  const recognisers: Readonly<Record<Model, Recogniser>> = { fast, best: recogniser('best') };
  const monitor = tesseract._malloc(MONITOR);

  const read = (task: WordsTask): ThreadAnswer<ReaderFound> => {
    const deadline = performance.now() + task.milliseconds;
    const api = recognisers[task.model];
    api.SetVariable('tessedit_pageseg_mode', task.segmentation);
    api.SetVariable('tessedit_char_whitelist', task.characters);
    tesseract.FS.writeFile('/input', task.picture, { canOwn: true });
    const taken = api.SetImageFile(1, 0) !== 1;
    tesseract.FS.unlink('/input');
    release(task.picture);
    if (!taken) return { failure: 'The picture was not taken.' };
    const view = new DataView(memory!.buffer);
    for (let offset = 0; offset < MONITOR; offset++) view.setUint8(monitor + offset, 0);
    view.setBigInt64(monitor + END_TIME, BigInt(Math.round(deadline * 1e6)), true);
    const cutShort = api.Recognize(monitor) !== 0;
    const words: Word[] = [];
    // Of the forms it writes words in, this one is quickest by far: it tells nothing of single letters.
    for (const line of api.GetTSVText(0).split('\n')) {
      const [level, , , , , , x, y, width, height, confidence, text = ''] = line.split('\t');
      if (level !== WORD || text.trim() === '' || words.length >= settings.mostWords) continue;
      const [left, top] = [Number(x), Number(y)];
      words.push({
        text: text.trim(),
        confidence: Math.floor(Number(confidence)) / 100,
        left,
        top,
        right: left + Number(width),
        bottom: top + Number(height),
      });
    }
    return { words, cutShort };
  };

  // Loaded when it is first asked for: of several threads one looks for codes.
  let library: CodeLibrary | undefined;
  const readCodes = async (picture: Uint8Array): Promise<ReaderFound> => {
    if (library === undefined) {
      library = load(settings.codes.library) as CodeLibrary;
      await library.prepareZXingModule({
        overrides: { wasmBinary: readFileSync(settings.codes.wasm) },
        fireImmediately: true,
      });
    }
    const found = await library.readBarcodes(picture, settings.codes.options);
    release(picture);
    return {
      codes: found.filter(({ isValid }) => isValid).map(({ format, text, position }) => ({ format, text, position })),
    };
  };

  parentPort.on('message', async (task: ReaderTask) => {
    try {
      answer(task.kind === 'words' ? read(task) : await readCodes(task.picture));
    } catch (error) {
      answer({ failure: String(error) });
    }
  });
}
