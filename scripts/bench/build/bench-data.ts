/**
 * How load and build grow with the number of vendors and of certificates each has: `npm run bench:data`. Builds a copy
 * of the project with synthetic vendors, so nothing here changes. Fails where a file is larger than it may be.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readCommandLine, refuse } from '../../command-line.ts';
import { type BuildFigures, brokenBounds, measureBuild, parseSize } from './measure-build.ts';
import { sizeTable } from './size-table.ts';

const README = 'data/README.md';
const MARKS = ['<!-- bench:data -->', '<!-- /bench:data -->'] as const;

/** A demonstration; an audit of sixty shops, all that each shows; all shops of a country; more than there are. */
const SIZES = ['10x20', '60x40', '1000x20', '10000x20'];
const USAGE = `npm run bench:data -- [SIZE…] [--write]

  SIZE…    numbers of vendors: 60x40 for 60 with 40 certificates each, 120 for 120 with 20;
           ${SIZES.join(' ')} when left out
  --write  write the table in ${README} anew from what was measured; only print it when left out`;
const { values, positionals: given } = readCommandLine(USAGE, { write: { type: 'boolean' } }, { positionals: true });
const names = given.length === 0 ? SIZES : given;
const sizes = names.flatMap((name) => parseSize(name) ?? []).toSorted((a, b) => a.vendors - b.vendors);
if (sizes.length < names.length) refuse(USAGE);

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
if (values.write) writeTable(rows);
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
