import { z } from 'zod';
import { Day } from './source.ts';

/** A correction of the record, or an objection that was rejected; both stay on record. */
export const Correction = z
  .strictObject({
    raised_at: Day.describe('The day the objection arrived, or the publisher saw the error.'),
    at: Day.describe('The day it was decided.'),
    raised_by: z.enum(['vendor', 'laboratory', 'reader', 'publisher']).describe('Who raised it.'),
    text: z.string().trim().min(3).max(1000).describe('What was objected to, and what was decided.'),
    outcome: z.enum(['accepted', 'rejected']).describe('Whether the record was changed.'),
    // Not a default: decisions that were released without it stay as they were.
    fields: z
      .array(z.string().min(2).max(200))
      .min(1)
      .max(50)
      .optional()
      .describe(
        'The fields that were mended, where it was accepted; the history of a vendor tells from what to what. Left out in decisions from before this was noted.',
      ),
  })
  .refine(({ raised_at: raised, at }) => raised <= at, { path: ['at'], error: 'Expected a day on or after raised_at.' })
  .describe('A correction, or an objection that was rejected.');

export type Correction = z.infer<typeof Correction>;
