import { existsSync } from 'node:fs';
import { runScript } from './run.ts';

/** Builds the site once; REUSE_BUILD=1 keeps the one that stands, for running a single file again. */
export default function setup(): void {
  if (process.env['REUSE_BUILD'] === '1' && existsSync('dist/index.html')) return;
  runScript('build');
}
