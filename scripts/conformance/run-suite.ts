import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** One of MCP's conformance suites, and how it is run. */
export interface Suite {
  /** The package that holds it. */
  package: string;
  /** Which scenarios it is to run. */
  options: readonly string[];
  /** File of what is expected to fail. */
  expected: string;
  /** The MCP endpoint. */
  url: string;
  /** Folder for its results. */
  output: string;
}

/** How a suite ended; each scenario with how many of its checks passed and failed. */
export interface SuiteResult {
  /** Exit code: 0 when all went as expected. */
  status: number | null;
  scenarios: { name: string; passed: number; failed: number }[];
  printed: string;
}

/** Runs one suite in a process of its own. */
export async function runSuite(suite: Suite): Promise<SuiteResult> {
  const entry = path.join('node_modules', suite.package, 'dist/index.js');
  const child = spawn(
    process.execPath,
    [entry, 'server', '--url', suite.url, ...suite.options, '--expected-failures', suite.expected, '-o', suite.output],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, scenarios: readSummary(printed), printed };
}

/** The scenarios in the summary that a suite prints, such as `✓ ping: 1 passed, 0 failed`. */
export function readSummary(printed: string): SuiteResult['scenarios'] {
  return [...printed.matchAll(/^[✓✗~] ([\w-]+): (\d+) passed, (\d+) failed/gmu)].map(
    ([, name = '', passed, failed]) => ({ name, passed: Number(passed), failed: Number(failed) }),
  );
}
