import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadData } from '../../data/index.ts';
import { checkCoa } from '../../src/coa/check-coa.ts';
import { contextFrom } from '../../src/coa/context.ts';
import { createTextReader } from '../../src/coa/ocr/read-text.ts';
import { TODAY } from '../certificates/dates.ts';
import { type MadeLabel, type RealLabel, readLabels } from '../certificates/labels.ts';
import { type Answered, describeAblation } from './ablation.ts';
import { type FieldScore, type ScoredField, scoreMade, scoreReal } from './score-fields.ts';
import { describeVerdicts, type Judged } from './score-verdicts.ts';
import { quantile, rate, table } from './statistics.ts';

const USAGE =
  'npm run bench:coa -- FOLDER [--today YYYY-MM-DD] [--only TEXT] [--misses] [--native] [--workers N] [--out FILE]';
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    today: { type: 'string', default: TODAY },
    only: { type: 'string' },
    misses: { type: 'boolean', default: false },
    native: { type: 'boolean', default: false },
    workers: { type: 'string', default: '1' },
    out: { type: 'string' },
  },
});
const folder = positionals[0];
if (folder === undefined) {
  console.error(USAGE);
  process.exit(2);
}

const data = loadData();
const labels = readLabels(folder);
const entries = (labels.entries as (MadeLabel | RealLabel)[]).filter(
  (label) => options.only === undefined || JSON.stringify(label).includes(options.only),
);
const native = options.native && spawnSync('tesseract', ['--version']).status === 0;
if (options.native && !native) console.log('Native tesseract is not installed here: its column is left out.');

interface Row {
  label: MadeLabel | RealLabel;
  score: FieldScore;
  verdict: Judged['verdict'];
  report: Awaited<ReturnType<typeof checkCoa>>;
  ms: number;
  nativeMs: number | null;
}
const rows: Row[] = [];
const failures: string[] = [];
const queue = [...entries];
let done = 0;

const WARMING_PAGES = 4;

async function work(): Promise<void> {
  const reader = createTextReader(options.workers === '1' ? Math.min(2, availableParallelism()) : 1);
  await reader.warm();
  const context = contextFrom(data, reader, options.today!);
  // Times are those of a warm process: the first pages of one are read by code that is not yet compiled for speed.
  if (options.workers === '1')
    for (const { file } of entries.slice(0, WARMING_PAGES))
      await checkCoa({ picture: await readFile(join(folder!, file)), vendor: null }, context).catch(() => null);
  for (let label = queue.shift(); label !== undefined; label = queue.shift()) {
    const file = join(folder!, label.file);
    const picture = await readFile(file);
    const started = performance.now();
    const report = await checkCoa({ picture, vendor: 'vendor' in label ? label.vendor : null }, context).catch(
      (error: unknown) => {
        console.error(`${label!.file}: ${error instanceof Error ? error.message : String(error)}`);
        return null;
      },
    );
    if (report === null) {
      failures.push(label.file);
      continue;
    }
    const ms = performance.now() - started;
    let nativeMs: number | null = null;
    if (native) {
      const from = performance.now();
      spawnSync('tesseract', [file, '-'], { env: { ...process.env, OMP_THREAD_LIMIT: '1' }, stdio: 'ignore' });
      nativeMs = performance.now() - from;
    }
    const score = 'verdict' in label ? scoreMade(label, report, data) : scoreReal(label, report, data);
    rows.push({ label, score, verdict: report.verdict, report, ms, nativeMs });
    done++;
    if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${entries.length}`);
  }
  await reader.close();
}
await Promise.all(Array.from({ length: Number(options.workers) }, work));
rows.sort((a, b) => a.label.file.localeCompare(b.label.file));

const FIELDS: readonly ScoredField[] = [
  'laboratory',
  'client',
  'batch',
  'compound',
  'purity',
  'mass',
  'content',
  'newest date',
  'report number',
  'key',
  'QR',
];
const readable = rows.filter(
  ({ label }) => !('scenario' in label) || (label.scenario !== 'unreadable' && label.scenario !== 'not_certificate'),
);
const captures = [...new Set(readable.map(({ label }) => label.capture))].sort();
const share = (chosen: readonly Row[], field: ScoredField): [number, number] => {
  const scored = chosen.filter(({ score }) => score[field] !== undefined);
  return [scored.filter(({ score }) => score[field]).length, scored.length];
};

if (failures.length > 0) console.log(`not checked: ${failures.join(', ')}`);
console.log(`${folder}: ${rows.length} pages, today ${options.today}; rates with a 95 % interval\n`);
console.log(table([['field', 'exact'], ...FIELDS.map((field) => [field, rate(...share(readable, field))])]));
console.log(
  `\n${table([
    ['exact by capture', ...captures],
    ...FIELDS.map((field) => [
      field,
      ...captures
        .map((capture) =>
          share(
            readable.filter(({ label }) => label.capture === capture),
            field,
          ),
        )
        .map(([hits, n]) => (n === 0 ? '–' : `${hits}/${n}`)),
    ]),
  ])}`,
);
const times = rows.map(({ ms }) => ms);
console.log(
  `\nwhole check, warm: median ${Math.round(quantile(times, 0.5))} ms, p95 ${Math.round(quantile(times, 0.95))} ms, n ${times.length}${options.workers === '1' ? '' : ` (${options.workers} at once)`}`,
);
if (native) {
  const theirs = rows.map(({ nativeMs }) => nativeMs!);
  const ratios = rows.map(({ ms, nativeMs }) => ms / nativeMs!);
  console.log(
    `native tesseract, same pages: median ${Math.round(quantile(theirs, 0.5))} ms, p95 ${Math.round(quantile(theirs, 0.95))} ms; ours to theirs, page by page: median ${quantile(ratios, 0.5).toFixed(2)}, p95 ${quantile(ratios, 0.95).toFixed(2)}`,
  );
}
console.log(`resident memory at the end: ${Math.round(process.memoryUsage().rss / 1e6)} MB\n`);

if (labels.kind === 'made') {
  const judged: Judged[] = rows.map(({ label, verdict, report }) => ({
    label: label as MadeLabel,
    verdict,
    confidence: report.confidence,
    redFlags: report.red_flags,
    doubted: report.evidence.checks
      .filter(({ outcome, severity }) => outcome === 'fail' && severity !== 'note')
      .flatMap(({ fields }) => fields),
  }));
  console.log(describeVerdicts(judged));
  const answers: Answered[] = rows.map(({ label, verdict, report }) => ({
    label: label as MadeLabel,
    verdict,
    checks: report.evidence.checks,
    laboratory: data.laboratories.find(({ name }) => name === report.lab_named)?.id ?? null,
  }));
  console.log(`\n${describeAblation(answers, data.site.partner_laboratory)}`);
} else {
  console.log(
    table([
      ['file', 'verdict', 'laboratory read'],
      ...rows.map(({ label, verdict, report }) => [label.file, verdict, report.lab_named || '–']),
    ]),
  );
}
if (options.misses) {
  console.log('\nmisses');
  for (const { label, score, verdict, report } of rows) {
    const missed = FIELDS.filter((field) => score[field] === false);
    const wrong = 'verdict' in label && label.verdict !== verdict;
    if (missed.length === 0 && !wrong) continue;
    console.log(
      `${label.file}${wrong ? `: ${(label as MadeLabel).verdict} answered ${verdict}` : ''}${missed.length > 0 ? ` [${missed.join(', ')}]` : ''}${wrong ? ` ${report.red_flags.join(' | ').slice(0, 220)}` : ''}`,
    );
  }
}
if (options.out !== undefined)
  await writeFile(options.out, rows.map(({ label, report, ms }) => JSON.stringify({ label, report, ms })).join('\n'));
