import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, release, totalmem, type } from 'node:os';
import type { SpeedResults } from '../../src/site/method/speed-results.ts';

/** The machine that the figures are of. */
export function describeMachine(): SpeedResults['machine'] {
  return {
    processor: cpus()[0]?.model.trim() || 'unknown processor',
    cores: availableParallelism(),
    memoryGB: Math.round(totalmem() / 1e9),
    system: `${type()} ${release().split('-')[0]}`,
    node: process.versions.node,
  };
}

/** Versions of the opponents; `tesseract` is left out where it is not installed. */
export function describeVersions(): Record<string, string> {
  const installed = (name: string): string =>
    (
      JSON.parse(readFileSync(new URL(`../../node_modules/${name}/package.json`, import.meta.url), 'utf8')) as {
        version: string;
      }
    ).version;
  const native = nativeTesseract();
  return {
    ...(native === null ? {} : { tesseract: native }),
    sharp: installed('sharp'),
    '@modelcontextprotocol/server': installed('@modelcontextprotocol/server'),
  };
}

/** Version of the installed `tesseract`; null when there is none. */
export function nativeTesseract(): string | null {
  const run = spawnSync('tesseract', ['--version'], { encoding: 'utf8' });
  return run.status === 0 ? (/tesseract (\S+)/.exec(run.stdout + run.stderr)?.[1] ?? 'unknown') : null;
}
