/** Sends hostile requests to the check and prints what became of them: `npm run hostile`. */
import { readCommandLine, refuse } from './command-line.ts';
import { quantile, table } from './evaluate/statistics.ts';
import { isFault, runHostile } from './hostile/run-hostile.ts';

/** Bytes that a function has. */
const MAX_MEMORY = 1_000_000_000;
const USAGE = `npm run hostile -- [OPTIONS]

  --requests N   how many; 20000 when left out
  --from NUMBER  the number of the first; 0 when left out
  --seed TEXT    another one gives other requests; "hostile" when left out`;
const { values } = readCommandLine(
  USAGE,
  {
    requests: { type: 'string', default: '20000' },
    from: { type: 'string', default: '0' },
    seed: { type: 'string', default: 'hostile' },
  },
  { positionals: false },
);
const [from, requests] = [Number(values.from), Number(values.requests)];
if (!Number.isInteger(from) || !Number.isInteger(requests) || requests < 1) refuse(USAGE);

console.log(`seed ${values.seed}, requests ${from} to ${from + requests - 1}`);
const started = performance.now();
const { results, peak } = await runHostile(values.seed, from, from + requests, (done) => {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${requests}`);
});
const kinds = [...new Set(results.map(({ kind }) => kind))].sort();
const statuses = [...new Set(results.map(({ status }) => status))].sort();
console.log(
  table([
    ['kind', 'requests', ...statuses.map(String), 'median ms', 'p99 ms', 'most ms'],
    ...kinds.map((kind) => {
      const own = results.filter((result) => result.kind === kind);
      const times = own.map(({ ms }) => ms);
      return [
        kind,
        String(own.length),
        ...statuses.map((status) => String(own.filter((result) => result.status === status).length)),
        ...[0.5, 0.99, 1].map((q) => quantile(times, q).toFixed(0)),
      ];
    }),
  ]),
);
const faults = results.filter(isFault);
console.log(
  `\n${results.length} requests in ${Math.round((performance.now() - started) / 1000)} s; peak of resident memory ${Math.round(peak / 1e6)} MB; faults: ${faults.length}`,
);
for (const { number, kind, status, faults: told } of faults.slice(0, 50))
  console.log(`  --from ${number} --requests 1: ${kind}, ${status}, ${told?.join('; ') ?? ''}`);
if (peak > MAX_MEMORY) console.log(`more memory than the ${MAX_MEMORY / 1e6} MB that are allowed`);
process.exitCode = faults.length > 0 || peak > MAX_MEMORY ? 1 : 0;
