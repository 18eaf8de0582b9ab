/** Releases the data set: writes data/snapshots/{day}/, which never changes again, and sets the version. */
import { DataError } from '../src/dataset/data-error.ts';
import { readCommandLine } from './command-line.ts';
import { ReleaseError, release } from './release/release.ts';

const USAGE = `npm run release -- [OPTIONS]

  --dry-run           say what the release would be, and write nothing
  --date YYYY-MM-DD   the day of the release; today when left out, and no later; a day is released once
  --data FOLDER       another data folder; data when left out`;
const { values: options } = readCommandLine(
  USAGE,
  {
    date: { type: 'string' },
    data: { type: 'string', default: 'data' },
    'dry-run': { type: 'boolean', default: false },
  },
  { positionals: false },
);

function run(): string {
  const today = new Date().toISOString().slice(0, 10);
  return release(options.data, options.date ?? today, today, !options['dry-run']);
}

try {
  console.log(run());
} catch (error) {
  if (!(error instanceof ReleaseError) && !(error instanceof DataError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
