import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** What became of one request. */
export interface HostileResult {
  number: number;
  kind: string;
  /** 0 where no answer came. */
  status: number;
  ms: number;
  /** Faults told in the log, and what an answer lacked. */
  faults?: string[];
}

/** What a run of hostile requests came to. */
export interface HostileRun {
  results: HostileResult[];
  /** Largest resident memory of the process, bytes. */
  peak: number;
}

/** Milliseconds after which a request counts as hanging. */
const HANGS = 60_000;

/**
 * Sends the requests of numbers `from` to `to` (not included) and tells what became of each. A request that ends the
 * process or hangs is one result, and the run goes on behind it.
 */
export async function runHostile(
  seed: string,
  from: number,
  to: number,
  progress: (done: number) => void = () => {},
): Promise<HostileRun> {
  const results: HostileResult[] = [];
  let peak = 0;
  for (let next = from; next < to; ) {
    const child = spawn(process.execPath, ['scripts/hostile/run-cases.ts', seed, String(next), String(to)], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (printed = (printed + text).slice(-2_000)));
    let underWay: { number: number; kind: string } | null = null;
    let timer: NodeJS.Timeout | undefined;
    let hung = false;
    const ended = new Promise<string>((resolve) =>
      child.once('close', (code, signal) => resolve(signal ?? `status ${code}`)),
    );
    for await (const line of createInterface({ input: child.stdout })) {
      clearTimeout(timer);
      const told = JSON.parse(line) as HostileResult & { rss?: number; peak?: number };
      if (told.peak !== undefined) {
        peak = Math.max(peak, told.peak);
        continue;
      }
      if (told.status === undefined) {
        underWay = told;
        timer = setTimeout(() => {
          hung = true;
          child.kill('SIGKILL');
        }, HANGS);
        continue;
      }
      underWay = null;
      next = told.number + 1;
      results.push(told);
      peak = Math.max(peak, told.rss ?? 0);
      progress(results.length);
    }
    clearTimeout(timer);
    const how = await ended;
    if (underWay !== null) {
      results.push({
        ...underWay,
        status: 0,
        ms: 0,
        faults: [hung ? `hung for ${HANGS} ms` : `ended the process by ${how}: ${printed.trim()}`],
      });
      next = underWay.number + 1;
    } else if (next < to) throw new Error(`The run did not go on from ${next}:\n${printed}`);
  }
  return { results, peak };
}

/** Whether a result is a fault of ours: no answer, a 5xx, or anything that the log or the answer says went wrong. */
export function isFault({ status, faults }: HostileResult): boolean {
  return status === 0 || status >= 500 || faults !== undefined;
}
