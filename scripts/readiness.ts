/** Scores the built site on what agent-readiness scanners check, and prints the table: `npm run readiness`. */
import { startLocalSite } from '../tests/support/local-site.ts';
import { readCommandLine } from './command-line.ts';
import { runCheck } from './readiness/check.ts';
import { READINESS_CHECKS } from './readiness/checks/index.ts';
import { probeOf } from './readiness/probe.ts';
import { readinessTable } from './readiness/table.ts';

const USAGE = `npm run readiness -- [ADDRESS]

  ADDRESS  a running site, such as http://localhost:8888; the built site, served for this, when left out`;
const [address] = readCommandLine(USAGE, {}, { positionals: true }).positionals;
const site = address === undefined ? await startLocalSite() : null;
const probe = probeOf(address ?? site?.url ?? '');
const outcomes = [];
for (const check of READINESS_CHECKS) outcomes.push(await runCheck(check, probe));
console.log(readinessTable(outcomes));
await site?.stop();
site?.remove();
process.exitCode = outcomes.some(({ result }) => result === 'fail') ? 1 : 0;
