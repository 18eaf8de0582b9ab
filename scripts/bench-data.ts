/**
 * How load and build grow with the number of vendors: `npm run bench:data -- 10 1000 10000`. Builds a copy of the
 * project with synthetic vendors, so nothing here changes.
 */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from './bench/project-copy.ts';
import { measuredRun } from './bench/measured-run.ts';
import { writeSyntheticData } from './synthetic/write-data.ts';

const sizes = process.argv.slice(2).map(Number);
if (sizes.length === 0 || sizes.some((n) => !Number.isInteger(n) || n < 1)) {
  console.error('Expected numbers of vendors, such as: npm run bench:data -- 10 1000 10000');
  process.exit(2);
}

const root = join(import.meta.dirname, '..');
const LOAD = "const { loadData } = await import('./data/index.ts'); const start = performance.now(); loadData(); console.log(performance.now() - start);";
const PUBLISHED = ['vendors.json', 'vendors.csv', 'vendors.ndjson', 'certificates.csv', 'changes.json', 'checksums.txt'];

interface Row {
  vendors: number;
  'load s': number;
  'build s': number;
  'build CPU s': number;
  'peak MiB': number;
  files: number;
  'site MB': number;
  [file: string]: number;
}

function measure(vendors: number): Row {
  const project = copyProject(root);
  try {
    writeSyntheticData(vendors, join(project.folder, 'data'), join(root, 'data'));
    const load = measuredRun(process.execPath, ['--input-type=module', '--eval', LOAD], project.folder);
    const build = measuredRun('npm', ['run', '--silent', 'build'], project.folder);
    const dist = join(project.folder, 'dist');
    const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const bytes = files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
    return {
      vendors,
      'load s': Number(load.output) / 1000,
      'build s': build.seconds,
      'build CPU s': build.cpuSeconds,
      'peak MiB': Math.max(load.peakMiB, build.peakMiB),
      files: files.length,
      'site MB': bytes / 1e6,
      ...Object.fromEntries(PUBLISHED.map((file) => [`${file} MB`, statSync(join(dist, 'data', file)).size / 1e6])),
    };
  } finally {
    project.remove();
  }
}

const rounded = (row: Row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value.toFixed(2))]));
const rows: Row[] = [];
for (const vendors of sizes.toSorted((a, b) => a - b)) {
  const row = measure(vendors);
  rows.push(row);
  console.error(`${vendors} vendors: built in ${row['build s'].toFixed(1)} s`);
}
console.table(rows.map(rounded));
for (const [i, row] of rows.entries()) {
  const before = rows[i - 1];
  if (before) console.log(`${before.vendors} → ${row.vendors} vendors: load × ${(row['load s'] / before['load s']).toFixed(1)}, build × ${(row['build s'] / before['build s']).toFixed(1)}`);
}
