import { loadData } from '../data/index.ts';
import { DataError } from '../src/dataset/data-error.ts';
import type { Dataset } from '../src/dataset/dataset.ts';

/** All of data/, for a command that cannot do without it; where it does not hold together, says why and ends it with 1. */
export function loadDataOrEnd(): Dataset {
  try {
    return loadData();
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
