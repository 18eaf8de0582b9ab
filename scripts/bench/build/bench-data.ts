/**
 * How load and build grow with the number of vendors and of certificates each has: `npm run bench:data`, or `-- 60x40 120`
 * for 60 vendors with 40 certificates each and 120 with 20. Builds a copy of the project with synthetic vendors, so nothing
 * here changes; with `--write` the table in data/README.md is written anew from what was measured. Fails where a file is
 * larger than it may be.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { type BuildFigures, brokenBounds, measureBuild, parseSize } from './measure-build.ts';
import { sizeTable } from './size-table.ts';

const README = 'data/README.md';
const MARKS = ['<!-- bench:data -->', '<!-- /bench:data -->'] as const;

const writes = process.argv.includes('--write');
/** A demonstration; an audit of sixty shops, all that each shows; all shops of a country; more than there are. */
const SIZES = ['10x20', '60x40', '1000x20', '10000x20'];
const given = process.argv.slice(2).filter((argument) => argument !== '--write');
const names = given.length === 0 ? SIZES : given;
const sizes = names.flatMap((name) => parseSize(name) ?? []).toSorted((a, b) => a.vendors - b.vendors);
if (sizes.length < names.length) {
  console.error('Expected numbers of vendors, and of certificates each has, such as: npm run bench:data -- 60x40 120');
  process.exit(2);
}

const rounded = (row: BuildFigures) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value.toFixed(2))]));
const rows: BuildFigures[] = [];
for (const { vendors, certificates } of sizes) {
  const row = measureBuild(vendors, certificates);
  rows.push(row);
  console.error(`${vendors} vendors, ${row.certificates} certificates: built in ${row['build s'].toFixed(1)} s`);
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
    `Measured on ${day} by \`npm run bench:data -- ${names.join(' ')} --write\`; as many certificates for each vendor:`,
    '',
    ...sizeTable(measured),
  ].join('\n');
  writeFileSync(README, `${text.slice(0, start)}${MARKS[0]}\n${table}\n${text.slice(end)}`);
}
