/** Preloaded into a server: every worker thread fails to start, as on a machine that has no memory left for one. */
import { createRequire, syncBuiltinESMExports } from 'node:module';

const threads = createRequire(import.meta.url)('node:worker_threads');
threads.Worker = class {
  constructor() {
    throw new Error('No worker can be started.');
  }
};
syncBuiltinESMExports();
