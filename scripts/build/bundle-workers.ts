/**
 * Puts each module that runs in a thread (src/coa/…/NAME.worker.ts) into one file with what it imports, for the function:
 * a bundle of the project holds no module that a thread could be started from. `workerFile` finds them, and netlify.toml
 * puts them beside the function. Run by `npm run data`.
 */
import { globSync } from 'node:fs';
import { build } from 'esbuild';

await build({
  entryPoints: globSync('src/coa/**/*.worker.ts'),
  outdir: '.generated/workers',
  entryNames: '[name]',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  logLevel: 'warning',
});
