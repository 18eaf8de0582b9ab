/**
 * Runs the conformance suites of the Model Context Protocol against the local server: the stable one, and the newer one
 * for the last two revisions. `npm run conformance`, on a built site; ends with 1 when a scenario fails that is not
 * listed in tests/conformance, or when a listed one passes.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startLocalSite } from '../tests/support/local-site.ts';
import { readCommandLine } from './command-line.ts';
import { readExpectedFailures } from './conformance/expected-failures.ts';
import { runSuite, type SuiteResult } from './conformance/run-suite.ts';
import { needs } from './needs.ts';

const USAGE = `npm run build && npm run conformance

  Runs the conformance suites of the Model Context Protocol against the built site; ends with 1 when a scenario fails that
  is not listed in tests/conformance/, or when a listed one passes.`;
readCommandLine(USAGE, {}, { positionals: false });
needs('dist/index.html', 'npm run build');

const SUITES = [
  {
    title: 'stable suite 0.1.16',
    package: '@modelcontextprotocol/conformance',
    options: ['--suite', 'all'],
    expected: 'tests/conformance/stable.yml',
  },
  {
    title: 'revision 2025-11-25, suite 0.2.0-alpha.12',
    package: 'conformance-2026-07-28',
    options: ['--suite', 'all', '--spec-version', '2025-11-25'],
    expected: 'tests/conformance/2025-11-25.yml',
  },
  {
    title: 'revision 2026-07-28, suite 0.2.0-alpha.12',
    package: 'conformance-2026-07-28',
    options: ['--suite', 'all', '--spec-version', '2026-07-28'],
    expected: 'tests/conformance/2026-07-28.yml',
  },
] as const;

const folder = mkdtempSync(path.join(tmpdir(), 'conformance-'));
const site = await startLocalSite(path.join(folder, 'blobs'));
let failed = false;
try {
  for (const suite of SUITES) {
    const expected = readExpectedFailures(readFileSync(suite.expected, 'utf8'));
    const result = await runSuite({ ...suite, url: `${site.url}/mcp`, output: path.join(folder, 'results') });
    console.log(`\n${suite.title}: ${describe(result, expected.length)}`);
    for (const { name, passed, failed: missed } of result.scenarios.filter((scenario) => scenario.passed > 0))
      console.log(`  ${missed === 0 ? 'pass' : 'part'}  ${name}: ${passed} of ${passed + missed}`);
    for (const { entry, reason } of expected) console.log(`  –     ${entry}: ${reason}`);
    if (result.status !== 0) console.log(result.printed);
    failed ||= result.status !== 0;
  }
} finally {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;

function describe({ status, scenarios }: SuiteResult, expected: number): string {
  const checks = scenarios.reduce((sum, { passed }) => sum + passed, 0);
  return `${status === 0 ? 'ok' : 'FAILED'}, ${scenarios.length} scenarios, ${checks} checks passed, ${expected} expected failures`;
}
