import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadPort } from '../host-thread.ts';

/** What this thread has of the one that started it. @throws Error when it is no thread. */
export async function threadPort<Settings, Task>(): Promise<ThreadPort<Settings, Task>> {
  if (parentPort === null) throw new Error('This module runs in a thread.');
  const port = parentPort;
  return {
    settings: workerData as Settings,
    post: (message, handedOver = []) => port.postMessage(message, handedOver),
    onTask: (listener) => void port.on('message', listener),
  };
}
