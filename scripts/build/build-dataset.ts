/** Writes all of data/, checked, into one compact file: `node scripts/build/build-dataset.ts [FILE]`. Run by `npm run data`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { checkData } from '../../data/index.ts';
import { DataError } from '../../src/dataset/data-error.ts';

const output = process.argv[2] ?? '.generated/dataset.json';

try {
  const dataset = checkData();
  mkdirSync(dirname(output), { recursive: true });
  writeFileSync(output, JSON.stringify(dataset));
  console.log(
    `${output}: ${dataset.vendors.length} vendors, ${dataset.laboratories.length} laboratories, ${dataset.compounds.length} compounds, version ${dataset.site.dataset.version}`,
  );
} catch (error) {
  if (!(error instanceof DataError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
