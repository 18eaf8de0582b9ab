/** Writes .generated/dataset.json: all of data/, checked, in one compact file. Run by `npm run data`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadData } from '../data/index.ts';
import { DataError } from '../src/dataset/data-error.ts';

const OUTPUT = '.generated/dataset.json';

try {
  const dataset = loadData();
  mkdirSync('.generated', { recursive: true });
  writeFileSync(OUTPUT, JSON.stringify(dataset));
  console.log(`${OUTPUT}: ${dataset.vendors.length} vendors, ${dataset.laboratories.length} laboratories, ${dataset.compounds.length} compounds, version ${dataset.site.dataset.version}`);
} catch (error) {
  if (!(error instanceof DataError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
