import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
/** The commands that are one file for Node, with its flags. */
const FILES = Object.entries(scripts).flatMap(([name, command]) => {
  const [, flags = '', file] = /^node ((?:--\S+ )*)(scripts\/\S+\.ts)$/.exec(command) ?? [];
  return file === undefined ? [] : [[name, file, flags.split(' ').filter((flag) => flag !== '')] as const];
});

const nowhere = mkdtempSync(join(tmpdir(), 'nowhere-'));
afterAll(() => rmSync(nowhere, { recursive: true }));

const node = (parameters: readonly string[], cwd = '.') =>
  spawnSync(resolve('node_modules/.bin/node'), parameters, { cwd, encoding: 'utf8' });

test('there are such commands', () => {
  expect(FILES.length).toBeGreaterThan(30);
});

test.each(FILES)('npm run %s -- --help says how it is called and does nothing', (name, file, flags) => {
  const { status, stdout, stderr } = node([...flags, file, '--help']);
  expect(stderr).toBe('');
  expect(status, 'Read the command line by scripts/command-line.ts before anything else.').toBe(0);
  expect(stdout).toMatch(new RegExp(`\\bnpm run (?:--silent )?${name}(?![\\w:-])`));
});

test.each([
  [
    'scripts/build/committed/write-answer-picture.ts',
    'dist/index.html is not there yet. Run this first: npm run build',
  ],
  [
    'scripts/bench/functions/bench-functions.ts',
    '.generated/dataset.json is not there yet. Run this first: npm run data',
  ],
])('%s says what to build first', (file, sentence) => {
  const { status, stderr } = node([resolve(file)], nowhere);
  expect([status, stderr]).toEqual([2, `${sentence}\n`]);
});

test.each([
  ['scripts/coa.ts', 'a.png'],
  ['scripts/layouts.ts', 'learn', 'partnerlab', 'a.png'],
  ['scripts/build/committed/generate.ts'],
  ['scripts/build/committed/write-samples.ts'],
])('%s says what is wrong with the data, and no more', (file, ...parameters) => {
  const { status, stderr } = node([resolve(file), ...parameters], nowhere);
  expect([status, stderr]).toEqual([
    1,
    '1 problem in the data:\ndata: Expected a folder with site.json, labs, compounds, vendors.\n',
  ]);
});
