import { spawnSync } from 'node:child_process';
import { plainEnvironment } from '../support/environment.ts';

/**
 * Runs an npm script of this project before the tests.
 * @throws Error with what it printed, when it failed.
 */
export function runScript(script: string): void {
  const run = spawnSync('npm', ['run', '--silent', script], { encoding: 'utf8', env: plainEnvironment({}) });
  if (run.status !== 0) throw new Error(`"npm run ${script}" failed:\n${run.stdout}\n${run.stderr}`);
}
