import type { ReadResult } from 'zxing-wasm/reader';
import { codesOf, sceneFilesOf, tesseractOf } from '#host/reader-libraries';
import { threadPort } from '#host/thread-port';
import type { CodeLibrary, LanguageModel } from '../host/reader-parts.ts';
import { limitWebAssemblyMemory } from '../threads/limit-memory.ts';
import type { ThreadAnswer } from '../threads/own-thread.ts';
import type { LinesTask, ReaderFound, ReaderSettings, ReaderTask } from './reader-messages.ts';
import { release } from './release.ts';
import { openSceneRecogniser, recogniseLine, type SceneRecogniser } from './scene/scene-recogniser.ts';
import { loadTesseract, openRecogniser, readWords } from './tesseract.ts';
import type { FoundCode, Reading } from './text-reader.ts';

// A worker: reads pictures with Tesseract and zxing in a thread of its own, one after the other.

/** Tesseract tells of every word: a message for each would cost more than the news is worth. */
const HEARTBEAT_MILLISECONDS = 100;

const port = await threadPort<ReaderSettings, ReaderTask>();
const { settings } = port;
const answer = (message: ThreadAnswer<ReaderFound>): void => port.post(message);

let lastHeartbeat = 0;
function heartbeat(): void {
  const now = performance.now();
  if (now - lastHeartbeat < HEARTBEAT_MILLISECONDS) return;
  lastHeartbeat = now;
  answer({ alive: true });
}

/** Modules of a side of the smallest QR code (ISO/IEC 18004). */
const FEWEST_MODULES = 21;

/** What is handed on of a code: one that was read, or a QR code that was found and could not be decoded. */
function codeOf({ isValid, format, text, position, symbol }: ReadResult): FoundCode[] {
  if (isValid) return [{ format, text, position }];
  return format === 'QRCode' && symbol.width >= FEWEST_MODULES
    ? [{ format, text: '', position, undecodedModules: symbol.width }]
    : [];
}

/** Loaded when it is first asked for: of several threads one looks for codes. */
let codeLibrary: Promise<CodeLibrary> | null = null;
async function readCodes(picture: Uint8Array): Promise<{ codes: FoundCode[] }> {
  codeLibrary ??= codesOf(settings.parts);
  const found = await (await codeLibrary).readBarcodes(picture, settings.codes);
  release(picture);
  return { codes: found.flatMap(codeOf) };
}

/** Loaded when it is first asked for, as the library of codes is; null where there is no room for it, as a page can be judged without. */
let sceneRecogniser: Promise<SceneRecogniser | null> | null = null;
async function readLines({ picture, sizes, milliseconds }: LinesTask): Promise<{ lines: Reading[] }> {
  const deadline = performance.now() + milliseconds;
  sceneRecogniser ??= sceneFilesOf(settings.parts)
    .then(openSceneRecogniser)
    .catch(() => null);
  const recogniser = await sceneRecogniser;
  const lines: Reading[] = [];
  let from = 0;
  for (const { width, height } of sizes) {
    const data = picture.subarray(from, from + width * height);
    from += data.length;
    const cutShort = performance.now() > deadline;
    const isRead = recogniser !== null && !cutShort;
    lines.push({ words: isRead ? await recogniseLine(recogniser, { width, height, data }) : [], cutShort });
    heartbeat();
  }
  release(picture);
  return { lines };
}

limitWebAssemblyMemory(settings.maxMemory);
const tesseract = await loadTesseract(tesseractOf(settings.parts), heartbeat);
const open = (model: LanguageModel): Promise<void> =>
  tesseract.recognisers.has(model) ? Promise.resolve() : openRecogniser(tesseract, model, settings.parts);
await open('fast');
answer({ alive: true });
// While the first page is made ready for reading.
for (const model of settings.models) await open(model);

port.onTask(async (task) => {
  try {
    if (task.kind === 'words') {
      await open(task.model);
      answer(readWords(tesseract, task, settings.maxWords));
    } else answer(task.kind === 'lines' ? await readLines(task) : await readCodes(task.picture));
  } catch (error) {
    answer({ failure: String(error) });
  }
});
