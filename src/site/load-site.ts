import { loadData } from '../../data/index.ts';
import type { Dataset } from '../dataset/dataset.ts';

let data: Dataset | undefined;

/** The data that every page and published document is built from, read once a build. */
export function loadSite(): Dataset {
  data ??= loadData();
  return data;
}
