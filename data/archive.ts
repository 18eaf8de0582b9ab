import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DataProblem } from '../src/dataset/data-error.ts';
import type { Dataset } from '../src/dataset/dataset.ts';
import type { Source } from '../src/dataset/source.ts';

/**
 * The copies that records name and that are not kept: a file that is gone shows nothing.
 * @param folder the data folder, which the names of copies start from
 */
export function missingCopies({ vendors, laboratories, compounds }: Dataset, folder = 'data'): DataProblem[] {
  const sources: (readonly [file: string, field: string, source: Source])[] = [
    ...vendors.flatMap(({ id, findings, sources: own }) => [
      ...findings.map(({ source }, i) => [`vendors/${id}.json`, `findings.${i}.source`, source] as const),
      ...own.map((source, i) => [`vendors/${id}.json`, `sources.${i}`, source] as const),
    ]),
    ...laboratories.flatMap(({ id, sources: own }) =>
      own.map((source, i) => [`labs/${id}.json`, `sources.${i}`, source] as const),
    ),
    ...compounds.flatMap(({ id, sources: own }) =>
      own.map((source, i) => [`compounds/${id}.json`, `sources.${i}`, source] as const),
    ),
  ];
  return sources.flatMap(([file, field, { archive_file: copy }]) =>
    copy === undefined || existsSync(join(folder, copy))
      ? []
      : [
          {
            file: join(folder, file),
            field: `${field}.archive_file`,
            expected: `Expected a file at ${join(folder, copy)}: put the copy there.`,
          },
        ],
  );
}
