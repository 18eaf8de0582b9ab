import { z } from 'zod';
import { Day } from '../../source.ts';
import { PublishedChanges } from '../changes/changes.ts';
import { plainCitation } from '../citation/citations.ts';
import { snapshotReference } from '../citation/references.ts';
import { type Edition, HEADER, header } from '../edition.ts';
import { sha256 } from '../sha256.ts';
import { type Snapshot, snapshotFolder } from './released-snapshot.ts';

const Hash = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .describe('SHA-256, hexadecimal.');

/** What stands in snapshots/index.json. */
export const PublishedSnapshots = z
  .strictObject({
    ...HEADER,
    latest: Day.nullable().describe(
      'Version of the newest snapshot; null before the first release. The live files are of this version or newer.',
    ),
    snapshots: z
      .array(
        z.strictObject({
          version: Day.describe('Day of the release.'),
          url: z.url().describe('Its folder.'),
          since: Day.nullable().describe('Version of the snapshot before.'),
          changes: z.int().min(0).describe('Number of changes since then; they stand in its changes.json.'),
          citation: z.string().describe('How to cite it, in a line.'),
          checksums_sha256: Hash.describe('SHA-256 of its checksums.txt, which covers every other file of it.'),
          files: z
            .array(
              z.strictObject({
                path: z.string().describe('Path below the folder.'),
                bytes: z.int().describe('Size.'),
                sha256: Hash,
              }),
            )
            .describe('Its files.'),
          register_changes: z
            .int()
            .min(0)
            .nullable()
            .describe(
              'Of "changes", those to laboratories and compounds; null for the first snapshot, whose list is of vendors only.',
            ),
        }),
      )
      .describe('Every snapshot, newest first. The files of a snapshot never change.'),
    deltas: z
      .array(
        z.strictObject({
          from: Day.describe('Version of the source.'),
          to: Day.describe('Version of the target.'),
          url: z.url().describe('Unified diff: apply with patch -p1 in a copy of the source; patch -R -p1 leads back.'),
        }),
      )
      .describe(
        'What leads from each snapshot to the next; over several, one after the other in the order of their days.',
      ),
  })
  .describe('The released snapshots of the data set.');

// Older lists may lack newer fields: only these are looked at.
const ChangeFacts = z.object({
  since: PublishedChanges.shape.since,
  total: PublishedChanges.shape.total,
  changes: z.array(z.object({ record: z.string() })),
});

/**
 * Every snapshot with the next one. Only neighbours have a delta, so that their number grows with the releases and not
 * with the square of it; over several releases they are applied one after the other.
 * @param snapshots oldest first
 */
export function neighbours(snapshots: readonly Snapshot[]): { from: Snapshot; to: Snapshot }[] {
  return snapshots.flatMap((from, i) => {
    const to = snapshots[i + 1];
    return to === undefined ? [] : [{ from, to }];
  });
}

/** Path of a delta below /data/. */
export const deltaPath = (from: string, to: string) => `deltas/${from}/${to}.patch`;

/** The content of snapshots/index.json. */
export function publishSnapshots(edition: Edition, snapshots: readonly Snapshot[]): z.infer<typeof PublishedSnapshots> {
  const { site } = edition.dataset;
  const newestFirst = snapshots.toSorted((a, b) => (a.day < b.day ? 1 : -1));
  return {
    ...header(edition, 'snapshots/index.json', 'Released snapshots', snapshots.length),
    latest: newestFirst[0]?.day ?? null,
    snapshots: newestFirst.map(({ day, files }) => {
      const { since, total, changes } = ChangeFacts.parse(JSON.parse(files.get('changes.json') ?? ''));
      return {
        version: day,
        url: `${site.base_url}${snapshotFolder(day)}`,
        since,
        changes: total,
        citation: plainCitation(snapshotReference(site, day)),
        checksums_sha256: sha256(files.get('checksums.txt') ?? ''),
        files: [...files].map(([path, text]) => ({ path, bytes: Buffer.byteLength(text), sha256: sha256(text) })),
        // They are of the day of the release, so that a list which was cut to its newest entries has them all.
        register_changes: since === null ? null : changes.filter(({ record }) => record !== 'vendor').length,
      };
    }),
    deltas: neighbours(snapshots).map(({ from, to }) => ({
      from: from.day,
      to: to.day,
      url: `${site.base_url}/data/${deltaPath(from.day, to.day)}`,
    })),
  };
}

/** One release, as the list of releases gives it. */
export type PublishedRelease = z.infer<typeof PublishedSnapshots>['snapshots'][number];
