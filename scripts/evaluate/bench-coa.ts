import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { loadData } from '../../data/index.ts';
import { checkCoa } from '../../src/coa/check-coa.ts';
import { contextFrom } from '../../src/coa/context.ts';
import { createTextReader } from '../../src/coa/ocr/read-text.ts';
import { TODAY } from '../certificates/content/dates.ts';
import { type MadeLabel, readLabels } from '../certificates/labels.ts';
import { readCommandLine, refuse } from '../command-line.ts';
import { loadLayouts } from '../layouts/load-layouts.ts';
import { createCachedReader } from './cached-reader.ts';
import { describeFields, describeJudgements, describeMisses, type MadeRow } from './made/describe-made.ts';
import { AS_NAMES, takingOf, unlisted } from './real/as-if.ts';
import { benchPage, describeReal, type Failure, type RealRow, truthsOf } from './real/bench-real.ts';
import { HELD_OUT, registeredAs } from './real/families.ts';
import { scoreMade } from './score-fields.ts';
import { quantile } from './statistics.ts';

/**
 * Checks every labelled page of a folder and prints how well: made pages by scenario and capture, real ones by laboratory
 * and by seen and held-out families.
 */
const USAGE = `npm run bench:coa -- FOLDER [OPTIONS]

  FOLDER              pages with a labels.json
  --today YYYY-MM-DD  the day of the checks; ${TODAY}, for which made pages are made, when left out
  --only TEXT         only pages whose label contains the text
  --slice I/N         every N-th page from the I-th on; all when left out
  --held-out NAME,…   laboratories and codes of sellers that count as held out; those of
                      scripts/evaluate/real/families.json when left out
  --misses            list every page that something is wrong with
  --native            time Debian's tesseract beside each check
  --as WAY            take every real picture once more in that way before it is checked, "each": every page in another
                      one; as it was found when left out
  --unlisted          ask about every real page as if nobody had recorded its laboratory
  --workers N         pages checked at once, each with a reader of its own; 1 when left out
  --cache FOLDER      keep what the reader read, so that a second run reads only what is new; its times say nothing
  --no-scores         leave out what the comparison of fields makes of edited pages
  --out FILE          write what was found, one page a line

WAY is one of: ${AS_NAMES.join(', ')}`;
const { values: options, positionals } = readCommandLine(
  USAGE,
  {
    today: { type: 'string', default: TODAY },
    only: { type: 'string' },
    slice: { type: 'string', default: '1/1' },
    'held-out': { type: 'string' },
    misses: { type: 'boolean', default: false },
    native: { type: 'boolean', default: false },
    as: { type: 'string' },
    unlisted: { type: 'boolean', default: false },
    workers: { type: 'string', default: '1' },
    cache: { type: 'string' },
    'no-scores': { type: 'boolean', default: false },
    out: { type: 'string' },
  },
  { positionals: true },
);
const [folder = ''] = positionals;
const slice = /^(\d+)\/(\d+)$/.exec(options.slice);
if (folder === '' || slice === null || (options.as !== undefined && !AS_NAMES.includes(options.as))) refuse(USAGE);

const data = loadData();
const labels = readLabels(folder);
const chosen = <Entry>(entries: readonly Entry[]): Entry[] =>
  entries
    .filter((entry) => options.only === undefined || JSON.stringify(entry).includes(options.only))
    .filter((_, index) => index % Number(slice[2]) === Number(slice[1]) - 1);
const native = options.native && spawnSync('tesseract', ['--version']).status === 0;
if (options.native && !native) console.log('Native tesseract is not installed here: its column is left out.');

function openReader(): ReturnType<typeof createTextReader> {
  const start = () => createTextReader(options.workers === '1' ? Math.min(2, availableParallelism()) : 1);
  return options.cache === undefined ? start() : createCachedReader(start, options.cache);
}

/** Pages checked before the clock counts: the first of a process are read by code that is not yet compiled for speed. */
const WARMING_PAGES = 4;
const failures: Failure[] = [];

/** Checks every entry, as many at once as there are workers, each with a reader of its own. */
async function overAll<Entry extends { file: string }>(
  entries: readonly Entry[],
  check: (entry: Entry, context: ReturnType<typeof contextFrom>) => Promise<void>,
): Promise<void> {
  const queue = [...entries];
  let done = 0;
  async function work(): Promise<void> {
    const reader = openReader();
    await reader.warm();
    const context = contextFrom(data, reader, options.today, loadLayouts());
    if (options.workers === '1' && options.cache === undefined)
      for (const { file } of entries.slice(0, WARMING_PAGES))
        await checkCoa({ picture: await readFile(join(folder, file)), vendor: null }, context).catch(() => null);
    for (let entry = queue.shift(); entry !== undefined; entry = queue.shift()) {
      const started = performance.now();
      try {
        await check(entry, context);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        failures.push({ file: entry.file, message, milliseconds: performance.now() - started });
        console.error(`${entry.file}: ${message}`);
      }
      done++;
      if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${entries.length}`);
    }
    await reader.close();
  }
  await Promise.all(Array.from({ length: Number(options.workers) }, work));
}

/** Milliseconds that native tesseract takes to read a file, with one thread and nothing else; null where it is not asked for. */
function timeNative(file: string): number | null {
  if (!native) return null;
  const from = performance.now();
  spawnSync('tesseract', [file, '-'], { env: { ...process.env, OMP_THREAD_LIMIT: '1' }, stdio: 'ignore' });
  return performance.now() - from;
}

function describeNative(pages: readonly { ms: number; nativeMs: number | null }[]): string {
  const timed = pages.flatMap(({ ms, nativeMs }) => (nativeMs === null ? [] : [{ ms, nativeMs }]));
  const theirs = timed.map(({ nativeMs }) => nativeMs);
  const ratios = timed.map(({ ms, nativeMs }) => ms / nativeMs);
  return `native tesseract, same pages: median ${Math.round(quantile(theirs, 0.5))} ms, p95 ${Math.round(quantile(theirs, 0.95))} ms; ours to theirs, page by page: median ${quantile(ratios, 0.5).toFixed(2)}, p95 ${quantile(ratios, 0.95).toFixed(2)}`;
}

async function writeOut(lines: readonly unknown[]): Promise<void> {
  if (options.out !== undefined)
    await writeFile(options.out, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

if (labels.kind === 'made') await benchMade(chosen(labels.entries));
else await benchReal(chosen(truthsOf(folder, labels)));

async function benchReal(truths: ReturnType<typeof truthsOf>): Promise<void> {
  const rows: (RealRow & { nativeMs: number | null })[] = [];
  await overAll(truths, async (truth, context) => {
    const known = options.unlisted ? unlisted(context, truth.laboratory) : context;
    // Its site is there, whether we recorded it or not.
    const laboratory = truth.laboratory === null ? null : registeredAs(truth.laboratory, context.laboratories);
    const address = laboratory?.hosts[0]?.host;
    const picture = { file: join(folder, truth.file), as: takingOf(options.as, truth.file), address };
    const row = await benchPage(picture, truth, known, options['no-scores']);
    // Tesseract reads no PDF.
    rows.push({ ...row, nativeMs: truth.file.endsWith('.pdf') ? null : timeNative(join(folder, truth.file)) });
  });
  rows.sort((a, b) => a.page.truth.file.localeCompare(b.page.truth.file));
  console.log(
    describeReal(folder, rows, failures, {
      heldOut: options['held-out']?.split(',') ?? HELD_OUT,
      misses: options.misses,
      timesTell: options.cache === undefined && options.workers === '1',
      compounds: data.compounds,
    }),
  );
  if (native)
    console.log(`\n${describeNative(rows.map(({ page, nativeMs }) => ({ ms: page.milliseconds, nativeMs })))}`);
  await writeOut(rows);
}

async function benchMade(entries: readonly MadeLabel[]): Promise<void> {
  const rows: MadeRow[] = [];
  await overAll(entries, async (label, context) => {
    const file = join(folder, label.file);
    const picture = await readFile(file);
    const started = performance.now();
    const report = await checkCoa({ picture, vendor: label.vendor }, context);
    const ms = performance.now() - started;
    rows.push({ label, score: scoreMade(label, report, data), report, ms, nativeMs: timeNative(file) });
  });
  rows.sort((a, b) => a.label.file.localeCompare(b.label.file));

  if (failures.length > 0) console.log(`not checked: ${failures.map(({ file }) => file).join(', ')}`);
  console.log(`${folder}: ${rows.length} pages, today ${options.today}; rates with a 95 % interval\n`);
  console.log(describeFields(rows));
  const times = rows.map(({ ms }) => ms);
  console.log(
    `\nwhole check, warm: median ${Math.round(quantile(times, 0.5))} ms, p95 ${Math.round(quantile(times, 0.95))} ms, n ${times.length}${options.workers === '1' ? '' : ` (${options.workers} at once)`}`,
  );
  if (native) console.log(describeNative(rows));
  console.log(`resident memory at the end: ${Math.round(process.memoryUsage().rss / 1e6)} MB\n`);
  console.log(describeJudgements(rows, data.laboratories, data.site.partner_laboratory));
  if (options.misses) console.log(`\n${describeMisses(rows)}`);
  await writeOut(rows.map(({ label, report, ms }) => ({ label, report, ms })));
}
