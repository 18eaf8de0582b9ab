import type { Answer, Send } from '../check/send/send-check.ts';
import type { CoreAnswer, CoreTask } from './messages.ts';
import { loadParts, type OnBytes } from './parts-store.ts';
import { noteEnd, noteStart } from './unfinished.ts';
import { unpack } from './unpack.ts';
import { watchSleep } from './watch-sleep.ts';

/** A checker that runs in this page's own worker. */
interface Core {
  /** What it says next. */
  next(): Promise<CoreAnswer>;
  post(task: CoreTask): void;
  end(): void;
}

const ENDED =
  'This device could not finish the check, most likely because it ran out of memory. Close other tabs and try again, or use the service instead.';
const NOT_STARTED =
  'The checker could not be started, most likely because it ran out of memory. Close other tabs and try again, or use the service instead.';
const ASLEEP =
  'The browser put this page to sleep in the background before the check was done. Keep the page in front and try again, or use the service instead.';

let running: Promise<Core> | null = null;
/** Settles when whatever was asked for so far is done: a checker does one thing after the other. */
let queue: Promise<unknown> = Promise.resolve();

/** Loads and starts the checker, unless it runs already. @throws Error with words for a person when it cannot be had. */
export function startCore(onBytes: OnBytes = () => undefined, signal?: AbortSignal): Promise<Core> {
  if (running !== null) return running;
  const starting = start(onBytes, signal);
  running = starting;
  starting.catch(() => {
    if (running === starting) running = null;
  });
  return starting;
}

/** Ends the checker with everything it does. It is started anew by the next check. */
export function stopCore(): void {
  void running?.then(({ end }) => end()).catch(() => undefined);
  running = null;
}

/** Checks a picture on this device; nothing is sent. */
export const checkOnDevice: Send = async ({ blob, page, vendor }, onStage, _onShare, signal) => {
  const cancelled = new Promise<Answer>((resolve) =>
    signal.addEventListener('abort', () => {
      // A thread at work hears nothing until it is done: it is ended with it.
      stopCore();
      resolve({ kind: 'cancelled' });
    }),
  );
  onStage('reading');
  const today = new Date().toISOString().slice(0, 10);
  return Promise.race([cancelled, ask({ file: blob, page, vendor: vendor || null, today }, signal)]);
};

function ask(task: CoreTask, signal: AbortSignal): Promise<Answer> {
  const asked = queue.then(async (): Promise<Answer> => {
    noteStart();
    try {
      return (await askAwake(task)) ?? (signal.aborted ? null : await askAwake(task)) ?? failed(ASLEEP, true);
    } finally {
      noteEnd();
    }
  });
  queue = asked;
  return asked;
}

/** @returns null where the browser put the page to sleep meanwhile: time went by, and the answer may be another for that. */
async function askAwake(task: CoreTask): Promise<Answer | null> {
  const hasSlept = watchSleep();
  const answer = await askNow(task);
  return hasSlept() ? null : answer;
}

async function askNow(task: CoreTask): Promise<Answer> {
  try {
    const core = await startCore();
    core.post(task);
    const answer = await core.next();
    if ('report' in answer) return { kind: 'report', report: answer.report, limit: 'none' };
    return 'failure' in answer ? failed(answer.failure, false) : failed(ENDED, true);
  } catch (cause) {
    return failed(cause instanceof Error ? cause.message : ENDED, true);
  }
}

/** @param byService whether the device failed, not the file. */
function failed(message: string, byService: boolean): Answer {
  return { kind: 'failure', message, limit: 'none', field: byService ? 'form' : 'picture', byService };
}

// Whoever leaves the page knows that its check is gone.
addEventListener('pagehide', noteEnd);

async function start(onBytes: OnBytes, signal: AbortSignal | undefined): Promise<Core> {
  const settings = await loadParts(onBytes, signal);
  const script = new Blob([await unpack(settings['core.worker'])], { type: 'text/javascript' });
  const address = URL.createObjectURL(script);
  const worker = new Worker(address, { type: 'module', name: 'check' });
  let hear: { resolve: (answer: CoreAnswer) => void; reject: (cause: Error) => void } | null = null;
  const next = (): Promise<CoreAnswer> =>
    new Promise((resolve, reject) => {
      hear = { resolve, reject };
    });
  const end = (): void => {
    worker.terminate();
    hear?.reject(new Error(ENDED));
  };
  worker.addEventListener('message', ({ data }) => hear?.resolve(data as CoreAnswer));
  worker.addEventListener('error', (event) => {
    // What became of the check is told by the page, not in the console.
    event.preventDefault();
    // What is left of it answers no more: the next check has a fresh one.
    stopCore();
    end();
  });
  const ready = next();
  worker.postMessage(settings, Object.values(settings));
  await ready.catch((cause: unknown) => {
    throw new Error(NOT_STARTED, { cause });
  });
  URL.revokeObjectURL(address);
  return { next, post: (task) => worker.postMessage(task), end };
}
