import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const USAGE =
  'npm run count -- FILE… [OPTIONS]\n\n  --most N  count no further; 10 when left out\n  --all     hidden ones, too';
const folder = mkdtempSync(join(tmpdir(), 'command-line-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A script that prints what it was given, and finds a most of 0 wrong. */
function scriptThat(positionals: boolean): string {
  const file = join(folder, `positionals-${positionals}.mjs`);
  writeFileSync(
    file,
    `import { readCommandLine, refuse } from ${JSON.stringify(new URL('command-line.ts', import.meta.url).href)};
    const usage = ${JSON.stringify(USAGE)};
    const options = { most: { type: 'string', default: '10' }, all: { type: 'boolean' } };
    const { values, positionals } = readCommandLine(usage, options, { positionals: ${positionals} });
    if (values.most === '0') refuse(usage, 'The most is 0.');
    if (values.most === '') refuse(usage);
    console.log(JSON.stringify({ values, positionals }));`,
  );
  return file;
}
const TAKES_FILES = scriptThat(true);
const TAKES_NONE = scriptThat(false);

function run(script: string, parameters: readonly string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/node', [script, ...parameters], { encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

test('gives options and arguments as Node reads them', () => {
  const { code, out, err } = run(TAKES_FILES, ['a', '--most=3', '--all', '--', '--b']);
  expect([code, err]).toEqual([0, '']);
  expect(JSON.parse(out)).toEqual({ values: { most: '3', all: true }, positionals: ['a', '--b'] });
});

test('what is left out has its default', () => {
  expect(JSON.parse(run(TAKES_NONE, []).out)).toEqual({ values: { most: '10' }, positionals: [] });
});

test.each([[['--help']], [['-h']], [['a', '--most', '0', '--help']]])(
  '%j prints the usage and does no more',
  (parameters) => {
    expect(run(TAKES_FILES, parameters)).toEqual({ code: 0, out: `${USAGE}\n`, err: '' });
  },
);

test.each([
  [['--wrong'], "Unknown option '--wrong'."],
  [['--wrong', '--help'], "Unknown option '--wrong'."],
  [['-x'], "Unknown option '-x'."],
  [['--most'], "Option '--most <value>' argument missing."],
  [['--most', '--all'], "Option '--most' argument is ambiguous."],
  [['--all=yes'], "Option '--all' does not take an argument."],
  [['Dr. This.pdf'], "Unexpected argument 'Dr. This.pdf'."],
  [['--most', '0'], 'The most is 0.'],
])('%j is refused in a sentence, with the usage', (parameters, sentence) => {
  expect(run(TAKES_NONE, parameters)).toEqual({ code: 2, out: '', err: `${sentence}\n\n${USAGE}\n` });
});

test('an unknown option is told alike where arguments are taken', () => {
  expect(run(TAKES_FILES, ['--wrong']).err).toBe(`Unknown option '--wrong'.\n\n${USAGE}\n`);
});

test('a script refuses with the usage alone', () => {
  expect(run(TAKES_FILES, ['--most', ''])).toEqual({ code: 2, out: '', err: `${USAGE}\n` });
});
