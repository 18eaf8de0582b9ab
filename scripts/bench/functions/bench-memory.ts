/**
 * Runs many checks in a row, as a warm function does, and prints what the process holds while they run:
 * `npm run bench:memory`. It fails where memory, open handles or temporary files still grow after the first half.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadLayouts } from '../../layouts/load-layouts.ts';
import { pagesToCheck, readMemoryOptions } from './pages-to-check.ts';

const { checks, photograph } = readMemoryOptions('bench:memory', { fewest: 20, usual: 500 });
// Whatever is written to the folder for temporary files is seen.
const temporary = mkdtempSync(path.join(tmpdir(), 'memory-'));
process.env['TMPDIR'] = temporary;

const { loadData } = await import('../../../data/index.ts');
const { checkCoa } = await import('../../../src/coa/check-coa.ts');
const { contextFrom } = await import('../../../src/coa/context.ts');
const { createTextReader } = await import('../../../src/coa/ocr/read-text.ts');
const { holdYoungGeneration } = await import('../../../netlify/hold-young-generation.ts');
const { table } = await import('../../evaluate/statistics.ts');
const { TODAY } = await import('../../certificates/content/dates.ts');

const files = pagesToCheck(photograph, temporary);
const filesAtStart = readdirSync(temporary, { recursive: true }).length;
/** Two workers, as the function has them. */
const reader = createTextReader(2);
const context = contextFrom(loadData(), reader, TODAY, loadLayouts());

interface Held {
  checks: number;
  rss: number;
  heap: number;
  handles: number;
  descriptors: number;
  temporary: number;
}
const held: Held[] = [];
const every = Math.max(10, Math.floor(checks / 10));
for (let i = 1; i <= checks; i++) {
  await checkCoa({ picture: readFileSync(files[i % files.length]!), vendor: null }, context);
  // As the function does after its first check.
  holdYoungGeneration();
  if (i % every !== 0) continue;
  const { rss, heapUsed } = process.memoryUsage();
  held.push({
    checks: i,
    rss,
    heap: heapUsed,
    handles: process.getActiveResourcesInfo().length,
    descriptors: readdirSync('/proc/self/fd').length,
    temporary: readdirSync(temporary, { recursive: true }).length - filesAtStart,
  });
}
await reader.close();
rmSync(temporary, { recursive: true });

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(0);
console.log(
  table([
    ['checks', 'resident MB', 'heap MB', 'handles', 'descriptors', 'temporary files'],
    ...held.map((row) => [
      String(row.checks),
      megabytes(row.rss),
      megabytes(row.heap),
      String(row.handles),
      String(row.descriptors),
      String(row.temporary),
    ]),
  ]),
);
/** Bytes at the most, within checks too: a picture that is being decoded takes more than any check leaves behind. */
const peak = process.resourceUsage().maxRSS * 1024;
const half = held.filter((row) => row.checks >= checks / 2);
const [first, last] = [half[0]!, half.at(-1)!];
console.log(
  `\npeak ${megabytes(peak)} MB; from check ${first.checks} to ${last.checks}: resident ${megabytes(last.rss - first.rss)} MB, handles ${last.handles - first.handles}, descriptors ${last.descriptors - first.descriptors}`,
);
// A tenth more is what fluctuates from one page to the next.
const grows = [
  last.rss > first.rss * 1.1 && 'memory',
  last.handles > first.handles + 2 && 'handles',
  last.descriptors > first.descriptors + 4 && 'descriptors',
  last.temporary > 0 && 'temporary files',
].filter(Boolean);
if (grows.length > 0) console.log(`Still growing: ${grows.join(', ')}.`);
process.exitCode = grows.length > 0 ? 1 : 0;
