import { buildCitationCff } from '../../../src/dataset/exports/citation/citation-cff.ts';
import { buildZenodo } from '../../../src/dataset/exports/metadata/deposit.ts';
import type { Site } from '../../../src/dataset/site.ts';
import type { FileText } from '../write-files.ts';

/**
 * The files of the repository that say how the last release is cited and deposited.
 * @param released the day of that release; null before the first
 */
export function filesOnTheRelease(site: Site, released: string | null): FileText[] {
  return [
    { path: 'CITATION.cff', text: buildCitationCff(site, released) },
    { path: '.zenodo.json', text: buildZenodo(site, released) },
  ];
}
