import type { Dataset } from '../dataset.ts';
import { publishVendor } from '../published.ts';
import { type Artefact, jsonText, MEDIA_TYPES, mediaTypeOf } from './artefact.ts';
import { changesSinceFirst } from './changes/changes.ts';
import { feedFiles } from './changes/feeds.ts';
import { citationFiles } from './citation/citations.ts';
import { auditReference } from './citation/references.ts';
import type { Edition } from './edition.ts';
import { editionFiles } from './edition-files.ts';
import { createDelta } from './snapshots/delta.ts';
import type { Snapshot } from './snapshots/released-snapshot.ts';
import { registersOf } from './snapshots/snapshot.ts';
import { deltaPath, neighbours, publishSnapshots } from './snapshots/snapshot-index.ts';

/**
 * The live state of the data set.
 * @param snapshots the released snapshots, oldest first: laboratories and compounds have changed from each to the next.
 * Whoever looks at no changes may leave them out.
 */
export function liveEdition(dataset: Dataset, snapshots: readonly Snapshot[] = []): Edition {
  const { base_url, dataset: about } = dataset.site;
  return {
    dataset,
    folder: '/data/',
    live: true,
    changes: changesSinceFirst(
      snapshots.map((snapshot) => ({ day: snapshot.day, registers: registersOf(snapshot) })),
      dataset,
      about.version,
      base_url,
    ),
    since: null,
  };
}

/**
 * Every file that is published under /data/, paths below that folder. This list is the publication: the site writes
 * exactly these files, and lists of files are made from it.
 * @param snapshots the released snapshots, oldest first
 */
export function buildExports(dataset: Dataset, snapshots: readonly Snapshot[]): Artefact[] {
  const { site, vendors } = dataset;
  const edition = liveEdition(dataset, snapshots);
  const records = vendors.map(
    (vendor): Artefact => ({
      path: `vendors/${vendor.id}.json`,
      mediaType: MEDIA_TYPES.json,
      body: () => jsonText(publishVendor(site, vendor)),
    }),
  );
  return [
    ...editionFiles(edition, records),
    ...feedFiles(edition, snapshots.at(-1)?.day ?? null),
    ...vendors.flatMap((vendor) =>
      citationFiles(
        () => auditReference(site, vendor),
        (format, extension) => `citations/${format}/${vendor.id}.${extension}`,
      ).map((file): Artefact => ({ ...file, bulk: true })),
    ),
    {
      path: 'snapshots/index.json',
      mediaType: MEDIA_TYPES.json,
      about: 'The released snapshots with their files and hashes, and the deltas between them.',
      body: () => jsonText(publishSnapshots(edition, snapshots)),
    },
    ...snapshots.flatMap(({ day, files }) =>
      [...files].map(
        ([path, text]): Artefact => ({
          path: `snapshots/${day}/${path}`,
          mediaType: mediaTypeOf(path),
          body: () => text,
        }),
      ),
    ),
    ...neighbours(snapshots).map(
      ({ from, to }): Artefact => ({
        path: deltaPath(from.day, to.day),
        mediaType: MEDIA_TYPES.patch,
        body: () => createDelta(from, to),
      }),
    ),
  ];
}
