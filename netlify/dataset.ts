import data from '../.generated/dataset.json' with { type: 'json' };
import type { Dataset } from '../src/dataset/dataset.ts';

/** The data set that the build checked and wrote. It is imported, not opened: the bundler puts it into each function. */
export const dataset = data as unknown as Dataset;
