import { z } from 'zod';
import type { Dataset } from '../../dataset.ts';
import { changesBetween, type RecordSet, type Registers } from '../changes/changes.ts';
import { editionFiles } from '../edition-files.ts';
import { type Snapshot, snapshotFolder } from './released-snapshot.ts';

// Older snapshots may lack newer fields, and newer ones have more: only what lists of changes look at is held to a form.
const OldRecord = z.looseObject({ id: z.string(), name: z.string() });
const OldFacts = z.object({ demonstration: z.boolean().default(false) });
const OldRegisters = z.object({
  laboratories: z.array(OldRecord).default([]),
  compounds: z.array(OldRecord).default([]),
});

/**
 * The records of a snapshot.
 * @throws ZodError or SyntaxError when its files are not what a release writes.
 */
export function recordsOf({ files }: Snapshot): RecordSet {
  const lines = (files.get('vendors.ndjson') ?? '').split('\n').filter((line) => line !== '');
  return {
    vendors: lines.map((line) => OldRecord.parse(JSON.parse(line))),
    ...registersOf({ files }),
  };
}

/**
 * The laboratories and compounds of a snapshot.
 * @throws ZodError or SyntaxError when its files are not what a release writes.
 */
export function registersOf({ files }: Pick<Snapshot, 'files'>): Registers {
  return {
    laboratories: OldRegisters.parse(JSON.parse(files.get('labs.json') ?? '{}')).laboratories,
    compounds: OldRegisters.parse(JSON.parse(files.get('compounds.json') ?? '{}')).compounds,
  };
}

/** Whether a snapshot was released while the vendors were invented. */
export function isDemonstration({ files }: Snapshot): boolean {
  return OldFacts.parse(JSON.parse(files.get('vendors.json') ?? '{}')).demonstration;
}

/**
 * The files of a release.
 * @param dataset the state to release; its version is the day of the release
 * @param previous the snapshot before, which the list of changes starts from; null for the first
 */
export function makeSnapshot(dataset: Dataset, previous: Snapshot | null): Snapshot {
  const day = dataset.site.dataset.version;
  const changes = changesBetween(previous === null ? null : recordsOf(previous), dataset, day, dataset.site.base_url);
  const files = editionFiles({
    dataset,
    folder: snapshotFolder(day),
    live: false,
    changes,
    since: previous?.day ?? null,
  });
  return {
    day,
    files: new Map(files.map(({ path, body }) => [path, body()] as const).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}
