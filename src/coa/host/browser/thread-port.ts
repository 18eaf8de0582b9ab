import type { ThreadPort } from '../host-thread.ts';

/** The worker's own scope, as far as it is used; the types of a page have none of it. */
interface WorkerScope {
  postMessage(message: unknown, handedOver: ArrayBuffer[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

const scope = globalThis as unknown as WorkerScope;

/** What this worker has of the one that started it. Its first message is the settings. */
export function threadPort<Settings, Task>(): Promise<ThreadPort<Settings, Task>> {
  const early: Task[] = [];
  let take = (task: Task): void => void early.push(task);
  let begin: ((settings: Settings) => void) | null = null;
  // At once: what arrives while the module still waits for its settings would be lost.
  scope.addEventListener('message', ({ data }) => {
    if (begin === null) return take(data as Task);
    begin(data as Settings);
    begin = null;
  });
  return new Promise((resolve) => {
    begin = (settings) =>
      resolve({
        settings,
        post: (message, handedOver = []) => scope.postMessage(message, handedOver),
        onTask(listener) {
          take = listener;
          early.splice(0).forEach(listener);
        },
      });
  });
}
