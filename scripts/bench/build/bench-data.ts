/**
 * How load and build grow with the number of vendors: `npm run bench:data -- 10 1000 10000`. Builds a copy of the
 * project with synthetic vendors, so nothing here changes.
 */
import { type BuildFigures, measureBuild } from './measure-build.ts';

const sizes = process.argv.slice(2).map(Number);
if (sizes.length === 0 || sizes.some((n) => !Number.isInteger(n) || n < 1)) {
  console.error('Expected numbers of vendors, such as: npm run bench:data -- 10 1000 10000');
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
