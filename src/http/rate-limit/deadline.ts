/** Something took longer than it may. */
export class DeadlineError extends Error {
  constructor(milliseconds: number) {
    super(`Took longer than ${milliseconds} ms.`);
    this.name = 'DeadlineError';
  }
}

/** Settles as `work` does, or rejects with DeadlineError after so many milliseconds; `work` itself is not stopped. */
export async function withDeadline<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(milliseconds)), milliseconds);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
