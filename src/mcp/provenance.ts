import { z } from 'zod';
import type { Dataset } from '../dataset/dataset.ts';

/** What every tool result says of its source, so that whoever quotes it can cite it. */
export const PROVENANCE = {
  dataset_version: z.string().describe('Date of the data.'),
  demonstration: z.boolean().describe('True: the vendors are invented.'),
  licence: z.string().describe('SPDX id.'),
  attribution: z.string().describe('How to credit the source.'),
} as const;

/** The provenance of one data set. */
export function provenance({ site }: Pick<Dataset, 'site'>): z.infer<z.ZodObject<typeof PROVENANCE>> {
  return {
    dataset_version: site.dataset.version,
    demonstration: site.demonstration,
    licence: site.dataset.licence.id,
    attribution: site.dataset.attribution,
  };
}
