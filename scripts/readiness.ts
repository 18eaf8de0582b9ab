/** Scores the built site on what agent-readiness scanners check, and prints the table: `npm run readiness`. */
import { startLocalSite } from '../tests/support/local-site.ts';
import { runCheck } from './readiness/check.ts';
import { READINESS_CHECKS } from './readiness/checks/index.ts';
import { probeOf } from './readiness/probe.ts';
import { readinessTable } from './readiness/table.ts';

const [address] = process.argv.slice(2);
const site = address === undefined ? await startLocalSite() : null;
const probe = probeOf(address ?? site?.url ?? '');
const outcomes = [];
for (const check of READINESS_CHECKS) outcomes.push(await runCheck(check, probe));
console.log(readinessTable(outcomes));
await site?.stop();
site?.remove();
process.exitCode = outcomes.some(({ result }) => result === 'fail') ? 1 : 0;
