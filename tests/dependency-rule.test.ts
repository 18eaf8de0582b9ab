import { globSync, readFileSync } from 'node:fs';
import { build, type Metafile } from 'esbuild';
import { expect, test } from 'vitest';
import { bundleDevice } from '../scripts/build/device/bundle-device.ts';
import { importsOf } from './support/imports.ts';

/** Stands for every npm package: formats and pictures are read and written with libraries. */
const ANY_PACKAGE = 'any package';

const SHARED = ['src/coa/budgets.ts', 'src/coa/errors.ts'];
const HOST = [
  'node:fs',
  'node:fs/promises',
  'node:module',
  'node:path',
  'node:url',
  'node:v8',
  'node:worker_threads',
  'node:zlib',
];
/** What the rooms know of where they run: a name that package.json resolves to Node's part or the browser's, and types. */
const SEAM = ['#host/', 'src/coa/host/host-thread.ts', 'src/coa/host/reader-parts.ts'];
/** The rooms of the checker in the order in which a page goes through them: each may use those before it. */
const ROOMS = [
  'threads',
  'geometry',
  'words',
  'layout',
  'image',
  'ocr',
  'fields',
  'forensics',
  'records',
  'checks',
  'verdict',
  'report',
];
const upTo = (room: string): string[] => [
  ...SEAM,
  ...ROOMS.slice(0, ROOMS.indexOf(room) + 1).map((name) => `src/coa/${name}/`),
];

/**
 * Who may import what: the layers run from the data to the functions, and nothing imports back. The first rule that fits
 * a file counts. Each entry is a path from the root, or the name of a package (`node:` modules by name).
 */
const RULES: { layer: string; may: string[] }[] = [
  { layer: 'data/', may: ['data/', 'src/dataset/', 'node:fs', 'node:path'] },
  { layer: 'src/dataset/exports/', may: ['src/dataset/', 'node:crypto', ANY_PACKAGE] },
  { layer: 'src/dataset/', may: ['src/dataset/', 'tldts', 'zod'] },
  // Within the checker: bytes → upright page → words → cells → fields → findings → verdict → report.
  // What the core asks of where it runs, once for Node and once for the browser; package.json chooses (`#host/…`).
  { layer: 'src/coa/host/node/', may: ['src/coa/host/', ...HOST] },
  { layer: 'src/coa/host/browser/', may: ['src/coa/host/', ANY_PACKAGE] },
  { layer: 'src/coa/host/', may: ['src/coa/host/', 'zxing-wasm/reader'] },
  { layer: 'src/coa/threads/', may: upTo('threads') },
  { layer: 'src/coa/geometry/', may: ['src/coa/geometry/'] },
  { layer: 'src/coa/words/', may: ['src/coa/words/', ...SHARED] },
  { layer: 'src/coa/layout/', may: ['src/coa/layout/', 'src/coa/geometry/', 'src/coa/budgets.ts'] },
  { layer: 'src/coa/image/', may: [...upTo('image'), ...SHARED, ANY_PACKAGE] },
  { layer: 'src/coa/ocr/', may: [...upTo('ocr'), ...SHARED, ANY_PACKAGE] },
  { layer: 'src/coa/fields/', may: [...upTo('fields'), 'src/coa/records/records.ts', ...SHARED, 'src/dataset/'] },
  { layer: 'src/coa/forensics/layouts/', may: [...upTo('forensics'), 'src/dataset/days-between.ts', 'zod'] },
  { layer: 'src/coa/forensics/codes/small/', may: [...upTo('forensics'), 'uqr'] },
  { layer: 'src/coa/forensics/', may: [...upTo('forensics'), ...SHARED, 'zod'] },
  // Runs in the browser too: pictures as pixels, nothing of a host.
  {
    layer: 'src/coa/compare/',
    may: [
      'src/coa/compare/',
      'src/coa/geometry/',
      'src/coa/words/',
      'src/coa/image/grey.ts',
      'src/coa/image/fit-map.ts',
      'src/coa/image/transform.ts',
      'src/coa/fields/specs.ts',
      'src/coa/fields/field-in-words.ts',
      'src/coa/fields/extract/dates/find-dates.ts',
      'src/coa/fields/text/',
      'src/coa/fields/vocabulary/',
    ],
  },
  { layer: 'src/coa/records/', may: [...upTo('records'), ...SHARED, 'src/dataset/'] },
  { layer: 'src/coa/checks/', may: [...upTo('checks'), ...SHARED, 'src/dataset/'] },
  {
    layer: 'src/coa/verdict/',
    may: [...upTo('verdict'), ...SHARED, 'src/dataset/', 'bench/accuracy/54-real-altered.json'],
  },
  { layer: 'src/coa/report/', may: [...upTo('report'), ...SHARED, 'zod'] },
  {
    layer: 'src/coa/testing/',
    may: ['src/coa/', 'src/dataset/', 'tests/support/dataset.ts', 'node:worker_threads', 'node:zlib'],
  },
  { layer: 'src/coa/', may: ['src/coa/', 'src/dataset/', '#host/patience', 'zod'] },
  {
    layer: 'src/http/',
    may: [
      'src/http/',
      'src/coa/budgets.ts',
      'src/coa/errors.ts',
      'src/coa/report/report.ts',
      'src/coa/words/quote.ts',
      'src/coa/words/time-until.ts',
      'src/dataset/source.ts',
      'node:crypto',
      'zod',
    ],
  },
  { layer: 'src/mcp/', may: ['src/mcp/', 'src/http/', 'src/dataset/', '@modelcontextprotocol/server', 'zod'] },
  {
    layer: 'src/site/',
    may: [
      'src/site/',
      'src/dataset/',
      'src/coa/report/report.ts',
      'src/coa/verdict/verdicts.ts',
      'src/coa/budgets.ts',
      'src/coa/verdict/altered-pages.ts',
      'src/coa/report/cannot-be-checked.ts',
      'src/coa/report/label-of-needed.ts',
      'src/coa/report/what-to-ask.ts',
      'src/coa/words/capital.ts',
      'src/coa/words/listed.ts',
      'src/samples/',
      'src/coa/verdict/confidence.json',
      'src/coa/verdict/confidence.ts',
      'src/coa/verdict/measured-checks.json',
      'src/coa/verdict/measured-on-real.ts',
      'bench/results.json',
      'bench/accuracy/54-real-altered.json',
      'node:crypto',
      'zod',
    ],
  },
  // Pages of a PDF are drawn in the browser by what draws them in the checker.
  {
    layer: 'src/scripts/check/answer/sheet/pdf-pages.ts',
    may: ['src/', '@hyzyla/pdfium', '@hyzyla/pdfium/pdfium.wasm?url'],
  },
  // The checker in the browser: its hosts' part for there, and what its answers are saved with.
  { layer: 'src/scripts/device/core.worker.ts', may: ['src/', '#host/', 'zod'] },
  { layer: 'src/scripts/device/folder/', may: ['src/', 'csv-stringify/browser/esm/sync'] },
  { layer: 'src/pages/_samples.ts', may: ['src/', 'node:fs', 'node:path', 'sharp'] },
  { layer: 'src/', may: ['src/', 'data/index.ts', 'astro'] },
  {
    layer: 'netlify/',
    may: [
      'netlify/',
      'src/',
      '.generated/',
      'data/site.json',
      'package.json',
      '@netlify/blobs',
      '@netlify/functions',
      'node:crypto',
      'node:v8',
    ],
  },
];

/** What the inner layers must not reach for: time, network and environment come in from outside. */
const FORBIDDEN = /\bprocess\.(env|cwd)\b|\bDate\.now\(|\bnew Date\(\)|(?<![.\w])fetch\(/;

const isSource = (file: string) => !/\.test\.|\.d\.ts$/.test(file);
const files = globSync('{data,src,netlify}/**/*.{ts,astro}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter(isSource);

const isPackage = (imported: string) => !/^(node:|src\/|data\/|netlify\/|scripts\/|tests\/|\.)/.test(imported);

function fits(imported: string, allowed: string): boolean {
  if (allowed === ANY_PACKAGE) return isPackage(imported);
  return imported === allowed || (allowed.endsWith('/') && imported.startsWith(allowed));
}

test('every import follows the direction of the layers', () => {
  expect(files.length).toBeGreaterThan(50);
  const breaches = files.flatMap((file) => {
    const rule = RULES.find(({ layer }) => file.startsWith(layer));
    return importsOf(file)
      .filter((imported) => !rule?.may.some((allowed) => fits(imported, allowed)))
      .map((imported) => `${file} imports ${imported}; expected only ${rule?.may.join(', ')}`);
  });
  expect(breaches).toEqual([]);
});

test('no cycle runs through the files', () => {
  const graph = new Map(
    files
      .filter((file) => file.endsWith('.ts'))
      .map((file) => [file, importsOf(file).filter((imported) => files.includes(imported))]),
  );
  const cycles: string[] = [];
  const done = new Set<string>();
  function visit(file: string, trail: string[]): void {
    if (trail.includes(file)) cycles.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
    if (done.has(file) || trail.includes(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  }
  for (const file of graph.keys()) visit(file, []);
  expect(cycles).toEqual([]);
});

test('scripts read their options and arguments by scripts/command-line.ts', () => {
  const scripts = globSync('scripts/**/*.ts').filter(isSource);
  const byHand = /\bparseArgs\b|\bprocess\.argv\b(?!\[1\])/;
  expect(scripts.filter((file) => byHand.test(withoutComments(readFileSync(file, 'utf8')))).sort()).toEqual([
    // Each of its commands has options of its own.
    'scripts/audit/arguments.ts',
    'scripts/audit/index.ts',
    // Called by programs.
    'scripts/build/build-dataset.ts',
    'scripts/command-line.ts',
    'scripts/hostile/run-cases.ts',
  ]);
});

test('the check’s function starts without the schemas of the data, which the build has checked', async () => {
  const { metafile } = await build({
    entryPoints: ['netlify/functions/check-coa/index.ts'],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    external: ['*.json'],
    outdir: 'nowhere',
    logLevel: 'silent',
  });
  const loaded = Object.keys(metafile.inputs).filter((file) => file.startsWith('src/dataset/'));
  expect(loaded).toContain('src/dataset/partner-laboratory.ts');
  // A request names days and hosts.
  expect(loaded.filter((file) => importsOf(file).includes('zod'))).toEqual(['src/dataset/source.ts']);
});

test('what the browser gets of the checker asks for nothing of Node', async () => {
  let inputs: Metafile['inputs'] = {};
  await bundleDevice(({ metafile }) => {
    inputs = metafile.inputs;
  });
  const files = Object.keys(inputs);
  expect(files).toContain('src/coa/check-coa.ts');
  expect(files.filter((file) => file.startsWith('src/coa/host/node/'))).toEqual([]);
  // Of libraries that run in both, the branch that only Node takes; a module of Node asked for anywhere else would not bundle.
  const never = Object.entries(inputs).flatMap(([file, { imports }]) =>
    imports.some(({ path }) => path.startsWith('never-reached:')) ? [file] : [],
  );
  expect(
    never.filter((file) => !/^node_modules\/(tesseract\.js-core|@jsquash|@hyzyla\/pdfium|zxing-wasm)\//.test(file)),
  ).toEqual([]);
});

test('data, core, HTTP and MCP know no clock, network or environment', () => {
  // The snippets are programs for others to run: their text holds what the code itself must not.
  const inner = files.filter(
    (file) => /^src\/(dataset|coa|http|mcp|site)\//.test(file) && file !== 'src/site/api/snippets.ts',
  );
  expect(inner.filter((file) => FORBIDDEN.test(withoutComments(readFileSync(file, 'utf8'))))).toEqual([]);
});

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}
