import { nextTurn } from '#host/next-turn';
import { startThread as startHostThread } from '#host/start-thread';

/** Says that a thread works; the first one says that it has started. */
export interface Heartbeat {
  alive: true;
}

/** What a thread says: a heartbeat, what it found, or why it failed. */
export type ThreadAnswer<Found extends object> = Heartbeat | { failure: string } | Found;

/** How long a thread may keep its task waiting, in milliseconds. */
export interface ThreadLimits {
  readerStartMilliseconds: number;
  readerSilenceMilliseconds: number;
}

/** How a thread of one kind is started, how long it may take, and when another follows it. */
export interface ThreadKind<Task extends object> {
  /** Address of the module that runs in the thread. */
  module: URL;
  /** What it is told as it starts. */
  settings: () => object;
  limits: ThreadLimits;
  /** Tasks after which a fresh thread follows: WebAssembly's memory only grows. */
  maxTasks: number;
  /** Whether a task counts among those; each does when absent. */
  counts?: (task: Task) => boolean;
}

/** A thread that does one task after the other. */
export interface OwnThread<Task extends object, Found extends object> {
  /**
   * Has a task done, after those asked for before. A thread that dies, says nothing for too long or does not start is
   * replaced, and the task tried once more.
   * @param make a fresh task for each try.
   * @param handedOver the array in it that is handed over, not copied.
   * @param milliseconds for both tries together; without end when absent.
   * @throws TimeUp when they are over, whatever the thread says of itself; Error when the second try fails as well, or the thread was closed.
   */
  ask(make: () => Task, handedOver: (task: Task) => Uint8Array, milliseconds?: number): Promise<Found>;
  /** Starts it ahead of its first task; a failure shows with that one. */
  warm(): Promise<void>;
  /** Ends it for good: the task it is at fails, and so do those asked for from then on. */
  close(): Promise<void>;
}

/** A task that took longer than it was given. */
export class TimeUp extends Error {}

/** Makes a thread of the given kind, which starts with its first task. While it has none, it keeps no process alive. */
export function createOwnThread<Task extends object, Found extends object>({
  module,
  settings,
  limits,
  maxTasks,
  counts = () => true,
}: ThreadKind<Task>): OwnThread<Task, Found> {
  let thread: Thread<Task, Found> | null = null;
  let tasks = 0;
  let closed = false;
  let queue: Promise<unknown> = Promise.resolve();

  const stop = async (): Promise<void> => {
    const old = thread;
    thread = null;
    await old?.end();
  };
  const start = async (): Promise<Thread<Task, Found>> => {
    if (closed) throw new Error('The thread was closed.');
    if (thread === null) {
      thread = startThread(module, settings(), limits);
      tasks = 0;
    }
    await thread.started;
    return thread;
  };
  const askOnce = async (
    make: () => Task,
    handedOver: (task: Task) => Uint8Array,
    deadline: number,
  ): Promise<Found> => {
    try {
      const { ask } = await start();
      const task = make();
      if (counts(task)) tasks++;
      return await ask(task, handedOver(task), deadline);
    } catch (cause) {
      await stop();
      throw cause;
    }
  };
  return {
    ask(make, handedOver, milliseconds = Infinity) {
      const deadline = performance.now() + milliseconds;
      const found = queue.then(async () => {
        if (tasks >= maxTasks) await stop();
        return askOnce(make, handedOver, deadline).catch((cause: unknown) => {
          if (closed || cause instanceof TimeUp || performance.now() >= deadline) throw cause;
          return askOnce(make, handedOver, deadline);
        });
      });
      queue = found.catch(() => undefined);
      return found;
    },
    warm: async () => void (await start().catch(stop)),
    close: async () => {
      closed = true;
      await stop();
    },
  };
}

interface Thread<Task, Found> {
  /** Settles when it is ready for its first task, or did not become so. */
  started: Promise<unknown>;
  ask(task: Task, handedOver: Uint8Array, deadline: number): Promise<Found>;
  end(): Promise<unknown>;
}

function startThread<Task extends object, Found extends object>(
  module: URL,
  settings: object,
  limits: ThreadLimits,
): Thread<Task, Found> {
  const worker = startHostThread(module, settings);
  let heard = performance.now();
  let settle: ((outcome: ThreadAnswer<Found> | Error) => void) | null = null;
  let dead: Error | null = null;
  const die = (cause: Error): void => {
    dead ??= cause;
    settle?.(dead);
  };
  worker.onMessage((answer) => {
    heard = performance.now();
    settle?.(answer as ThreadAnswer<Found>);
  });
  worker.onEnd(die);

  /**
   * Waits for the answer that `take` accepts, as long as the thread is heard of within `silence` milliseconds, and at most
   * until `deadline`.
   */
  const wait = async <T>(
    silence: number,
    take: (answer: Heartbeat | Found) => T | undefined,
    deadline = Infinity,
  ): Promise<T> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    heard = performance.now();
    worker.hold(true);
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
          const now = performance.now();
          const left = Math.min(heard + silence, deadline) - now;
          if (left > 0) timer = setTimeout(check, left);
          else if (now >= deadline) reject(new TimeUp('The time for this task is over.'));
          else reject(new Error(`The thread said nothing for ${silence} ms.`));
        };
        // This thread may have been busy itself: what the other has said by now is heard first.
        const check = (): void => void nextTurn().then(look);
        look();
      });
    } finally {
      settle = null;
      clearTimeout(timer);
      worker.hold(false);
    }
  };

  const started = wait(limits.readerStartMilliseconds, () => true);
  started.catch(() => undefined);
  return {
    started,
    ask(task, handedOver, deadline) {
      worker.post(task, [handedOver.buffer as ArrayBuffer]);
      return wait(limits.readerSilenceMilliseconds, (answer) => ('alive' in answer ? undefined : answer), deadline);
    },
    end: () => worker.end(),
  };
}
