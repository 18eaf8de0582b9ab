import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageReading, ReadingContext } from '../../../../src/coa/read-page.ts';
import { readLabels } from '../../../certificates/labels.ts';
import { laboratoryOf, readFirstPage } from '../../../layouts/read-layout-page.ts';

const PICTURE = /\.(png|jpe?g|webp)$/i;

/** A laboratory's page in a folder like `wild`. */
export interface LaboratoryPage {
  file: string;
  /** Id of its record. */
  laboratory: string;
  reading: PageReading;
}

/**
 * Reads the pictures of a folder like `wild` against which nothing is known, one after another; those whose laboratory is not
 * recognised are left out.
 * @throws Error when the folder holds labels of another kind.
 */
export async function* laboratoryPages(folder: string, context: ReadingContext): AsyncGenerator<LaboratoryPage> {
  const labels = readLabels(folder);
  if (labels.kind !== 'wild') throw new Error(`${folder} holds labels of another kind.`);
  for (const { file, class: kind } of labels.entries) {
    if (kind !== 'laboratory' || !PICTURE.test(file)) continue;
    const reading = await readFirstPage(readFileSync(join(folder, file)), context);
    const laboratory = laboratoryOf(reading);
    if (laboratory !== null) yield { file, laboratory, reading };
  }
}
