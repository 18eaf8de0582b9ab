import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lastReleased, loadData, readSnapshots } from '../../data/index.ts';
import { DataError } from '../../src/dataset/data-error.ts';
import { PublishedChanges } from '../../src/dataset/exports/changes/changes.ts';
import { releaseBreaks } from '../../src/dataset/exports/snapshots/release-breaks.ts';
import type { Snapshot } from '../../src/dataset/exports/snapshots/released-snapshot.ts';
import { makeSnapshot } from '../../src/dataset/exports/snapshots/snapshot.ts';
import { releaseProblems } from '../../src/dataset/history/release-problems.ts';
import type { Site } from '../../src/dataset/site.ts';
import { Day } from '../../src/dataset/source.ts';
import { versionFile } from '../audit/workspace.ts';
import { filesOnTheRelease } from '../build/committed/files-on-the-release.ts';
import { type FileText, writeFiles } from '../build/write-files.ts';
import { schemaFaults } from './schema-faults.ts';

/** A release that cannot be made; the message says why. */
export class ReleaseError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ReleaseError';
  }
}

/**
 * Releases the data as it stands.
 * @param day the day of the release: its version
 * @param today the day it is; no release is of a later one
 * @param write false to see only what it would be
 * @returns what was released, in words
 * @throws DataError or ReleaseError when the data breaks with the last release or the day was released already; nothing
 *   is written then.
 */
export function release(folder: string, day: string, today: string, write: boolean): string {
  if (!Day.safeParse(day).success) throw new ReleaseError(`Expected a day, YYYY-MM-DD; found "${day}".`);
  if (day > today)
    throw new ReleaseError(
      `A release cannot be of a later day than today (${today}); found ${day}. Leave out --date, or name an earlier day.`,
    );
  const loaded = loadData(folder);
  const previous = readSnapshots(folder).at(-1) ?? null;
  if (previous !== null && day <= previous.day)
    throw new ReleaseError(
      `${previous.day} was released, and a release never changes. The next one is of a later day.`,
    );
  if (day < loaded.site.dataset.version)
    throw new ReleaseError(
      `The data set is of ${loaded.site.dataset.version} already; release it on that day or a later one.`,
    );
  const site = { ...loaded.site, dataset: { ...loaded.site.dataset, version: day, revision: 1 } };
  const dataset = { ...loaded, site };
  const problems = releaseProblems(dataset, lastReleased(folder), folder);
  if (problems.length > 0) throw new DataError(problems);
  const snapshot = makeSnapshot(dataset, previous);
  const breaks = previous === null ? [] : releaseBreaks(previous, snapshot);
  if (breaks.length > 0)
    throw new ReleaseError(
      `Consumers of ${previous?.day} would miss something; within a major version fields are only added:\n${breaks.join('\n')}`,
    );
  const unlike = readSnapshots(folder).flatMap((released) => schemaFaults(released));
  if (unlike.length > 0)
    throw new ReleaseError(
      `Released files no longer follow the schemas they were released with; put them back from version control:\n${unlike.join('\n')}`,
    );
  if (previous !== null && saysTheSame(previous, snapshot))
    throw new ReleaseError(`Nothing changed since ${previous.day}; there is nothing to release.`);
  const beside = [versionFile(folder, site), ...filesBeside(folder, site)];
  if (write) {
    writeSnapshot(folder, snapshot);
    writeFiles(beside);
  }
  return summary(snapshot, previous, write ? beside.map(({ path }) => path) : null);
}

/** What follows from the other files, or tells of the release itself. */
const ABOUT_THE_RELEASE = new Set([
  'changes.json',
  'checksums.txt',
  'croissant.json',
  'datacite.json',
  'datapackage.json',
]);

/** Members in which a file tells of its release: those of its header, and the finding, which follows from the records. */
const OF_THE_HEADER = ['version', 'url', '$id', 'headline_finding', 'headline', 'generated_from.url'];

/** Whether two releases hold the same but for their days. */
function saysTheSame(before: Snapshot, after: Snapshot): boolean {
  const said = ({ files }: Snapshot) =>
    JSON.stringify(
      [...files].flatMap(([path, text]) =>
        ABOUT_THE_RELEASE.has(path) || path.startsWith('citation.')
          ? []
          : [[path, path.endsWith('.json') ? withoutHeader(text) : text]],
      ),
    );
  return said(before) === said(after);
}

/** A released JSON file without what tells of its release; a day in a record stays. */
function withoutHeader(text: string): unknown {
  const content = JSON.parse(text) as Record<string, unknown>;
  for (const path of OF_THE_HEADER) {
    const [member = '', inner] = path.split('.');
    if (inner === undefined) delete content[member];
    else delete (content[member] as Record<string, unknown> | undefined)?.[inner];
  }
  return content;
}

/** Written beside its place and moved there, so that a snapshot is there whole or not at all. */
function writeSnapshot(folder: string, { day, files }: Snapshot): void {
  const place = join(folder, 'snapshots', day);
  if (existsSync(place)) throw new ReleaseError(`${place} exists already.`);
  const draft = join(folder, 'snapshots', `.${day}.tmp`);
  rmSync(draft, { recursive: true, force: true });
  for (const [path, text] of files) {
    mkdirSync(dirname(join(draft, path)), { recursive: true });
    writeFileSync(join(draft, path), text);
  }
  renameSync(draft, place);
}

/** The files beside the data folder that tell of the release, where they stand. */
function filesBeside(folder: string, site: Site): FileText[] {
  return filesOnTheRelease(site, site.dataset.version)
    .map(({ path, text }) => ({ path: join(folder, '..', path), text }))
    .filter(({ path }) => existsSync(path));
}

/** @param beside the files written beside the snapshot, which are committed with it; null where nothing was written */
function summary({ day, files }: Snapshot, previous: Snapshot | null, beside: readonly string[] | null): string {
  const { changes } = PublishedChanges.parse(JSON.parse(files.get('changes.json') ?? ''));
  const kinds = [...Map.groupBy(changes, ({ record, kind }) => `${record} ${kind}`)].map(
    ([what, list]) => `  ${list.length} × ${what}`,
  );
  const bytes = [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  return [
    `${day}: ${files.size} files, ${(bytes / 1024).toFixed(0)} KiB, ${changes.length} changes since ${previous?.day ?? 'the beginning'}${changes.length > 0 ? ':' : '.'}`,
    ...kinds,
    beside === null
      ? 'Dry run: nothing was written.'
      : `Written to data/snapshots/${day}/, which never changes from here on. Commit it with ${beside.join(', ')}.`,
  ].join('\n');
}
