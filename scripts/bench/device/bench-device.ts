/**
 * Checks the same files in Chromium, as the check page does on the reader's device, and in this process, as the service
 * does, in turn, and prints where the answers differ, the bytes that are loaded, times, the longest task of the page's own
 * thread and memory: `npm run build && npm run bench:device`. It fails where an answer differs.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { loadData } from '../../../data/index.ts';
import { BUDGETS } from '../../../src/coa/budgets.ts';
import { checkCoa } from '../../../src/coa/check-coa.ts';
import { contextFrom } from '../../../src/coa/context.ts';
import { CheckError } from '../../../src/coa/errors.ts';
import { PATIENCE } from '../../../src/coa/host/browser/patience.ts';
import { createTextReader } from '../../../src/coa/ocr/read-text.ts';
import { type DeviceManifest, MANIFEST, OFFLINE_WORKER } from '../../../src/scripts/device/manifest.ts';
import { readCommandLine } from '../../command-line.ts';
import { quantile } from '../../evaluate/statistics.ts';
import { loadLayouts } from '../../layouts/load-layouts.ts';
import { openDeviceBrowser } from './device-browser.ts';
import { differences } from './differences.ts';
import { tasksOfPages } from './page-tasks.ts';
import { peakOfRenderers } from './renderer-memory.ts';

/** Checked before the clock counts: the first of a process are read by code that is not yet compiled for speed. */
const WARMING = 4;
/** Files during which the tasks of the page's thread are traced: a trace of more is too large to hold. */
const TRACED = 8;
const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
};
const FIXTURES = ['fixtures/certificates', 'fixtures/pdf', 'fixtures/containers', 'fixtures/pages'];

const USAGE = `npm run bench:device -- [FOLDER…] [OPTIONS]

  FOLDER…      pictures and PDFs; those of the fixtures when left out
  --pages N    so many of them, spread over the folders; all when left out
  --only TEXT  only files whose path contains the text`;
const { values: options, positionals } = readCommandLine(
  USAGE,
  { pages: { type: 'string' }, only: { type: 'string', default: '' } },
  { positionals: true },
);
const typeOf = (file: string): string | undefined => TYPES[path.extname(file).slice(1).toLowerCase()];
const folders = positionals.length === 0 ? FIXTURES : positionals;
const all = folders
  .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)))
  .filter((file) => typeOf(file) !== undefined && file.includes(options.only));
const pages = Math.min(Number(options.pages ?? all.length), all.length);
// Spread over the folders, so that few pages are of every kind.
const files = Array.from({ length: pages }, (_, i) => all[Math.floor((i * all.length) / pages)]!);

// As long as the device has: a busy machine is not to make the difference.
for (const [name, value] of Object.entries(BUDGETS))
  if (typeof value === 'number' && name.endsWith('Milliseconds')) Object.assign(BUDGETS, { [name]: value * PATIENCE });

const reader = createTextReader(2);
const today = new Date().toISOString().slice(0, 10);
const context = contextFrom(loadData(), reader, today, loadLayouts());
const device = await openDeviceBrowser();

async function byServer(file: string): Promise<{ answer: object; milliseconds: number }> {
  const start = performance.now();
  const answer = await checkCoa(
    { picture: readFileSync(file), declaredType: typeOf(file) ?? null, vendor: null },
    context,
  ).then(
    (report) => ({ report }),
    (cause: unknown) => {
      if (cause instanceof CheckError) return { failure: cause.message };
      throw cause;
    },
  );
  return { answer, milliseconds: performance.now() - start };
}

async function byDevice(file: string): Promise<{ answer: object; milliseconds: number }> {
  const { answer, milliseconds } = await device.check(readFileSync(file), typeOf(file) ?? '', null);
  return { answer: answer.kind === 'report' ? { report: answer.report } : { failure: answer.message }, milliseconds };
}

for (const file of files.slice(0, WARMING)) await Promise.all([byServer(file), byDevice(file)]);
const ours: number[] = [];
const theirs: number[] = [];
let unequal = 0;
let longestTask = 0;
await device.browser.startTracing(device.page, { categories: ['toplevel'] });
for (const [index, file] of files.entries()) {
  const [there, here] =
    index % 2 === 0
      ? [await byServer(file), await byDevice(file)]
      : ([await byDevice(file), await byServer(file)].toReversed() as [
          Awaited<ReturnType<typeof byServer>>,
          Awaited<ReturnType<typeof byDevice>>,
        ]);
  theirs.push(there.milliseconds);
  ours.push(here.milliseconds);
  const found = differences(there.answer, here.answer);
  if (found.length > 0) unequal++;
  console.log(
    `${found.length === 0 ? 'equal ' : 'DIFFERS'} ${file}: service ${Math.round(there.milliseconds)} ms, device ${Math.round(here.milliseconds)} ms`,
  );
  for (const line of found) console.log(`  ${line}`);
  if (index + 1 === Math.min(TRACED, files.length))
    longestTask = tasksOfPages(await device.browser.stopTracing()).reduce((most, task) => Math.max(most, task), 0);
}

const { files: parts } = JSON.parse(readFileSync(`dist${MANIFEST}`, 'utf8')) as DeviceManifest;
const ratios = ours.map((milliseconds, i) => milliseconds / theirs[i]!);
const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
console.log(`
${files.length} files, ${unequal} answers differ
loaded once: ${megabytes(parts.reduce((sum, { bytes }) => sum + bytes, 0))} MB packed, of ${parts.length} files; service worker ${statSync(`dist${OFFLINE_WORKER}`).size} bytes
time, median: service ${Math.round(quantile(theirs, 0.5))} ms, device ${Math.round(quantile(ours, 0.5))} ms, ratio ${quantile(ratios, 0.5).toFixed(2)} (0.9 quantile ${quantile(ratios, 0.9).toFixed(2)})
longest task of the page's own thread: ${longestTask.toFixed(1)} ms of computing, over the first ${Math.min(TRACED, files.length)} files
memory, peak: service ${megabytes(process.resourceUsage().maxRSS * 1024)} MB (with this bench), device ${megabytes(peakOfRenderers())} MB (the page's process)`);
await Promise.all([device.close(), reader.close()]);
process.exitCode = unequal === 0 ? 0 : 1;
