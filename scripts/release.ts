/**
 * Releases the data set: writes data/snapshots/{day}/, which never changes again, and sets the version.
 * `npm run release [-- --date YYYY-MM-DD] [--data FOLDER] [--dry-run]`.
 */
import { parseArgs } from 'node:util';
import { lastReleased, loadData } from '../data/index.ts';
import { DataError } from '../src/dataset/data-error.ts';
import { versionFor } from './audit/version-for.ts';
import { release, ReleaseError } from './release/release.ts';

const { values: options } = parseArgs({
  options: {
    date: { type: 'string' },
    data: { type: 'string', default: 'data' },
    'dry-run': { type: 'boolean', default: false },
  },
});

try {
  // The day after where today was released already: a release never changes.
  const day = options.date ?? versionFor(loadData(options.data).site.dataset.version, new Date().toISOString().slice(0, 10), lastReleased(options.data)?.day ?? null);
  console.log(release(options.data, day, !options['dry-run']));
} catch (error) {
  if (!(error instanceof ReleaseError) && !(error instanceof DataError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
