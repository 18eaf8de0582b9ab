import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { DataError } from '../src/dataset/data-error.ts';
import { type DataFile, type Dataset, parseDataset } from '../src/dataset/dataset.ts';
import type { Snapshot } from '../src/dataset/exports/snapshots/released-snapshot.ts';
import { isDemonstration, recordsOf } from '../src/dataset/exports/snapshots/snapshot.ts';
import { type Released, releaseProblems } from '../src/dataset/history/release-problems.ts';
import { missingCopies } from './archive.ts';

const FOLDERS = ['labs', 'compounds', 'vendors'];

/**
 * Reads and checks all of data/. For builds and tools; a running service reads `.generated/dataset.json` instead.
 * @param folder the data folder, from the root of the repository unless absolute
 * @throws DataError that lists every problem with file, field and expectation.
 */
export function loadData(folder = 'data'): Dataset {
  const dataset = parseDataset(readDataFiles(folder));
  const missing = missingCopies(dataset, folder);
  if (missing.length > 0) throw new DataError(missing);
  return dataset;
}

/**
 * Reads every file of the data without checking it, for tools that work on what is not whole yet.
 * @throws DataError when the folder holds no data.
 */
export function readDataFiles(folder = 'data'): DataFile[] {
  if (!existsSync(join(folder, 'site.json')))
    throw new DataError([
      { file: folder, field: '', expected: `Expected a folder with site.json, ${FOLDERS.join(', ')}.` },
    ]);
  const paths = FOLDERS.flatMap((name) => namesIn(join(folder, name)).map((file) => join(folder, name, file)));
  return [join(folder, 'site.json'), ...paths].map(readDataFile);
}

/**
 * Reads all of data/ and holds it to the last release too: every change of a record has its reason, nothing is gone.
 * @throws DataError that lists every problem with file, field and expectation.
 */
export function checkData(folder = 'data'): Dataset {
  const dataset = loadData(folder);
  const problems = releaseProblems(dataset, lastReleased(folder), folder);
  if (problems.length > 0) throw new DataError(problems);
  return dataset;
}

/** The last released state; null before the first release. */
export function lastReleased(folder = 'data'): Released | null {
  const last = readSnapshots(folder).at(-1);
  return last === undefined ? null : { day: last.day, demonstration: isDemonstration(last), ...recordsOf(last) };
}

/** Names in a folder, sorted, without those that a system hides; none where it is missing, as version control leaves out an empty one. */
function namesIn(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => !name.startsWith('.'))
        .sort()
    : [];
}

/** The text of a file of the data, without the mark that editors on Windows put before UTF-8. */
export function readDataText(path: string): string {
  return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
}

function readDataFile(path: string): DataFile {
  const text = readDataText(path);
  try {
    return { path, content: JSON.parse(text) as unknown };
  } catch (error) {
    return { path, content: error };
  }
}

/**
 * Reads the released snapshots, oldest first.
 * @param folder the data folder, from the root of the repository unless absolute
 */
export function readSnapshots(folder = 'data'): Snapshot[] {
  const root = join(folder, 'snapshots');
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .filter((name) => /^\d{4}-\d{2}-\d{2}$/.test(name))
    .sort()
    .map((day) => ({ day, files: readFiles(join(root, day)) }));
}

function readFiles(folder: string): Map<string, string> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    )
    .sort();
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}
