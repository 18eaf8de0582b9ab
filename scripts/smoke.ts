/** Walks every path of the interface on a running site: `npm run smoke -- https://site`. It uses up three checks. */
import { type Outcome, runCheck } from './readiness/check.ts';
import { probeOf } from './readiness/probe.ts';
import { readinessTable } from './readiness/table.ts';
import { smokeChecks } from './smoke/checks.ts';

const [address] = process.argv.slice(2);
if (address === undefined || !URL.canParse(address)) {
  console.error('npm run smoke -- https://site');
  process.exit(2);
}
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
