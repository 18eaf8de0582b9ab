/** Prints of each function its bundle's size and how long a fresh process takes to import it: `npm run bench:functions`. */
import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { bundleFunctions, unpack } from '../../../tests/support/bundles.ts';
import { readCommandLine } from '../../command-line.ts';
import { quantile, table } from '../../evaluate/statistics.ts';
import { needs } from '../../needs.ts';
import { bareProcess, coldImport } from './cold-import.ts';

const USAGE = `npm run bench:functions

  Prints of each function its bundle's size and how long a fresh process takes to import it. It needs what npm run data
  writes.`;
readCommandLine(USAGE, {}, { positionals: false });
needs('.generated/dataset.json', 'npm run data');

const RUNS = 9;
const times = (measure: () => number) => Array.from({ length: RUNS }, measure);
const row = (name: string, size: string, measured: readonly number[]) => [
  name,
  size,
  quantile(measured, 0.5).toFixed(0),
  quantile(measured, 0).toFixed(0),
  quantile(measured, 1).toFixed(0),
];

const bundles = await bundleFunctions();
const rows = [['', 'zip MB', 'cold import ms', 'least', 'most']];
for (const bundle of bundles) {
  const folder = await unpack(bundle);
  rows.push(
    row(
      bundle.name,
      (statSync(bundle.path).size / 1e6).toFixed(2),
      times(() => coldImport(folder, bundle.name)),
    ),
  );
  rmSync(folder, { recursive: true, force: true });
}
rows.push(row('node -e 0, whole process', '–', times(bareProcess)));
console.log(`${table(rows)}\n\nMedian, least and most of ${RUNS} fresh processes, Node ${process.version}.`);
rmSync(path.dirname(bundles[0]?.path ?? ''), { recursive: true, force: true });
