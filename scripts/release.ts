/**
 * Releases the data set: writes data/snapshots/{day}/, which never changes again, and sets the version.
 * `npm run release [-- --date YYYY-MM-DD] [--data FOLDER] [--dry-run]`.
 */
import { parseArgs } from 'node:util';
import { DataError } from '../src/dataset/data-error.ts';
import { release, ReleaseError } from './release/release.ts';

const { values: options } = parseArgs({
  options: {
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    data: { type: 'string', default: 'data' },
    'dry-run': { type: 'boolean', default: false },
  },
});

try {
  console.log(release(options.data, options.date, !options['dry-run']));
} catch (error) {
  if (!(error instanceof ReleaseError) && !(error instanceof DataError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
