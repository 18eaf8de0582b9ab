import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Taken } from './pair-times.ts';

/** Clock ticks a second in which Linux counts a process's time, on every machine that Node runs on. */
const TICKS = 100;

/** One answer of a checker, and what it took. */
export interface Answered {
  taken: Taken;
  /** Verdict and flags, or the error, as text to compare. */
  answer: string;
}

/** The checker of one checkout in a process of its own, asked by its command line (`npm run coa -- --ndjson`). */
export class CheckerProcess {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #lines: Interface;
  #answered: (line: string) => void = () => {};
  #failed: (error: Error) => void = () => {};

  constructor(checkout: string, today: string) {
    this.#child = spawn(process.execPath, [join(checkout, 'scripts/coa.ts'), '--ndjson', '--today', today], {
      cwd: checkout,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.#lines = createInterface({ input: this.#child.stdout });
    this.#lines.on('line', (line) => this.#answered(line));
    this.#child.once('error', (error) => this.#failed(error));
    this.#child.once('exit', (code) => this.#failed(new Error(`The checker in ${checkout} ended with ${code}.`)));
  }

  /** Checks one picture. @throws Error when the process ended. */
  async check(image: string): Promise<Answered> {
    const before = this.#computed();
    const started = performance.now();
    const line = await new Promise<string>((resolve, reject) => {
      this.#answered = resolve;
      this.#failed = reject;
      this.#child.stdin.write(`${JSON.stringify({ image })}\n`);
    });
    const ms = performance.now() - started;
    const after = this.#computed();
    const { verdict, green_flags, red_flags, error } = JSON.parse(line) as Record<string, unknown>;
    return {
      taken: { ms, cpuMs: before === null || after === null ? null : after - before },
      answer: JSON.stringify(error === undefined ? [verdict, green_flags, red_flags] : error),
    };
  }

  /** Milliseconds that the process and its threads have computed; null where the machine does not say. */
  #computed(): number | null {
    const file = `/proc/${this.#child.pid}/stat`;
    if (!existsSync(file)) return null;
    // Behind the name, which stands in brackets and may hold spaces: state, then 10 numbers, then user and system time.
    const fields = readFileSync(file, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
  }

  /** Lets the process end. */
  close(): void {
    this.#failed = () => {};
    this.#child.stdin.end();
  }
}
