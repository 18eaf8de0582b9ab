import { loadData } from '../../data/index.ts';
import type { Dataset } from '../../src/dataset/dataset.ts';

/**
 * The frozen data of fixtures/dataset, read and checked by the code that reads data/: all that tests of the checker may
 * know of laboratories, compounds and vendors, so that editing a record cannot break them.
 * @throws DataError when a file there no longer fits its schema.
 */
export function fixtureDataset(): Dataset {
  return loadData('fixtures/dataset');
}
