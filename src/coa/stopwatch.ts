import type { Timed } from './image/open-picture.ts';

/** Measures stages of one check, and the whole of it from the start on. */
interface Stopwatch {
  timed: Timed;
  /** Milliseconds since the start. */
  elapsed(): number;
  /** Whole milliseconds by stage, those of stages of one name added up, and `total` since the start. */
  read(): Record<string, number>;
}

/** @param now milliseconds by a clock that only goes forwards. */
export function startStopwatch(now: () => number = () => performance.now()): Stopwatch {
  const started = now();
  const stages: Record<string, number> = {};
  return {
    async timed(stage, work) {
      const start = now();
      const result = await work();
      stages[stage] = (stages[stage] ?? 0) + Math.round(now() - start);
      return result;
    },
    elapsed: () => now() - started,
    read: () => ({ ...stages, total: Math.round(now() - started) }),
  };
}
