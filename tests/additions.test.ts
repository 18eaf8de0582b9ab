import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from '../scripts/bench/build/project-copy.ts';
import type { CheckReportWithEvidence } from '../src/coa/report/report.ts';
import { plainEnvironment } from './support/environment.ts';

/**
 * What somebody writes who adds a check, a laboratory and a document, as CONTRIBUTING.md tells: each its own file, a check
 * its test too, and a line in the list where there is one. Nothing else is touched; all that knows of every check, laboratory
 * or document must go on passing.
 */
const FILES: Readonly<Record<string, string>> = {
  'src/coa/checks/content/purity-too-round.ts': `import { defineCheck, failed, notApplicable, passed } from '../check.ts';

export default defineCheck({
  id: 'purity-too-round',
  title: 'The purity is not round',
  description: 'A chromatogram seldom gives a purity of exactly one hundred per cent of the whole area.',
  uses: ['fields'],
  decides: { doubt: 'unclear' },
  run({ fields: { purity } }) {
    if (purity === null) return notApplicable('No purity could be read.');
    if (purity.value !== 100) return passed(\`Purity \${purity.value} %.\`);
    return failed('doubt', 'The purity printed is 100 %.', 'The purity printed is exactly 100 %.', ['purity']);
  },
});
`,
  'src/coa/checks/content/purity-too-round.test.ts': `import { expect, test } from 'vitest';
import { purity, testArtifacts } from '../../testing/fields.ts';
import check from './purity-too-round.ts';

test.each([[100, 'fail'], [99.9, 'pass']] as const)('%d %: %s', (value, outcome) => {
  expect(check.run(testArtifacts({ purity: purity(value) })).outcome).toBe(outcome);
});
`,
  'data/labs/quayside-analytics.json': `${JSON.stringify(
    {
      ...JSON.parse(readFileSync('data/labs/harbourside-assay.json', 'utf8')),
      id: 'quayside-analytics',
      name: 'Quayside Analytics',
      aliases: [],
      hosts: [{ host: 'quayside-analytics.example', use: 'site' }],
      verification: null,
      identifiers: [],
      titles: [],
      notes: [],
    },
    null,
    2,
  )}\n`,
  'src/site/agents/licence-text.ts': `import type { SiteContext } from '../context.ts';
import type { PublishedDocument } from '../documents/document.ts';

/** The licence of the data. */
export const LICENCE_TEXT = {
  path: '/licence.txt',
  title: 'Licence of the data',
  mediaType: 'text/plain; charset=utf-8',
  build: ({ data: { site } }: SiteContext) => \`The data of \${site.name}: CC BY 4.0.\\n\`,
} as const satisfies PublishedDocument;
`,
};
const LINES: readonly (readonly [file: string, before: string, line: string])[] = [
  ['src/coa/checks/index.ts', ']);', "  import('./content/purity-too-round.ts'),\n"],
  [
    'src/site/documents/index.ts',
    'import { SERVER_CARD',
    "import { LICENCE_TEXT } from '../agents/licence-text.ts';\n",
  ],
  ['src/site/documents/index.ts', '  HEALTH,\n];', '  LICENCE_TEXT,\n'],
];
/** The tests that look at every check, laboratory or document. */
const TESTS = [
  'src/coa/checks/index.test.ts',
  'src/coa/checks/content/purity-too-round.test.ts',
  'src/coa/verdict/decide.test.ts',
  'src/site/documents',
  'src/site/method',
  'scripts/evaluate/real',
  'scripts/build/committed/write-samples.test.ts',
  'data/data.test.ts',
];

let copy: ReturnType<typeof copyProject>;
beforeAll(() => {
  copy = copyProject('.');
  for (const part of ['data', 'tests', 'vitest.config.ts']) cpSync(part, join(copy.folder, part), { recursive: true });
  for (const [file, text] of Object.entries(FILES)) writeFileSync(join(copy.folder, file), text);
  for (const [file, before, line] of LINES) {
    const at = join(copy.folder, file);
    writeFileSync(
      at,
      readFileSync(at, 'utf8').replace(before, () => line + before),
    );
  }
}, 60_000);
afterAll(() => copy.remove());

function run(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy.folder,
    encoding: 'utf8',
    env: plainEnvironment({}),
    maxBuffer: 1 << 28,
  });
  expect(status, `${stdout}\n${stderr}`.slice(-6000)).toBe(0);
  return stdout;
}

test('whoever adds a check, a laboratory and a document touches no other file', { timeout: 300_000 }, () => {
  run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...TESTS);
});

test('the new check is in the evidence, and knows of no figures yet', { timeout: 60_000 }, () => {
  const answer = run('scripts/coa.ts', 'fixtures/certificates/stale.png', '--evidence');
  const { evidence } = JSON.parse(answer) as CheckReportWithEvidence;
  expect(evidence.checks.find(({ id }) => id === 'purity-too-round')).toMatchObject({
    outcome: 'pass',
    wrong_on_clean_pages: null,
    wrong_on_real_pages: null,
  });
});
