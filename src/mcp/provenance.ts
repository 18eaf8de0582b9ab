import { z } from 'zod';
import type { Dataset } from '../dataset/dataset.ts';
import { Site } from '../dataset/site.ts';
import { Day } from '../dataset/source.ts';

/** What every tool result says of its source, so that whoever quotes it can cite it. */
export const PROVENANCE = {
  dataset_version: Day.describe('Version of the data set the answer comes from.'),
  demonstration: z
    .boolean()
    .describe('True while the vendors are invented businesses; the data then says nothing about any real one.'),
  licence: Site.shape.dataset.shape.licence,
  attribution: z.string().describe('How to name the source.'),
} as const;

/** The provenance of one data set. */
export function provenance({ site }: Pick<Dataset, 'site'>): z.infer<z.ZodObject<typeof PROVENANCE>> {
  return {
    dataset_version: site.dataset.version,
    demonstration: site.demonstration,
    licence: site.dataset.licence,
    attribution: site.dataset.attribution,
  };
}
