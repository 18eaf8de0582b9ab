import type { DataProblem } from '../data-error.ts';
import type { Dataset } from '../dataset.ts';
import { auditedAnewProblems } from './audited-anew.ts';
import { historyProblems } from './history-problems.ts';
import type { HistoricRecord } from './pending-changes.ts';

/** The last released state, as far as the data is held to it. */
export interface Released {
  day: string;
  /** Whether its vendors were invented. */
  demonstration: boolean;
  vendors: readonly ({ id: string } & HistoricRecord)[];
  laboratories: readonly { id: string }[];
  compounds: readonly { id: string }[];
}

/**
 * Where the data breaks with the last release: records that are gone, changes without a reason, audits of which the
 * vendor was not told, a version that is not later although something changed.
 * @param folder the data folder, for the names of files
 */
export function releaseProblems(
  { site, vendors, laboratories, compounds }: Dataset,
  released: Released | null,
  folder = 'data',
): DataProblem[] {
  const siteFile = `${folder}/site.json`;
  const fileOf = (id: string) => `${folder}/vendors/${id}.json`;
  const { version } = site.dataset;
  if (released === null) return [];
  if (released.demonstration !== site.demonstration)
    return [
      {
        file: siteFile,
        field: 'demonstration',
        expected: `Expected ${released.demonstration}, as in the release of ${released.day}: releases of invented and of real vendors cannot follow one another. Remove ${folder}/snapshots/ of the ${released.demonstration ? 'demonstration' : 'real data set'} first.`,
      },
    ];

  const problems: DataProblem[] = [];
  const current = new Map(vendors.map((vendor) => [vendor.id, vendor]));
  for (const before of released.vendors) {
    const after = current.get(before.id);
    if (after === undefined) {
      problems.push({
        file: fileOf(before.id),
        field: '',
        expected: `Expected the record to stay: it was released on ${released.day}. What is out of date is kept with its history, not removed.`,
      });
      continue;
    }
    const found = [...historyProblems(before, after), ...auditedAnewProblems(before, after)];
    problems.push(...found.map((problem) => ({ file: fileOf(before.id), ...problem })));
  }
  if (version < released.day)
    problems.push({
      file: siteFile,
      field: 'dataset.version',
      expected: `Expected a day no earlier than the last release, ${released.day}.`,
    });
  const changed = Object.entries({ vendors, laboratories, compounds }).flatMap(([register, records]) =>
    registerDiffers(released[register as 'vendors'], records) ? [register] : [],
  );
  if (version === released.day && site.dataset.revision === 1 && changed.length > 0) {
    problems.push({
      file: siteFile,
      field: 'dataset.version',
      expected: `Expected a day after the last release, ${released.day}: ${changed.join(', ')} changed since. Set it to the day of the change, or on that same day "revision" to 2.`,
    });
  }
  return problems;
}

function registerDiffers(before: readonly { id: string }[], after: readonly { id: string }[]): boolean {
  const current = new Map(after.map((record) => [record.id, record]));
  return before.length !== after.length || before.some((record) => differ(record, current.get(record.id) ?? {}));
}

/** Members of a published record that say nothing of its vendor. */
const OF_PUBLICATION = new Set(['audit_url', 'schema_version']);

/** Whether anything stands otherwise in the fields that were released. */
function differ(before: object, after: object): boolean {
  const later = new Map(Object.entries(after));
  return Object.entries(before).some(
    ([field, value]) => !OF_PUBLICATION.has(field) && JSON.stringify(value) !== JSON.stringify(later.get(field)),
  );
}
