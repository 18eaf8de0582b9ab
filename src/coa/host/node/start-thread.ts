import { Worker } from 'node:worker_threads';
import type { HostThread } from '../host-thread.ts';
import { workerFile } from './worker-file.ts';

/**
 * Starts a thread.
 * @param module address of its module. @see workerFile
 * @param settings what it is told as it starts.
 * @param megabytes its own objects may take; what the host allows when left out.
 */
export function startThread(module: URL, settings: object, megabytes?: number): HostThread {
  const worker = new Worker(workerFile(module), {
    workerData: settings,
    ...(megabytes !== undefined && { resourceLimits: { maxOldGenerationSizeMb: megabytes } }),
    stdout: true,
    stderr: true,
  });
  return {
    post: (message, handedOver) => worker.postMessage(message, handedOver),
    onMessage: (listener) => void worker.on('message', listener),
    onEnd: (listener) => {
      // Without a listener a thread that fails ends the whole process.
      worker.on('error', listener);
      worker.on('exit', () => listener(new Error('The thread ended.')));
    },
    hold: (isHeld) => (isHeld ? worker.ref() : worker.unref()),
    end: () => worker.terminate(),
  };
}
