import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { z } from 'zod';
import { OFFLINE } from '../src/coa/budgets.ts';
import { checkCoa } from '../src/coa/check-coa.ts';
import type { Copy } from '../src/coa/compare/copy.ts';
import { describeComparison } from '../src/coa/compare/describe-comparison.ts';
import { type ComparedFile, compareWithFile } from '../src/coa/compare-with-file.ts';
import { contextFrom } from '../src/coa/context.ts';
import { untimed } from '../src/coa/image/open-picture.ts';
import { createTextReader } from '../src/coa/ocr/read-text.ts';
import { copyOf } from '../src/coa/read-copy.ts';
import {
  type ClaimedReport,
  type Contradiction,
  contradictionsAmong,
  describeContradiction,
} from '../src/coa/records/contradictions.ts';
import type { CheckReportWithEvidence } from '../src/coa/report/report.ts';
import { unclearTogether } from '../src/coa/verdict/unclear-together.ts';
import type { Verdict } from '../src/coa/verdict/verdicts.ts';
import { Day, Host } from '../src/dataset/source.ts';
import { readCommandLine, refuse } from './command-line.ts';
import { loadLayouts } from './layouts/load-layouts.ts';
import { loadDataOrEnd } from './load-data-or-end.ts';
import { readGivenFile } from './read-given-file.ts';

const USAGE = `Checks certificates of analysis.

  npm run --silent coa -- FILE… [--page N] [--vendor HOST] [--against COPY] [--today YYYY-MM-DD] [--evidence] [--json]
  npm run --silent coa -- --ndjson [--today YYYY-MM-DD] [--evidence] < lines

  --page N            judge this page of a PDF, from 1; the first that is a certificate when left out
  --vendor HOST       the web address of the shop, with which the client printed is compared
  --against COPY      hold each file against a second copy of it, best the laboratory's own: a picture, or the page of a
                      PDF that is the same report
  --today YYYY-MM-DD  the day of the check; today when left out
  --evidence          answer with the evidence, as JSON
  --json              answer as JSON; in words for people when left out
  --ndjson            check in bulk what the input names, a file a line

Several files are held against one another, too: pages that carry one report number, one key, or the same content and
purity, and name different products or clients, are listed at the end. Which of them was changed nobody can tell: taken
together they are unclear, unless something speaks against one by itself.

In bulk each input line is {"image": path, "vendor"?: host, "against"?: path}; each output line is {"image", "ms", …the
verdict}, with "comparison" where there was a copy, or {"image", "ms", "error"} for a file that cannot be checked. Last
come lines {"contradiction": …}, if pages contradict one another.`;

const { values: options, positionals: files } = readCommandLine(
  USAGE,
  {
    page: { type: 'string' },
    vendor: { type: 'string' },
    against: { type: 'string' },
    today: { type: 'string' },
    evidence: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    ndjson: { type: 'boolean', default: false },
  },
  { positionals: true },
);

const Line = z.strictObject({ image: z.string().min(1), vendor: Host.nullish(), against: z.string().min(1).nullish() });

if (!options.ndjson && files.length === 0) refuse(USAGE);
for (const [name, schema, value] of [
  ['--today', Day, options.today],
  ['--vendor', Host, options.vendor],
] as const) {
  if (value !== undefined && !schema.safeParse(value).success)
    refuse(USAGE, `${name}: ${schema.safeParse(value).error?.issues[0]?.message ?? 'not understood'}`);
}

if (options.page !== undefined && !/^[1-9]\d{0,3}$/.test(options.page))
  refuse(USAGE, '--page: expected the number of a page, from 1.');

if (options.against !== undefined) {
  try {
    readGivenFile(options.against);
  } catch (error) {
    refuse(USAGE, `--against: ${options.against}: ${message(error)}`);
  }
}

const data = loadDataOrEnd();
const reader = createTextReader(Math.min(2, availableParallelism()));
const context = {
  ...contextFrom(data, reader, options.today ?? new Date().toISOString().slice(0, 10), loadLayouts()),
  // Nobody's request waits here: every page of a file is looked at.
  otherPagesEndMilliseconds: OFFLINE.readMilliseconds,
};

/** The second copy, whose fault is not that of the file that is held against it. */
function readCopy(file: string): Uint8Array {
  try {
    return readGivenFile(file);
  } catch (error) {
    throw new Error(`The copy ${file} cannot be read: ${message(error)}`);
  }
}

/** The answer to one file, and what holding it against a copy came to, if there was one. */
interface Answer {
  report: CheckReportWithEvidence;
  compared: ComparedFile | null;
}

async function check(image: string, vendor: string | null, against: string | null): Promise<Answer> {
  const page = options.page === undefined ? null : Number(options.page);
  const picture = readGivenFile(image);
  const copy = against === null ? null : readCopy(against);
  const sha256 = createHash('sha256').update(picture).digest('hex');
  let given: Copy | null = null;
  const report = await checkCoa({ picture, vendor, page }, context, (read, fields) => {
    if (copy !== null) given = copyOf(read, fields, sha256);
  });
  if (copy === null || given === null) return { report, compared: null };
  const file = { picture: copy, declaredType: null };
  return { report, compared: await compareWithFile(given, file, context, untimed) };
}

function shown({ report, compared }: Answer): object {
  const { evidence, ...plain } = report;
  return {
    ...(options.evidence ? { ...plain, evidence } : plain),
    ...(compared === null ? {} : { comparison: { ...compared.comparison, page: compared.page } }),
  };
}

function describeCompared({ comparison, page, pages }: ComparedFile): string[] {
  const { headline, sentences } = describeComparison(comparison);
  const of = pages > 1 ? ` (page ${page} of ${pages})` : '';
  return [`  Against the copy${of}: ${headline}.`, ...sentences.map((sentence) => `  - ${sentence}`)];
}

function describe(image: string, { report, compared }: Answer): string {
  const list = (title: string, flags: readonly string[]): string[] =>
    flags.length === 0 ? [] : [title, ...flags.map((flag) => `  - ${flag}`)];
  return [
    `${image}: ${report.verdict} (confidence ${report.confidence})`,
    `  laboratory: ${report.lab_named || '–'}; client: ${report.client_field || '–'}`,
    ...list('  For it:', report.green_flags),
    ...list('  Against it, or in doubt:', report.red_flags),
    `  ${report.plain_english}`,
    `  What to do: ${report.what_to_do}`,
    ...(compared === null ? [] : describeCompared(compared)),
  ].join('\n');
}

/** What was read of every page so far, to hold them against one another at the end. */
const claimed: ClaimedReport[] = [];

/** What each was answered to be by itself. */
const verdicts = new Map<string, Verdict>();

function note(image: string, { report }: Answer): void {
  verdicts.set(image, report.verdict);
  claimed.push({ name: image, laboratory: report.lab_named, fields: report.evidence.fields });
}

/** Contradictions among the pages, each with those that are unclear for it. */
function contradictions(): (Contradiction & { unclear: string[] })[] {
  return contradictionsAmong(claimed, data.compounds).map((contradiction) => ({
    ...contradiction,
    unclear: unclearTogether(contradiction, verdicts),
  }));
}

let failures = 0;

if (options.ndjson) {
  let done = 0;
  for await (const text of createInterface({ input: process.stdin })) {
    if (text.trim() === '') continue;
    const started = performance.now();
    let image = '';
    let result: object;
    try {
      const line = Line.parse(JSON.parse(text));
      image = line.image;
      const answer = await check(image, line.vendor ?? null, line.against ?? null);
      note(image, answer);
      result = shown(answer);
    } catch (error) {
      failures++;
      result = { error: error instanceof z.ZodError ? z.prettifyError(error) : message(error) };
    }
    console.log(JSON.stringify({ image, ms: Math.round(performance.now() - started), ...result }));
    done++;
    if (process.stderr.isTTY) process.stderr.write(`\r${done} checked`);
  }
  for (const contradiction of contradictions()) console.log(JSON.stringify({ contradiction }));
  if (process.stderr.isTTY) process.stderr.write('\n');
} else {
  for (const image of files) {
    try {
      const answer = await check(image, options.vendor ?? null, options.against ?? null);
      note(image, answer);
      console.log(options.json || options.evidence ? JSON.stringify(shown(answer), null, 2) : describe(image, answer));
    } catch (error) {
      failures++;
      console.error(`${image}: ${message(error)}`);
    }
  }
  for (const contradiction of contradictions())
    console.log(
      options.json || options.evidence
        ? JSON.stringify({ contradiction }, null, 2)
        : describeContradiction(contradiction),
    );
}
await reader.close();
process.exitCode = failures > 0 && !options.ndjson ? 1 : 0;

function message(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
