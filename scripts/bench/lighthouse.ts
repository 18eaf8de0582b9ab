/**
 * Lighthouse on every kind of page of the built site, mobile settings, the median of some runs each: `npm run
 * lighthouse`. The scores and the weights go to the console; nothing is sent anywhere. Lighthouse is not among the
 * project's packages, since it brings some two hundred: npm fetches it for this command.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { startLocalSite } from '../../tests/support/local-site.ts';
import { PAGE_TYPES } from '../../tests/support/page-types.ts';
import { CHROMIUM, CHROMIUM_ARGUMENTS } from '../chromium.ts';
import { readCommandLine, refuse } from '../command-line.ts';
import { quantile } from '../evaluate/statistics.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = {
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const;

/** Lighthouse refuses pages that answer with an error status. */
const NOT_MEASURED = 'not found';

const Report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), numericValue: z.number().optional(), title: z.string() }),
  ),
});
type Report = z.infer<typeof Report>;

const USAGE = `npm run lighthouse -- [PAGE…] [--runs N]

  PAGE…     kinds of page; all but "${NOT_MEASURED}" when left out
  --runs N  runs of each page, of which the median is told; 5 when left out

PAGE is one of: ${Object.keys(PAGE_TYPES).join(', ')}`;
const { values, positionals } = readCommandLine(
  USAGE,
  { runs: { type: 'string', default: '5' } },
  { positionals: true },
);
const runs = Number(values.runs);
const unknown = positionals.filter((name) => !(name in PAGE_TYPES));
if (!Number.isInteger(runs) || runs < 1 || unknown.length > 0) refuse(USAGE);
if (!existsSync('dist/index.html')) {
  console.error('Nothing is built yet. Run "npm run build" first.');
  process.exit(1);
}

const run = promisify(execFile);
const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
const site = await startLocalSite();

/** Attempts at one run: now and then Lighthouse fails to record a trace, and asks to be run again. */
const ATTEMPTS = 3;

async function measure(address: string, number: number, attempt = 1): Promise<Report> {
  try {
    return await measureOnce(address, number);
  } catch (error) {
    if (attempt === ATTEMPTS) throw error;
    return measure(address, number, attempt + 1);
  }
}

async function measureOnce(address: string, number: number): Promise<Report> {
  const output = path.join(folder, `${number}.json`);
  await run(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      address,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${['--headless=new', ...CHROMIUM_ARGUMENTS].join(' ')}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: CHROMIUM },
      maxBuffer: 1e8,
    },
  );
  return Report.parse(JSON.parse(readFileSync(output, 'utf8')));
}

const rows: Record<string, Record<string, number>> = {};
const short = new Set<string>();
try {
  for (const [name, pathname] of Object.entries(PAGE_TYPES).filter(([page]) =>
    positionals.length === 0 ? page !== NOT_MEASURED : positionals.includes(page),
  )) {
    const reports: Report[] = [];
    for (let i = 0; i < runs; i++) reports.push(await measure(new URL(pathname, site.url).href, i));
    rows[name] = {
      ...Object.fromEntries(
        CATEGORIES.map((category) => [
          category,
          Math.round(
            100 *
              quantile(
                reports.map(({ categories }) => categories[category]?.score ?? 0),
                0.5,
              ),
          ),
        ]),
      ),
      ...Object.fromEntries(
        Object.entries(METRICS).map(([label, audit]) => [
          label,
          Math.round(
            1000 *
              quantile(
                reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN),
                0.5,
              ),
          ) / 1000,
        ]),
      ),
    };
    for (const [id, { score, title }] of Object.entries(reports[0]!.audits))
      if (score !== null && score < 1 && !Object.values<string>(METRICS).includes(id))
        short.add(`${name}: ${id} (${score}), ${title}`);
    // Told as it comes, so that a run that is stopped was not in vain.
    process.stderr.write(`${name} ${JSON.stringify(rows[name])}\n`);
  }
} finally {
  await site.stop();
  site.remove();
  rmSync(folder, { recursive: true, force: true });
}
console.table(rows);
if (short.size > 0) console.log(`Audits short of full marks in the first run:\n${[...short].join('\n')}`);
