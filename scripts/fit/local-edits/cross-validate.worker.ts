import { parentPort, workerData } from 'node:worker_threads';
import { crossValidated, HOW_OF_LABORATORY, readLaboratoryRows } from './real-rows.ts';

/** What trees never see of the pages that they score: other pages of the source, or of the laboratory. */
export type HeldOut = 'source' | 'template';

const { file, by } = workerData as { file: string; by: HeldOut };
const rows = await readLaboratoryRows(file);
parentPort?.postMessage(crossValidated(rows, (row) => row[by], HOW_OF_LABORATORY));
