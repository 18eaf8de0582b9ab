import { parentPort, threadId } from 'node:worker_threads';

/** What the thread is asked: to count bytes, or to behave badly. */
export interface CountingTask {
  bytes: Uint8Array;
  does: 'count' | 'fail' | 'hang' | 'die';
}

/** What the thread answers: how many bytes there were, and the id of the thread that counted them. */
export interface Counted {
  count: number;
  thread: number;
}

// A worker for the tests of threads: it counts the bytes it is handed.
if (parentPort === null) throw new Error('This module runs in a thread.');
const port = parentPort;
port.postMessage({ alive: true });
port.on('message', ({ bytes, does }: CountingTask) => {
  if (does === 'die') process.exit(1);
  if (does === 'hang') return;
  port.postMessage(does === 'fail' ? { failure: 'It fails.' } : { count: bytes.length, thread: threadId });
});
