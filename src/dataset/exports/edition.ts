import { z } from 'zod';
import type { Dataset } from '../dataset.ts';
import { SCHEMA_VERSION, SchemaVersion } from '../schema-version.ts';
import { Site } from '../site.ts';
import { Day } from '../source.ts';
import type { Change } from './changes/change.ts';

/** One state of the data set as it is published: the live one, or a snapshot. */
export interface Edition {
  dataset: Dataset;
  /** Path of its folder on the site, slash at the end: `/data/`, or `/data/snapshots/2026-08-20/`. */
  folder: string;
  /** False for a snapshot, whose bytes never change. */
  live: boolean;
  /** What changed, newest first: since the first publication, or since the snapshot before where `since` is its version. */
  changes: readonly Change[];
  since: string | null;
}

/** Address of a file of an edition. */
export function addressOf({ dataset, folder }: Pick<Edition, 'dataset' | 'folder'>, path: string): string {
  return `${dataset.site.base_url}${folder}${path}`;
}

const { title, licence, attribution } = Site.shape.dataset.shape;

/** What every published JSON file of several records says of itself. */
export const HEADER = {
  schema_version: SchemaVersion,
  title: z.string().describe('What the file holds.'),
  part_of: title,
  version: Day.describe('Version of the data set: the day of its last change.'),
  demonstration: z
    .boolean()
    .describe('True while the vendors are invented businesses; the data then says nothing about any real one.'),
  licence,
  attribution,
  url: z.url().describe('Address of this file.'),
  count: z.int().min(0).describe('Number of records in the file.'),
} as const;

/** The header of a file. */
export function header(
  edition: Edition,
  path: string,
  fileTitle: string,
  count: number,
): z.infer<z.ZodObject<typeof HEADER>> {
  const { site } = edition.dataset;
  return {
    schema_version: SCHEMA_VERSION,
    title: fileTitle,
    part_of: site.dataset.title,
    version: site.dataset.version,
    demonstration: site.demonstration,
    licence: site.dataset.licence,
    attribution: site.dataset.attribution,
    url: addressOf(edition, path),
    count,
  };
}
