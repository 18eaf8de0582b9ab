/** Walks every path of the interface on a running site: `npm run smoke`. */

import { readCommandLine, refuse } from './command-line.ts';
import { type Outcome, runCheck } from './readiness/check.ts';
import { probeOf } from './readiness/probe.ts';
import { readinessTable } from './readiness/table.ts';
import { smokeChecks } from './smoke/checks.ts';

const USAGE = `npm run smoke -- ADDRESS

  ADDRESS  a running site, such as http://localhost:8888; three of its checks are used up`;
const [address] = readCommandLine(USAGE, {}, { positionals: true }).positionals;
if (address === undefined || !URL.canParse(address)) refuse(USAGE);
try {
  const probe = probeOf(address);
  const outcomes: Outcome[] = [];
  for (const check of await smokeChecks(probe)) outcomes.push(await runCheck(check, probe));
  console.log(readinessTable(outcomes));
  process.exitCode = outcomes.some(({ result }) => result === 'fail') ? 1 : 0;
} catch (error) {
  console.error(`${address} cannot be walked: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
