/**
 * How load and build grow with the number of vendors, each with twenty certificates: `npm run bench:data`, or `-- 10
 * 120` for other numbers of vendors. Builds a copy of the project with synthetic vendors, so nothing here changes; with
 * `--write` the table in data/README.md is written anew from what was measured. Fails where a file is larger than it may be.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { type BuildFigures, brokenBounds, CERTIFICATES, measureBuild } from './measure-build.ts';

const README = 'data/README.md';
const MARKS = ['<!-- bench:data -->', '<!-- /bench:data -->'] as const;

const writes = process.argv.includes('--write');
/** A demonstration; a hundred shops; all of a country; more than there are. */
const SIZES = [10, 120, 1000, 10_000];
const given = process.argv.slice(2).filter((argument) => argument !== '--write');
const sizes = given.length === 0 ? SIZES : given.map(Number);
if (sizes.some((n) => !Number.isInteger(n) || n < 1)) {
  console.error('Expected numbers of vendors, such as: npm run bench:data -- 10 120');
  process.exit(2);
}

const rounded = (row: BuildFigures) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value.toFixed(2))]));
const rows: BuildFigures[] = [];
for (const vendors of sizes.toSorted((a, b) => a - b)) {
  const row = measureBuild(vendors);
  rows.push(row);
  console.error(`${vendors} vendors: built in ${row['build s'].toFixed(1)} s`);
}
console.table(rows.map(rounded));
for (const [i, row] of rows.entries()) {
  const before = rows[i - 1];
  if (before)
    console.log(
      `${before.vendors} → ${row.vendors} vendors: load × ${(row['load s'] / before['load s']).toFixed(1)}, build × ${(row['build s'] / before['build s']).toFixed(1)}`,
    );
}
if (writes) writeTable(rows);
const broken = rows.flatMap(brokenBounds);
for (const line of broken) console.error(line);
if (broken.length > 0) process.exitCode = 1;

/** Writes what was measured between the marks of the readme. */
function writeTable(measured: readonly BuildFigures[]): void {
  const text = readFileSync(README, 'utf8');
  const [start, end] = MARKS.map((mark) => text.indexOf(mark)) as [number, number];
  if (start < 0 || end < start) throw new Error(`Expected ${MARKS.join(' … ')} in ${README}.`);
  const day = new Date().toISOString().slice(0, 10);
  const table = [
    `Measured on ${day} by \`npm run bench:data -- ${measured.map(({ vendors }) => vendors).join(' ')} --write\`, ${CERTIFICATES} certificates a vendor that has any:`,
    '',
    '| vendors | certificates | load | build | peak memory | files | site | largest file | `vendors.json` |',
    '|---|---|---|---|---|---|---|---|---|',
    ...measured.map(
      (row) =>
        `| ${row.vendors.toLocaleString('en-GB')} | ${row.certificates.toLocaleString('en-GB')} | ${row['load s'].toFixed(2)} s | ${row['build s'].toFixed(1)} s | ${(row['peak MiB'] / 1024).toFixed(1)} GiB | ${row.files.toLocaleString('en-GB')} | ${row['site MB'].toFixed(1)} MB | ${row['largest MB'].toFixed(1)} MB | ${(row['vendors.json MB'] ?? 0).toFixed(1)} MB |`,
    ),
  ].join('\n');
  writeFileSync(README, `${text.slice(0, start)}${MARKS[0]}\n${table}\n${text.slice(end)}`);
}
