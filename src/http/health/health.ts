import { z } from 'zod';

/** The answer of GET /api/health. */
export const Health = z
  .strictObject({
    status: z
      .enum(['ok', 'degraded'])
      .describe(
        '"degraded" when the shared count of checks cannot be reached; few checks are let through until it can.',
      ),
    version: z.string().describe('Version of the service.'),
    dataset_version: z.string().describe('Version of the data set.'),
    time: z.iso.datetime().describe('The time now, UTC.'),
  })
  .describe('Whether the service works, and what is deployed.');

export type Health = z.infer<typeof Health>;
