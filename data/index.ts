import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDataset, type DataFile, type Dataset } from '../src/dataset/dataset.ts';

const FOLDERS = ['labs', 'compounds', 'vendors'];

/**
 * Reads and checks all of data/. For builds and tools; a running service reads `.generated/dataset.json` instead.
 * @param folder the data folder, from the root of the repository unless absolute
 * @throws DataError that lists every problem with file, field and expectation.
 */
export function loadData(folder = 'data'): Dataset {
  const paths = FOLDERS.flatMap((name) => readdirSync(join(folder, name)).sort().map((file) => join(folder, name, file)));
  return parseDataset([join(folder, 'site.json'), ...paths].map(readDataFile));
}

function readDataFile(path: string): DataFile {
  const text = readFileSync(path, 'utf8');
  try {
    return { path, content: JSON.parse(text) as unknown };
  } catch (error) {
    return { path, content: error };
  }
}
