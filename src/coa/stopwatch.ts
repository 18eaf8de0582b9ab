import type { Timed } from './image/open-picture.ts';

/** Measures stages of one check, and the whole of it from the start on. */
interface Stopwatch {
  timed: Timed;
  /** Milliseconds since the start. */
  elapsed(): number;
  /** Whole milliseconds by stage, those of stages of one name added up, and `total` since the start. */
  read(): Record<string, number>;
}

export function startStopwatch(): Stopwatch {
  const started = performance.now();
  const stages: Record<string, number> = {};
  return {
    async timed(stage, work) {
      const start = performance.now();
      const result = await work();
      stages[stage] = (stages[stage] ?? 0) + Math.round(performance.now() - start);
      return result;
    },
    elapsed: () => performance.now() - started,
    read: () => ({ ...stages, total: Math.round(performance.now() - started) }),
  };
}
