import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { ReaderOptions, ReadResult } from 'zxing-wasm/reader';
import { limitWebAssemblyMemory } from '../threads/limit-memory.ts';
import type { ThreadAnswer } from '../threads/own-thread.ts';
import type { ReaderFound, ReaderSettings, ReaderTask } from './reader-messages.ts';
import { release } from './release.ts';
import { loadTesseract, openRecogniser, readWords } from './tesseract.ts';
import type { FoundCode } from './text-reader.ts';

// A worker: reads pictures with Tesseract and zxing in a thread of its own, one after the other.

interface CodeLibrary {
  prepareZXingModule(options: object): Promise<unknown>;
  readBarcodes(file: Uint8Array, options: ReaderOptions): Promise<ReadResult[]>;
}

/** Tesseract tells of every word: a message for each would cost more than the news is worth. */
const HEARTBEAT_MILLISECONDS = 100;

if (parentPort === null) throw new Error('This module runs in a thread.');
const port = parentPort;
const settings = workerData as ReaderSettings;
const load = createRequire(import.meta.url);
const answer = (message: ThreadAnswer<ReaderFound>): void => port.postMessage(message);

let lastHeartbeat = 0;
function heartbeat(): void {
  const now = performance.now();
  if (now - lastHeartbeat < HEARTBEAT_MILLISECONDS) return;
  lastHeartbeat = now;
  answer({ alive: true });
}

/** Loaded when it is first asked for: of several threads one looks for codes. */
let codeLibrary: Promise<CodeLibrary> | null = null;
async function loadCodeLibrary(): Promise<CodeLibrary> {
  const library = load(settings.codes.library) as CodeLibrary;
  await library.prepareZXingModule({
    overrides: { wasmBinary: readFileSync(settings.codes.wasm) },
    fireImmediately: true,
  });
  return library;
}

async function readCodes(picture: Uint8Array): Promise<{ codes: FoundCode[] }> {
  codeLibrary ??= loadCodeLibrary();
  const found = await (await codeLibrary).readBarcodes(picture, settings.codes.options);
  release(picture);
  return {
    codes: found.filter(({ isValid }) => isValid).map(({ format, text, position }) => ({ format, text, position })),
  };
}

limitWebAssemblyMemory(settings.maxMemory);
const tesseract = await loadTesseract(load, settings.core, heartbeat);
openRecogniser(tesseract, 'fast', settings.languages);
answer({ alive: true });
// While the first page is made ready for reading.
openRecogniser(tesseract, 'best', settings.languages);

port.on('message', async (task: ReaderTask) => {
  try {
    answer(task.kind === 'words' ? readWords(tesseract, task, settings.maxWords) : await readCodes(task.picture));
  } catch (error) {
    answer({ failure: String(error) });
  }
});
