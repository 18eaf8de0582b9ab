import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { nearby } from './nearby.ts';

/** Folder into which scripts/build/bundle-workers.ts writes every worker with what it imports in one file. */
const BUNDLED = '.generated/workers';

/**
 * The file that a thread is started from: the module itself where the project runs from source, its bundle where this
 * code was bundled, too.
 * @param module address of the worker's module, `new URL('./NAME.worker.ts', import.meta.url)`.
 * @param from address of this code; tells whether it was bundled.
 * @throws Error when the bundle is in no folder above.
 */
export function workerFile(module: URL, from = import.meta.url): string {
  if (from.endsWith('.ts')) return fileURLToPath(module);
  return nearby(`${BUNDLED}/${path.posix.basename(module.pathname, '.ts')}.mjs`);
}
