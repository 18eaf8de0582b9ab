import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Milliseconds that a fresh process takes to import a function from its unpacked bundle: the module that holds the
 * handler, as Netlify loads it at the first request.
 *
 * @param folder into which the bundle was unpacked.
 * @param name of the function.
 */
export function coldImport(folder: string, name: string): number {
  return Number(importIn(folder, name));
}

/** Milliseconds that a whole process takes which imports a function and ends. @see coldImport */
export function importingProcess(folder: string, name: string): number {
  const start = performance.now();
  importIn(folder, name);
  return performance.now() - start;
}

function importIn(folder: string, name: string): string {
  const module = pathToFileURL(path.join(folder, 'netlify/functions', name, 'index.mjs')).href;
  const code = `const start = performance.now(); await import(${JSON.stringify(module)}); process.stdout.write(String(performance.now() - start)); process.exit();`;
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: folder,
    encoding: 'utf8',
    env: {},
  });
  if (run.status !== 0) throw new Error(`${name} does not load:\n${run.stderr}`);
  return run.stdout;
}

/** Milliseconds that a process takes which does nothing. */
export function bareProcess(): number {
  const start = performance.now();
  spawnSync(process.execPath, ['-e', '0'], { env: {} });
  return performance.now() - start;
}
