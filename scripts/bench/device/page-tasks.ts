/**
 * Milliseconds that the main threads of pages computed for each task, by a trace of Chromium: the time of the thread, so
 * that other work of the machine does not count.
 */
export function tasksOfPages(trace: Buffer): number[] {
  const { traceEvents: events } = JSON.parse(trace.toString()) as {
    traceEvents: { name: string; pid: number; tid: number; tdur?: number; args?: { name?: string } }[];
  };
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  return events
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && threads.has(`${pid}/${tid}`))
    .map(({ tdur = 0 }) => tdur / 1_000);
}
