/**
 * Every speed and size that the project promises, each beside an opponent that does the same work in the same run:
 * `npm run bench`, about 15 minutes on two idle cores.
 *
 * Prints a table and writes bench/results.json, from which the methodology page quotes. scripts/bench/README.md says
 * what each row measures.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { goalWords, SpeedResults, type SpeedRow } from '../../src/site/method/speed-results.ts';
import { readCommandLine, refuse } from '../command-line.ts';
import { table } from '../evaluate/statistics.ts';
import { describeMachine, describeVersions } from './machine.ts';
import { runMeasurement } from './row.ts';
import { MEASUREMENTS } from './rows/index.ts';

const RESULTS = join(import.meta.dirname, '../../bench/results.json');
const NAMES = Object.keys(MEASUREMENTS);
const USAGE = `npm run bench -- [NAME…]

  NAME…  only these measurements, the others keep the figures they had; all when left out

NAME is one of: ${NAMES.join(', ')}`;
const wanted = readCommandLine(USAGE, {}, { positionals: true }).positionals;
const unknown = wanted.filter((name) => !NAMES.includes(name));
if (unknown.length > 0) refuse(USAGE, `Unknown: ${unknown.join(', ')}.`);

// The measurements run what is built from the data as it stands now.
execFileSync('npm', ['run', '--silent', 'data'], { stdio: ['ignore', 'ignore', 'inherit'] });

const today = new Date().toISOString().slice(0, 10);
const machine = describeMachine();
const before: unknown = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : null;
const earlier = SpeedResults.safeParse(before);
// Figures of another machine do not stand beside new ones.
const rows: SpeedRow[] =
  earlier.success && JSON.stringify(earlier.data.machine) === JSON.stringify(machine) ? earlier.data.rows : [];
for (const [name, load] of Object.entries(MEASUREMENTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.error(`${name} …`);
  for (const row of await runMeasurement(await load(), today)) {
    const at = rows.findIndex(({ id }) => id === row.id);
    if (at < 0) rows.push(row);
    else rows[at] = row;
  }
  const results = SpeedResults.parse({ machine, versions: describeVersions(), rows });
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
}

const figure = (measured: { median: number; least: number; most: number; n: number } | null, unit: string): string =>
  measured === null
    ? '–'
    : `${measured.median} ${unit}${measured.n === 1 ? '' : ` (${measured.least}–${measured.most}, n ${measured.n})`}`;
console.log(
  table([
    ['', 'ours', 'theirs', 'ratio', 'goal', 'met', 'load'],
    ...rows.map((row) => [
      row.what,
      figure(row.ours, row.unit),
      figure(row.opponent, row.unit),
      row.ratio ?? '–',
      goalWords(row),
      row.met === null ? '–' : row.met ? 'yes' : 'no',
      row.load.join(' → '),
    ]),
  ]),
);
console.log(
  `\n${machine.processor}, ${machine.cores} cores, ${machine.memoryGB} GB, ${machine.system}, Node ${machine.node}. Median (least–most); theirs:`,
);
for (const row of rows) if (row.opponent !== null) console.log(`  ${row.what}: ${row.opponent.name}`);
process.exit();
