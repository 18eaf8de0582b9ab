import { languageOf } from '#host/reader-libraries';
import type { LanguageModel, ReaderParts, StartTesseract } from '../host/reader-parts.ts';
import type { Word } from '../layout/word.ts';
import type { WordsTask } from './reader-messages.ts';
import { release } from './release.ts';
import type { Reading } from './text-reader.ts';

/** Tesseract's TessBaseAPI. */
interface Recogniser {
  Init(folder: null, language: string, engine: number, config: undefined): number;
  SetVariable(name: string, value: string): void;
  SetImageFile(orientation: number, angle: number): number;
  Recognize(monitor: number): number;
  /** A line of tab-separated values for each block, paragraph, line and word. @see TessBaseAPI::GetTSVText */
  GetTSVText(page: number): string;
}

interface Module {
  /** `canOwn`: the file is these bytes themselves, not a copy. */
  FS: { writeFile(path: string, data: Uint8Array, options: { canOwn: boolean }): void; unlink(path: string): void };
  TessBaseAPI: new () => Recogniser;
  _malloc(bytes: number): number;
}

/** Tesseract in this thread, with the recognisers that were opened. */
export interface Tesseract {
  module: Module;
  memory: WebAssembly.Memory;
  recognisers: Map<LanguageModel, Recogniser>;
  /** Where Tesseract's monitor lies in its memory. */
  monitor: number;
}

/** OEM_LSTM_ONLY in publictypes.h: the neural recogniser without the older one. */
const LSTM_ONLY = 1;
const LANGUAGE_FILE = 'eng.traineddata';
const PICTURE_FILE = '/input';
/** Dots to the inch that pages are read at. */
const RESOLUTION = '200';
/** Size of the monitor (ETEXT_DESC in ocrclass.h), and where its end_time stands: 64 bits, nanoseconds of the steady clock. */
const MONITOR_BYTES = 64;
const END_TIME = 24;
const NANOSECONDS_PER_MILLISECOND = 1e6;
/** The level of words in tab-separated values. */
const WORD_LEVEL = '5';
/** EXIF's orientation of an upright picture, and what SetImageFile answers when it cannot read the picture. */
const UPRIGHT = 1;
const UNREADABLE = 1;

/**
 * Loads Tesseract's WebAssembly build into this thread; a thread holds one.
 * @param start starts the build.
 * @param progress is called at every word that is read.
 */
export async function loadTesseract(start: StartTesseract, progress: () => void): Promise<Tesseract> {
  const silent = (): void => undefined;
  const { made: module, memory } = await withItsMemory(
    () => start({ TesseractProgress: progress, print: silent, printErr: silent }) as Promise<Module>,
  );
  return { module, memory, recognisers: new Map(), monitor: module._malloc(MONITOR_BYTES) };
}

/** What a library makes of its WebAssembly, with the memory of it; libraries loaded later have memories of their own. */
async function withItsMemory<T>(make: () => Promise<T>): Promise<{ made: T; memory: WebAssembly.Memory }> {
  const instantiate = WebAssembly.instantiate as (
    source: BufferSource,
    imports: WebAssembly.Imports,
  ) => Promise<WebAssembly.WebAssemblyInstantiatedSource>;
  let memory: WebAssembly.Memory | undefined;
  WebAssembly.instantiate = (async (source: BufferSource, imports: WebAssembly.Imports) => {
    const instantiated = await instantiate(source, imports);
    memory = Object.values(instantiated.instance.exports).find((value) => value instanceof WebAssembly.Memory);
    return instantiated;
  }) as typeof WebAssembly.instantiate;
  try {
    const made = await make();
    if (memory === undefined) throw new Error('Tesseract did not start.');
    return { made, memory };
  } finally {
    WebAssembly.instantiate = instantiate as typeof WebAssembly.instantiate;
  }
}

/** Opens a recogniser over one of the language models. @throws Error when Tesseract does not take it. */
export async function openRecogniser(
  { module, recognisers }: Tesseract,
  model: LanguageModel,
  parts: ReaderParts,
): Promise<void> {
  const recogniser = new module.TessBaseAPI();
  const language = await languageOf(parts, model);
  module.FS.writeFile(LANGUAGE_FILE, language, { canOwn: true });
  if (recogniser.Init(null, 'eng', LSTM_ONLY, undefined) !== 0) throw new Error('Tesseract did not start.');
  module.FS.unlink(LANGUAGE_FILE);
  release(language);
  recogniser.SetVariable('user_defined_dpi', RESOLUTION);
  // The library's own notes on its progress belong to nobody's log.
  recogniser.SetVariable('debug_file', '/dev/null');
  recognisers.set(model, recogniser);
}

/**
 * Reads the words of a picture, until its time is up. Tesseract's own deadline is used (the `end_time` of its monitor):
 * words not reached by then come back blank, so that a page too long to read is cut short rather than lost. The build has
 * no constructor for the monitor; it is laid out by hand in the build's memory, and `read-text.test.ts` holds the result.
 * @throws Error when Tesseract does not take the picture.
 */
export function readWords(tesseract: Tesseract, task: WordsTask, maxWords: number): Reading {
  const deadline = performance.now() + task.milliseconds;
  const { module, monitor } = tesseract;
  const recogniser = tesseract.recognisers.get(task.model);
  if (recogniser === undefined) throw new Error(`The model "${task.model}" is not open.`);
  recogniser.SetVariable('tessedit_pageseg_mode', task.segmentation);
  recogniser.SetVariable('tessedit_char_whitelist', task.characters);
  module.FS.writeFile(PICTURE_FILE, task.picture, { canOwn: true });
  const isTaken = recogniser.SetImageFile(UPRIGHT, 0) !== UNREADABLE;
  module.FS.unlink(PICTURE_FILE);
  release(task.picture);
  if (!isTaken) throw new Error('The picture was not taken.');
  new Uint8Array(tesseract.memory.buffer, monitor, MONITOR_BYTES).fill(0);
  new DataView(tesseract.memory.buffer).setBigInt64(
    monitor + END_TIME,
    BigInt(Math.round(deadline * NANOSECONDS_PER_MILLISECOND)),
    true,
  );
  const cutShort = recogniser.Recognize(monitor) !== 0;
  // Of the forms it writes words in, this one is quickest by far: it tells nothing of single letters.
  return { words: wordsIn(recogniser.GetTSVText(0), maxWords), cutShort };
}

function wordsIn(tabSeparated: string, maxWords: number): Word[] {
  const words: Word[] = [];
  for (const line of tabSeparated.split('\n')) {
    const [level, , , , , , x, y, width, height, confidence, text = ''] = line.split('\t');
    if (level !== WORD_LEVEL || text.trim() === '' || words.length >= maxWords) continue;
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
  return words;
}
