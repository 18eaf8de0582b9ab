import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What a run took. */
export interface Measured {
  seconds: number;
  /** The largest peak of resident memory among the run's Node processes, MiB. */
  peakMiB: number;
  /** Time that the processes computed, on all cores together. */
  cpuSeconds: number;
  output: string;
}

/**
 * Runs a command and measures it.
 * @throws Error with the end of what it printed, when it fails.
 */
export function measuredRun(command: string, args: readonly string[], cwd: string): Measured {
  const notes = mkdtempSync(join(tmpdir(), 'peak-'));
  const peakFile = join(notes, 'peaks');
  const preload = pathToFileURL(join(import.meta.dirname, 'report-peak.ts')).href;
  const start = performance.now();
  const run = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: {
      ...process.env,
      PEAK_FILE: peakFile,
      NODE_OPTIONS: `--import=${preload}`,
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  });
  const seconds = (performance.now() - start) / 1000;
  try {
    if (run.status !== 0)
      throw new Error(`${command} ${args.join(' ')} failed:\n${`${run.stdout}\n${run.stderr}`.slice(-3000)}`);
    const used = readFileSync(peakFile, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(' ').map(Number));
    return {
      seconds,
      peakMiB: Math.max(...used.map(([peak = 0]) => peak)) / 1024,
      cpuSeconds: used.reduce((sum, [, milliseconds = 0]) => sum + milliseconds, 0) / 1000,
      output: run.stdout,
    };
  } finally {
    rmSync(notes, { recursive: true, force: true });
  }
}
