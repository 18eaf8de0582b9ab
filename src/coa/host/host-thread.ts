/** A thread as its host gives it: messages to it, from it, and its end. */
export interface HostThread {
  /** @param handedOver arrays' memory that goes over with the message and is not here any more. */
  post(message: object, handedOver: ArrayBuffer[]): void;
  onMessage(listener: (message: unknown) => void): void;
  /** Told once it has failed, or ended without being asked to. */
  onEnd(listener: (cause: Error) => void): void;
  /** Whether it keeps the process alive, where there is one. */
  hold(isHeld: boolean): void;
  end(): Promise<unknown>;
}

/** What a thread has of the one that started it. */
export interface ThreadPort<Settings, Task> {
  settings: Settings;
  post(message: object, handedOver?: ArrayBuffer[]): void;
  /** Tasks that came before are handed to it as well. */
  onTask(listener: (task: Task) => void): void;
}
