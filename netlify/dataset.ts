import { readFileSync } from 'node:fs';
import type { Dataset } from '../src/dataset/dataset.ts';

/** The data set that the build checked and wrote; it is read once an instance and trusted, since nobody else writes it. */
export const dataset = JSON.parse(readFileSync(new URL('../.generated/dataset.json', import.meta.url), 'utf8')) as Dataset;
